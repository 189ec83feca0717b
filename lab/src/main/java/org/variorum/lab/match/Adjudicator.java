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
  private static final int WIN_VALUE = 1_000_000;

  private final Adjudication adjudication;
  /** The number of consecutive scores with White far ahead. */
  private int whiteAhead;
  /** The number of consecutive scores with Black far ahead. */
  private int blackAhead;
  /** The number of consecutive scores near zero. */
  private int neitherAhead;

  Adjudicator(Adjudication adjudication) {
    this.adjudication = adjudication;
  }

  /**
   * Adjudicates the game after a move; empty if the game continues.
   *
   * @param mover the side that moved
   * @param score the mover's score for its own side; empty if the player gave none
   * @param position the position after the move
   * @param plies the length of the game in plies
   */
  Optional<Termination> adjudicate(Side mover, Optional<Score> score, Position position, int plies) {
    countScores(mover, score, position);
    if (adjudication.win().isPresent()
        && Math.max(whiteAhead, blackAhead) >= 2 * adjudication.win().get().moves()) {
      Side winner = whiteAhead > blackAhead ? Side.WHITE : Side.BLACK;
      return Optional.of(new Adjudicated(Optional.of(winner), AdjudicationReason.WIN));
    }
    if (adjudication.draw().isPresent() && neitherAhead >= 2 * adjudication.draw().get().moves()) {
      return Optional.of(new Adjudicated(Optional.empty(), AdjudicationReason.DRAW));
    }
    return plies >= adjudication.mostPlies()
        ? Optional.of(new Adjudicated(Optional.empty(), AdjudicationReason.LENGTH)) : Optional.empty();
  }

  private void countScores(Side mover, Optional<Score> score, Position position) {
    Optional<Integer> whiteScore =
        score.map(Adjudicator::centipawns).map(value -> mover == Side.WHITE ? value : -value);
    whiteAhead = isAhead(whiteScore, adjudication.win(), 1) ? whiteAhead + 1 : 0;
    blackAhead = isAhead(whiteScore, adjudication.win(), -1) ? blackAhead + 1 : 0;
    boolean isEven = whiteScore.isPresent() && adjudication.draw().isPresent()
        && Math.abs(whiteScore.get()) <= adjudication.draw().get().centipawns();
    neitherAhead = isEven && position.fullmove() >= adjudication.drawFrom() ? neitherAhead + 1 : 0;
  }

  private static boolean isAhead(Optional<Integer> whiteScore, Optional<Agreement> win, int sign) {
    return whiteScore.isPresent() && win.isPresent() && sign * whiteScore.get() >= win.get().centipawns();
  }

  private static int centipawns(Score score) {
    return switch (score) {
      case Score.Centipawns(int value) -> value;
      case Score.Wins wins -> WIN_VALUE;
      case Score.Loses loses -> -WIN_VALUE;
    };
  }
}
