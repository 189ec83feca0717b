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
  private int whiteAhead;
  private int blackAhead;
  private int neitherAhead;

  Adjudicator(Adjudication rules) {
    this.rules = rules;
  }

  /**
   * Adjudicates the game after a move; empty if the game continues.
   *
   * @param mover the side that moved
   * @param score the mover's score for its own side
   * @param position the position after the move
   * @param plies the length of the game in plies
   */
  Optional<Termination> adjudicate(Side mover, Optional<Score> score, Position position, int plies) {
    countScores(mover, score, position);
    if (rules.win().isPresent() && Math.max(whiteAhead, blackAhead) >= 2 * rules.win().get().moves()) {
      Side winner = whiteAhead > blackAhead ? Side.WHITE : Side.BLACK;
      return Optional.of(new Adjudicated(Optional.of(winner), AdjudicationReason.WIN));
    }
    if (rules.draw().isPresent() && neitherAhead >= 2 * rules.draw().get().moves()) {
      return Optional.of(new Adjudicated(Optional.empty(), AdjudicationReason.DRAW));
    }
    return plies >= rules.mostPlies()
        ? Optional.of(new Adjudicated(Optional.empty(), AdjudicationReason.LENGTH)) : Optional.empty();
  }

  private void countScores(Side mover, Optional<Score> score, Position position) {
    Optional<Integer> forWhite =
        score.map(Adjudicator::centipawns).map(value -> mover == Side.WHITE ? value : -value);
    whiteAhead = isAhead(forWhite, rules.win(), 1) ? whiteAhead + 1 : 0;
    blackAhead = isAhead(forWhite, rules.win(), -1) ? blackAhead + 1 : 0;
    boolean isEven = forWhite.isPresent() && rules.draw().isPresent()
        && Math.abs(forWhite.get()) <= rules.draw().get().centipawns();
    neitherAhead = isEven && position.fullmove() >= rules.drawFrom() ? neitherAhead + 1 : 0;
  }

  private static boolean isAhead(Optional<Integer> forWhite, Optional<Agreement> win, int sign) {
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
