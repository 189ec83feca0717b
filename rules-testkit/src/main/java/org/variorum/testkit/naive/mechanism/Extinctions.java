package org.variorum.testkit.naive.mechanism;

import java.util.stream.Stream;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Goal.Verdict;
import org.variorum.rules.rule.extinction.Extinction;
import org.variorum.testkit.naive.play.GoalTiming;
import org.variorum.testkit.naive.play.NaiveEnding;
import org.variorum.testkit.naive.position.NaivePosition;

/** End of the game when a side has at most a given number of pieces of given kinds. */
public final class Extinctions implements NaiveEnding.TimedGoal {
  private final Extinction goal;

  public Extinctions(Extinction goal) {
    this.goal = goal;
  }

  @Override
  public String endWord() {
    return "extinct";
  }

  @Override
  public GoalTiming timing(NaivePosition position) {
    return new GoalTiming(goal.timing(), goal.verdict(), side -> isExtinct(position, side));
  }

  private boolean isExtinct(NaivePosition position, Side side) {
    return Stream.concat(
        position.board().squares(side).stream()
            .map(square -> position.board().at(square).orElseThrow().letter()),
        position.hands().of(side).stream())
        .filter(letter -> goal.pieces().isEmpty() || goal.pieces().contains(letter)).count() <= goal.most();
  }

  @Override
  public boolean isDraw() {
    return goal.verdict() == Verdict.DRAW;
  }
}
