package org.variorum.engine;

import java.time.Duration;

/**
 * A strength of play, from one that a beginner beats to the strongest. The weaker ones look less far and misjudge more;
 * none thinks longer than two seconds.
 */
public enum Level {
  // @formatter:off
  ONE  (150,       1, 180),
  TWO  (400,       2, 100),
  THREE(2_000,     3, 50),
  FOUR (12_000,    5, 25),
  FIVE (50_000,    7, 12),
  SIX  (200_000,   Limits.DEEPEST, 6),
  SEVEN(800_000,   Limits.DEEPEST, 3),
  EIGHT(Long.MAX_VALUE, Limits.DEEPEST, 0);
  // @formatter:on

  private final Limits limits;
  private final int noise;

  Level(long nodes, int depth, int noise) {
    limits = Limits.NONE.nodes(nodes).depth(depth).time(Duration.ofSeconds(2));
    this.noise = noise;
  }

  /** The level of a number from 1 to 8. */
  public static Level of(int number) {
    return values()[number - 1];
  }

  /** Its number, from 1. */
  public int number() {
    return ordinal() + 1;
  }

  /** How far it looks. */
  public Limits limits() {
    return limits;
  }

  /** How it misjudges; the seed makes one game different from another. */
  public Noise noise(long seed) {
    return new Noise(noise, seed);
  }
}
