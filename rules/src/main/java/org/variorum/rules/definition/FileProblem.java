package org.variorum.rules.definition;

import java.util.Optional;

/**
 * A complaint about a definition file, or about the page of rules beside it.
 *
 * @param file the file as the caller named it, or {@code ID.yaml} for a parent
 * @param line the line, from 1
 * @param column the column, from 1
 * @param message what is wrong, and why
 * @param expected what would be right, if that can be said in a few words
 * @param suggestion the nearest word that would be right there
 * @param severity whether the file is refused for it
 */
public record FileProblem(String file, int line, int column, String message, Optional<String> expected,
    Optional<String> suggestion, Severity severity) {

  /** Replaces control characters: complaints quote files, and are printed to terminals. */
  public FileProblem {
    message = visible(message);
    expected = expected.map(FileProblem::visible);
    suggestion = suggestion.map(FileProblem::visible);
  }

  /** A complaint for which the file is refused. */
  public FileProblem(String file, int line, int column, String message, Optional<String> expected,
      Optional<String> suggestion) {
    this(file, line, column, message, expected, suggestion, Severity.ERROR);
  }

  private static String visible(String text) {
    return text.replaceAll("\\p{Cc}", "\uFFFD");
  }

  /** The complaint in one line, in the form of a compiler's. */
  @Override
  public String toString() {
    return file + ":" + line + ":" + column + ": " + (severity == Severity.HINT ? "hint: " : "") + message
        + expected.map(text -> "; expected " + text).orElse("")
        + suggestion.map(word -> "; did you mean \"" + word + "\"?").orElse("");
  }
}
