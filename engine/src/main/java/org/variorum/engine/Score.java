package org.variorum.engine;

/** The score of a position for the side to move: an evaluation, a forced win or a forced loss. */
public sealed interface Score {

  /** An evaluation: 100 is about the value of the weakest piece. */
  record Centipawns(int value) implements Score {
    @Override
    public String toString() {
      int size = Math.abs(value);
      return (value < 0 ? "-" : "+") + size / 100 + "." + size / 10 % 10 + size % 10;
    }
  }

  /**
   * A forced win, by mate or by another goal.
   *
   * @param moves the number of moves that the winner still makes, including the last
   */
  record Wins(int moves) implements Score {
    @Override
    public String toString() {
      return "wins in " + moves;
    }
  }

  /**
   * A forced loss.
   *
   * @param moves the number of moves that the loser still makes; 0 if the game is already lost
   */
  record Loses(int moves) implements Score {
    @Override
    public String toString() {
      return "loses in " + moves;
    }
  }
}
