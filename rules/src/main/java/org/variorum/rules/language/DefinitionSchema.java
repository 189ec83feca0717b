package org.variorum.rules.language;

import java.util.List;
import org.variorum.rules.language.word.Vocabulary;
import org.variorum.rules.registry.RoomRegistry;

/**
 * The JSON Schema of definition files, which lets editors complete words and underline mistakes. A definition file
 * names the schema in its first line.
 */
public final class DefinitionSchema {

  /** The file name of the schema. */
  public static final String FILE = "definition.schema.json";

  private static final String KEY = "# yaml-language-server: $schema=";

  private DefinitionSchema() {}

  /**
   * The JSON Schema of all words.
   *
   * @param ids the ids of the games that an editor suggests after {@code from}
   */
  public static String text(List<String> ids) {
    return new Vocabulary(RoomRegistry.WORDS, ids).jsonSchema();
  }

  /**
   * The first line of a definition, which tells an editor where the schema is.
   *
   * @param path the path of the schema's file, relative to the definition's folder, with slashes
   */
  public static String line(String path) {
    return KEY + path + "\n";
  }

  /** Removes the schema line from a text. The line is for editors only and must not affect a definition's hash. */
  static String withoutLine(String text) {
    int end = text.indexOf('\n');
    return text.startsWith(KEY) && end >= 0 ? text.substring(end + 1) : text;
  }
}
