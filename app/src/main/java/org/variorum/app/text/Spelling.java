package org.variorum.app.text;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Guesses which of the known words somebody meant. */
public final class Spelling {

  private static final int SHOWN = 60;

  private final Collection<String> known;

  /** @param known the right words */
  public Spelling(Collection<String> known) {
    this.known = known;
  }

  /** The nearest known word, if it is near: few wrong letters for its length, or one that holds the word. */
  public Optional<String> nearest(String word) {
    if (word.isEmpty() || word.length() > SHOWN) {
      return Optional.empty();
    }
    String wanted = word.toLowerCase(Locale.ROOT);
    return known.stream().filter(candidate -> cost(wanted, candidate) <= Math.max(1, wanted.length() / 3))
        .min(Comparator.comparingInt(candidate -> cost(wanted, candidate)))
        .or(() -> known.stream().filter(candidate -> wanted.length() > 2 && candidate.contains(wanted))
            .findFirst());
  }

  /** A text that somebody typed, fit to be shown in one line. */
  public static String shown(String text) {
    String visible = text.replaceAll("\\p{Cntrl}", "?");
    return visible.length() <= SHOWN ? visible : visible.substring(0, SHOWN) + "…";
  }

  /** Letters to insert, delete or replace (Levenshtein). */
  private static int cost(String from, String to) {
    int[] row = new int[to.length() + 1];
    for (int j = 0; j <= to.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= from.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= to.length(); j++) {
        int replaced = diagonal + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replaced, Math.min(row[j], row[j - 1]) + 1);
      }
    }
    return row[to.length()];
  }
}
