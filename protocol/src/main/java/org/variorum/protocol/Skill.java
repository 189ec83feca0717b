package org.variorum.protocol;

import org.variorum.engine.Strength;

/**
 * Scales of playing strength in protocols. The Elo scale is nominal: the distances between its steps are estimates. Its
 * level has not been measured against human players.
 */
final class Skill {

  /** The highest skill level; the lowest is 0. */
  static final int BEST = 20;
  static final int LOWEST_ELO = 800;
  static final int HIGHEST_ELO = 2200;

  private Skill() {}

  static Strength ofLevel(int level) {
    return between((double) level / BEST);
  }

  static Strength ofElo(int elo) {
    return between((double) (elo - LOWEST_ELO) / (HIGHEST_ELO - LOWEST_ELO));
  }

  private static Strength between(double share) {
    return new Strength(1 + share * (Strength.STEPS - 1));
  }
}
