package org.variorum.engine;

/** How good a position is for the side to move. */
public sealed interface Score {

  /** About so many hundredths of the weakest piece ahead. */
  record Centipawns(int value) implements Score {
    @Override
    public String toString() {
      return String.format(java.util.Locale.ROOT, "%+.2f", value / 100.0);
    }
  }

  /**
   * A forced win: the opponent is mated, or the game won by another goal.
   *
   * @param moves how many moves of the winner it takes, the last included
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
   * @param moves how many moves of its own the side to move has left; 0 if the game is lost already
   */
  record Loses(int moves) implements Score {
    @Override
    public String toString() {
      return "loses in " + moves;
    }
  }
}
