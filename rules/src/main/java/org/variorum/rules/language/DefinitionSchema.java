package org.variorum.rules.language;

import java.util.List;
import org.variorum.rules.language.word.Vocabulary;
import org.variorum.rules.registry.RoomRegistry;

/**
 * The JSON Schema of definition files, which lets editors complete words and underline mistakes, and the line that
 * names it in a file.
 */
public final class DefinitionSchema {

  /** The name of its file. */
  public static final String FILE = "definition.schema.json";

  private static final String KEY = "# yaml-language-server: $schema=";

  private DefinitionSchema() {}

  /**
   * The schema of all words.
   *
   * @param ids the games that an editor offers after {@code from}
   */
  public static String text(List<String> ids) {
    return new Vocabulary(RoomRegistry.WORDS, ids).jsonSchema();
  }

  /**
   * The first line of a definition, which tells an editor where the schema is.
   *
   * @param path of the schema's file, from the definition's folder, with slashes
   */
  public static String line(String path) {
    return KEY + path + "\n";
  }

  /** A definition without that line. It is for editors alone, so that a game is the same with it and without. */
  static String withoutLine(String text) {
    int end = text.indexOf('\n');
    return text.startsWith(KEY) && end >= 0 ? text.substring(end + 1) : text;
  }
}
