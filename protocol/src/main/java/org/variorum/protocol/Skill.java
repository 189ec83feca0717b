package org.variorum.protocol;

import org.variorum.engine.Strength;

/**
 * Scales of playing strength in protocols: skill levels and Elo. Elo differences are estimates, and the Elo
 * scale has not been calibrated against human players.
 */
final class Skill {

  /** The highest skill level; the lowest is 0. */
  static final int BEST = 20;
  static final int LOWEST_ELO = 800;
  static final int HIGHEST_ELO = 2200;

  private Skill() {}

  static Strength ofLevel(int level) {
    return ofFraction((double) level / BEST);
  }

  static Strength ofElo(int elo) {
    return ofFraction((double) (elo - LOWEST_ELO) / (HIGHEST_ELO - LOWEST_ELO));
  }

  private static Strength ofFraction(double fraction) {
    return new Strength(1 + fraction * (Strength.STEPS - 1));
  }
}
