package org.variorum.engine;

import java.time.Duration;

/** A strength of play that people choose, from one that a beginner beats to the strongest; none thinks longer than two seconds. */
public enum Level {
  ONE, TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT;

  private static final Duration LONGEST = Duration.ofSeconds(2);

  /** The level of a number from 1 to 8. */
  public static Level of(int number) {
    return values()[number - 1];
  }

  /** Its number, from 1. */
  public int number() {
    return ordinal() + 1;
  }

  /** How well it plays. */
  public Strength strength() {
    return new Strength(number());
  }

  /** How long it thinks at most; the weaker ones need less. */
  public SearchLimits limits() {
    return SearchLimits.NONE.time(LONGEST);
  }
}
