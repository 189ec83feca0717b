package org.variorum.app.text;

import java.util.Collection;
import java.util.Optional;
import org.variorum.rules.text.Nearest;

/**
 * Guesses which of the known words was meant.
 *
 * @param known the right words
 */
public record WordSuggestion(Collection<String> known) {

  private static final int SHOWN = 60;
  private static final int TELLING = 3;

  /** The nearest known word, if it is near: few wrong letters for its length, or one that holds the word. */
  public Optional<String> nearest(String word) {
    if (word.length() > SHOWN) {
      return Optional.empty();
    }
    return Nearest.to(word, known).or(
        () -> known.stream().filter(one -> word.length() >= TELLING && one.contains(word)).findFirst());
  }

  /** A typed text, fit to be shown in one line. */
  public static String shown(String text) {
    String visible = text.replaceAll("\\p{Cntrl}", "?");
    return visible.length() <= SHOWN ? visible : visible.substring(0, SHOWN) + "…";
  }
}
