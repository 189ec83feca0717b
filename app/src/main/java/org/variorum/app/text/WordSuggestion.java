package org.variorum.app.text;

import java.util.Collection;
import java.util.Optional;
import org.variorum.rules.text.Nearest;

/**
 * Suggestion of a known word for a mistyped word.
 *
 * @param knownWords the words that may be suggested
 */
public record WordSuggestion(Collection<String> knownWords) {

  private static final int MAX_LENGTH = 60;
  /** The minimum length of a typed word. For a shorter word, no known word that contains it is suggested. */
  private static final int MIN_PART = 3;

  /**
   * The nearest known word: one with few wrong letters, or one that contains the typed word; empty if there is none.
   */
  public Optional<String> nearest(String word) {
    if (word.length() > MAX_LENGTH) {
      return Optional.empty();
    }
    return Nearest.to(word, knownWords).or(
        () -> knownWords.stream().filter(each -> word.length() >= MIN_PART && each.contains(word))
            .findFirst());
  }

  /** A typed text, shortened and without control characters, for one line of a message. */
  public static String printable(String text) {
    String visible = text.replaceAll("\\p{Cntrl}", "?");
    return visible.length() <= MAX_LENGTH ? visible : visible.substring(0, MAX_LENGTH) + "…";
  }
}
