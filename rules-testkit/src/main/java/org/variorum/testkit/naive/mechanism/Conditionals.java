package org.variorum.testkit.naive.mechanism;

import java.util.Optional;
import org.variorum.rules.definition.Goal.Verdict;
import org.variorum.rules.rule.conditional.Conditional;
import org.variorum.testkit.naive.play.GoalTiming;
import org.variorum.testkit.naive.play.NaiveConditions;
import org.variorum.testkit.naive.play.NaiveEnding;
import org.variorum.testkit.naive.play.NaivePlay;
import org.variorum.testkit.naive.position.NaivePosition;

/** End of the game when a condition holds for a side. */
public final class Conditionals implements NaiveEnding.Judged {
  private final Conditional goal;
  private final NaivePlay play;

  public Conditionals(Conditional goal, NaivePlay play) {
    this.goal = goal;
    this.play = play;
  }

  @Override
  public String word() {
    return "condition";
  }

  @Override
  public Optional<String> withoutMove(NaivePosition position) {
    return timing(position).withoutMove("condition");
  }

  @Override
  public GoalTiming timing(NaivePosition position) {
    return new GoalTiming(goal.judging(), goal.verdict(),
        side -> new NaiveConditions(play).holds(goal.condition(), position, side));
  }

  @Override
  public boolean draws() {
    return goal.verdict() == Verdict.DRAW;
  }
}
