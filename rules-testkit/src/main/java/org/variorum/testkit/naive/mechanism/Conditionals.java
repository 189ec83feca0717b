package org.variorum.testkit.naive.mechanism;

import java.util.Optional;
import org.variorum.rules.definition.Goal.Verdict;
import org.variorum.rules.rule.conditional.Conditional;
import org.variorum.testkit.naive.play.Ending;
import org.variorum.testkit.naive.play.Moments;
import org.variorum.testkit.naive.play.Play;
import org.variorum.testkit.naive.play.Truths;
import org.variorum.testkit.naive.position.Position;

/** The game ends when a condition holds of a side. */
public final class Conditionals implements Ending.Judged {
  private final Conditional goal;
  private final Play play;

  public Conditionals(Conditional goal, Play play) {
    this.goal = goal;
    this.play = play;
  }

  @Override
  public String word() {
    return "condition";
  }

  @Override
  public Optional<String> withoutMove(Position position) {
    return moments(position).withoutMove("condition");
  }

  @Override
  public Moments moments(Position position) {
    return new Moments(goal.judging(), goal.verdict(),
        side -> new Truths(play).holds(goal.condition(), position, side));
  }

  @Override
  public boolean draws() {
    return goal.verdict() == Verdict.DRAW;
  }
}
