package org.variorum.rules.language;

import java.util.Comparator;

/**
 * Games that stand together in a list.
 *
 * @param id the name of their folder
 * @param title what they are called
 * @param about what they have in common, in one sentence; empty if nothing is said
 * @param order where it stands among others: the lower, the earlier
 */
public record Family(String id, String title, String about, int order) implements Comparable<Family> {

  /** Those of no family. They come last. */
  public static final Family OTHERS = new Family("", "Other games", "", Integer.MAX_VALUE);

  private static final Comparator<Family> ORDER =
      Comparator.comparingInt(Family::order).thenComparing(Family::id);

  @Override
  public int compareTo(Family other) {
    return ORDER.compare(this, other);
  }
}
