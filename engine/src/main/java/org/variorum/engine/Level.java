package org.variorum.engine;

import java.time.Duration;

/**
 * A level of play against people. Beginners can beat level 1; level 8 plays at full strength. A move takes at
 * most two seconds.
 */
public enum Level {
  ONE, TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT;

  private static final Duration MAX_TIME = Duration.ofSeconds(2);

  /** The level with a number from 1 to 8. */
  public static Level of(int number) {
    return values()[number - 1];
  }

  /** The number of the level, from 1. */
  public int number() {
    return ordinal() + 1;
  }

  /** The engine's strength at this level. */
  public Strength strength() {
    return new Strength(number());
  }

  /** The limits of each search: at most two seconds. The handicap of a weak level ends a search earlier. */
  public SearchLimits limits() {
    return SearchLimits.NONE.time(MAX_TIME);
  }
}
