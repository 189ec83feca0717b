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
public record GameFamily(String id, String title, String about, int order) implements Comparable<GameFamily> {

  /** Those of no family. They come last. */
  public static final GameFamily OTHERS = new GameFamily("", "Other games", "", Integer.MAX_VALUE);

  private static final Comparator<GameFamily> ORDER =
      Comparator.comparingInt(GameFamily::order).thenComparing(GameFamily::id);

  @Override
  public int compareTo(GameFamily other) {
    return ORDER.compare(this, other);
  }
}
