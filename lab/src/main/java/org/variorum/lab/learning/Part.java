package org.variorum.lab.learning;

/** What the games of some training positions are there for. Of ten games in turn eight are learnt from. */
enum Part {
  /** Learnt from. */
  TAUGHT,
  /** Foretold while others are learnt from: when that gets no better, it is time to stop. */
  WATCHED,
  /** Foretold at the end by what has been chosen without them, to see whether it was worth it. */
  HELD_OUT;

  /** With fewer games nothing can be told. */
  static final int LEAST_GAMES = 100;

  private static final int TURN = 10;

  /** @param game its number among all games */
  static Part of(int game) {
    return switch (game % TURN) {
      case TURN - 1 -> HELD_OUT;
      case TURN - 2 -> WATCHED;
      default -> TAUGHT;
    };
  }
}
