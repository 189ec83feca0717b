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
public final class ConditionalGoals implements NaiveEnding.TimedGoal {
  private final Conditional goal;
  private final NaivePlay play;

  public ConditionalGoals(Conditional goal, NaivePlay play) {
    this.goal = goal;
    this.play = play;
  }

  @Override
  public String endWord() {
    return "condition";
  }

  @Override
  public Optional<String> stalemateWord(NaivePosition position) {
    return timing(position).stalemateWord("condition");
  }

  @Override
  public GoalTiming timing(NaivePosition position) {
    return new GoalTiming(goal.timing(), goal.verdict(),
        side -> new NaiveConditions(play).holds(goal.condition(), position, side));
  }

  @Override
  public boolean isDraw() {
    return goal.verdict() == Verdict.DRAW;
  }
}
