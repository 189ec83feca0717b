package org.variorum.lab.match;

import java.util.Optional;
import org.variorum.engine.Score;
import org.variorum.lab.match.Adjudication.Agreement;
import org.variorum.lab.match.Termination.Adjudicated;
import org.variorum.lab.match.Termination.Adjudicated.AdjudicationReason;
import org.variorum.rules.board.Side;
import org.variorum.rules.game.Position;

/** Adjudicates a game by its scores and its length. */
final class Adjudicator {

  /** The value of a forced win; above any evaluation. */
  private static final int WON = 1_000_000;

  private final Adjudication rules;
  /** The number of consecutive scores with White far ahead; below, with Black far ahead, and with neither ahead. */
  private int white;
  private int black;
  private int level;

  Adjudicator(Adjudication rules) {
    this.rules = rules;
  }

  /**
   * Decides after a move; empty if the game continues.
   *
   * @param mover the side that moved
   * @param score the mover's score for its own side
   * @param after the position after the move
   * @param plies the length of the game in plies
   */
  Optional<Termination> after(Side mover, Optional<Score> score, Position after, int plies) {
    note(mover, score, after);
    if (rules.win().isPresent() && Math.max(white, black) >= 2 * rules.win().get().moves()) {
      Side winner = white > black ? Side.WHITE : Side.BLACK;
      return Optional.of(new Adjudicated(Optional.of(winner), AdjudicationReason.WIN));
    }
    if (rules.draw().isPresent() && level >= 2 * rules.draw().get().moves()) {
      return Optional.of(new Adjudicated(Optional.empty(), AdjudicationReason.DRAW));
    }
    return plies >= rules.mostPlies()
        ? Optional.of(new Adjudicated(Optional.empty(), AdjudicationReason.LENGTH)) : Optional.empty();
  }

  private void note(Side mover, Optional<Score> score, Position after) {
    Optional<Integer> forWhite =
        score.map(Adjudicator::centipawns).map(value -> mover == Side.WHITE ? value : -value);
    white = holds(forWhite, rules.win(), 1) ? white + 1 : 0;
    black = holds(forWhite, rules.win(), -1) ? black + 1 : 0;
    boolean even = forWhite.isPresent() && rules.draw().isPresent()
        && Math.abs(forWhite.get()) <= rules.draw().get().centipawns();
    level = even && after.fullmove() >= rules.drawFrom() ? level + 1 : 0;
  }

  private static boolean holds(Optional<Integer> forWhite, Optional<Agreement> win, int sign) {
    return forWhite.isPresent() && win.isPresent() && sign * forWhite.get() >= win.get().centipawns();
  }

  private static int centipawns(Score score) {
    return switch (score) {
      case Score.Centipawns(int value) -> value;
      case Score.Wins wins -> WON;
      case Score.Loses loses -> -WON;
    };
  }
}
