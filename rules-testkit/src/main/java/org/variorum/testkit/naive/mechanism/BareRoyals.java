package org.variorum.testkit.naive.mechanism;

import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Goal.Verdict;
import org.variorum.rules.rule.bare.BareRoyal;
import org.variorum.testkit.naive.play.GoalTiming;
import org.variorum.testkit.naive.play.NaiveEnding;
import org.variorum.testkit.naive.play.NaivePlay;
import org.variorum.testkit.naive.position.NaivePosition;

/** End of the game when a side has only its royal piece left. */
public final class BareRoyals implements NaiveEnding.TimedGoal {
  private final BareRoyal goal;
  private final NaivePlay play;

  public BareRoyals(BareRoyal goal, NaivePlay play) {
    this.goal = goal;
    this.play = play;
  }

  @Override
  public String endWord() {
    return "bare";
  }

  @Override
  public GoalTiming timing(NaivePosition position) {
    return new GoalTiming(goal.timing(), goal.verdict(), side -> isBare(position, side));
  }

  /** Whether a side has only its royal piece. A side without a royal piece on the board is not bare. */
  private boolean isBare(NaivePosition position, Side side) {
    return !position.board().royalSquares(side).isEmpty()
        && position.board().squares(piece -> piece.side() == side && !piece.kind().royal()).isEmpty()
        && position.hands().of(side).stream()
            .allMatch(letter -> play.rules().kind(letter).royal());
  }

  @Override
  public boolean isDraw() {
    return goal.verdict() == Verdict.DRAW;
  }
}
