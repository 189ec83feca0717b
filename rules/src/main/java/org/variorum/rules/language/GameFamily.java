package org.variorum.rules.language;

import java.util.Comparator;

/**
 * A group of games that lists show together.
 *
 * @param id the name of the family's folder
 * @param title the title that players see
 * @param about what the games have in common, in one sentence; empty if there is no description
 * @param order the position among the families; lower values come first
 */
public record GameFamily(String id, String title, String about, int order) implements Comparable<GameFamily> {

  /** The games without a family, which come last. */
  public static final GameFamily OTHERS = new GameFamily("", "Other games", "", Integer.MAX_VALUE);

  private static final Comparator<GameFamily> ORDER =
      Comparator.comparingInt(GameFamily::order).thenComparing(GameFamily::id);

  @Override
  public int compareTo(GameFamily other) {
    return ORDER.compare(this, other);
  }
}
