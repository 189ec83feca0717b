package org.variorum.rules.language;

import java.util.List;
import java.util.Map;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.DefinitionException;
import org.variorum.rules.definition.FileProblem;

/** A small sound definition to spoil, and what the reader says of it. */
final class DefinitionSamples {

  /** Six lines; what a test adds starts on line 7. */
  static final String SOUND = """
      game: Sample
      board: 5x5
      start: "k4/p4/5/1P3/4K w - - 0 1"
      pieces:
        K: { name: king, royal: yes, moves: K }
        P: { name: pawn, moves: mfWcfF }
      """;

  private DefinitionSamples() {}

  static String with(String... lines) {
    return SOUND + String.join("\n", lines) + "\n";
  }

  static String replacing(String old, String with) {
    if (!SOUND.contains(old)) {
      throw new IllegalArgumentException(old);
    }
    return SOUND.replace(old, with);
  }

  static Definition read(String text, String... options) {
    return new DefinitionReader(Library.of(Map.of())).read("sample.yaml", text, List.of(options));
  }

  /** All problems, as {@code file:line:column: …}. */
  static List<String> problems(String text, String... options) {
    return problems(Library.of(Map.of()), text, options);
  }

  static List<String> problems(Library library, String text, String... options) {
    try {
      new DefinitionReader(library).read("sample.yaml", text, List.of(options));
      return List.of();
    } catch (DefinitionException e) {
      return e.problems().stream().map(FileProblem::toString).toList();
    }
  }
}
