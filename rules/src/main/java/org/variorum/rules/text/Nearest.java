package org.variorum.rules.text;

import java.util.Optional;

/** Finder of the known word that a misspelt word was meant to be. */
public final class Nearest {

  private Nearest() {}

  /**
   * The known word at the smallest edit distance; empty if all known words are too far. The limit is a third of the
   * word's length, but at least 1 and at most 4. A single letter matches only itself, in either case.
   */
  public static Optional<String> to(String word, Iterable<String> known) {
    // A candidate must be nearer than this.
    int best = word.length() == 1 ? 1 : Math.max(1, Math.min(word.length(), 12) / 3) + 1;
    Optional<String> nearest = Optional.empty();
    for (String candidate : known) {
      if (Math.abs(candidate.length() - word.length()) < best && distance(word, candidate) < best) {
        best = distance(word, candidate);
        nearest = Optional.of(candidate);
      }
    }
    return nearest;
  }

  /** Edit distance by insertions, deletions, replacements and swaps of neighbours. Ignores case, except in swaps. */
  private static int distance(String a, String b) {
    int[][] edits = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        edits[i][j] = i == 0 || j == 0 ? i + j : cheapest(edits, a, b, i, j);
      }
    }
    return edits[a.length()][b.length()];
  }

  /** The least number of edits between the first {@code i} letters of one word and the first {@code j} of the other. */
  private static int cheapest(int[][] edits, String a, String b, int i, int j) {
    boolean isSameLetter = Character.toLowerCase(a.charAt(i - 1)) == Character.toLowerCase(b.charAt(j - 1));
    int least =
        Math.min(edits[i - 1][j - 1] + (isSameLetter ? 0 : 1),
            Math.min(edits[i - 1][j], edits[i][j - 1]) + 1);
    boolean isSwapped =
        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
    return isSwapped ? Math.min(least, edits[i - 2][j - 2] + 1) : least;
  }
}
