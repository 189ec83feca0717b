package org.variorum.rules.definition;

import java.util.Optional;

/**
 * A problem in a definition file, or in the page of rules beside it.
 *
 * @param file the file as the caller named it, or {@code ID.yaml} for a parent definition
 * @param line the line, from 1
 * @param column the column, from 1
 * @param message what is wrong, and why
 * @param expected a short description of correct text; empty if there is none
 * @param suggestion the nearest correct word; empty if there is none
 * @param severity whether the file is refused
 */
public record FileProblem(String file, int line, int column, String message, Optional<String> expected,
    Optional<String> suggestion, Severity severity) {

  /** Replaces control characters, because problems quote files and are printed to terminals. */
  public FileProblem {
    message = visible(message);
    expected = expected.map(FileProblem::visible);
    suggestion = suggestion.map(FileProblem::visible);
  }

  /** An error: the file is refused. */
  public FileProblem(String file, int line, int column, String message, Optional<String> expected,
      Optional<String> suggestion) {
    this(file, line, column, message, expected, suggestion, Severity.ERROR);
  }

  private static String visible(String text) {
    return text.replaceAll("\\p{Cc}", "\uFFFD");
  }

  /** The problem in one line, as compilers write it, for example {@code game.yaml:3:5: MESSAGE; expected EXPECTED}. */
  @Override
  public String toString() {
    return file + ":" + line + ":" + column + ": " + (severity == Severity.HINT ? "hint: " : "") + words();
  }

  /** The problem without its place: what is wrong, what is expected, and what was probably meant. */
  public String words() {
    return message + expected.map(text -> "; expected " + text).orElse("")
        + suggestion.map(word -> "; did you mean \"" + word + "\"?").orElse("");
  }
}
