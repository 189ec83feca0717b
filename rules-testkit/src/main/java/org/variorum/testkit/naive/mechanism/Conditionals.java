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
public final class Conditionals implements Ending {
  private final Conditional goal;
  private final Play play;

  public Conditionals(Conditional goal, Play play) {
    this.goal = goal;
    this.play = play;
  }

  @Override
  public Optional<String> end(Position position) {
    return moments(position).ends(position) ? Optional.of("condition") : Optional.empty();
  }

  @Override
  public Optional<String> tie(Position position) {
    return moments(position).ties(position) ? Optional.of(Moments.BOTH) : Optional.empty();
  }

  @Override
  public Optional<String> withoutMove(Position position) {
    return moments(position).withoutMove("condition");
  }

  private Moments moments(Position position) {
    return new Moments(goal.judging(), goal.verdict(),
        side -> new Truths(play).holds(goal.condition(), position, side));
  }

  @Override
  public boolean draws() {
    return goal.verdict() == Verdict.DRAW;
  }
}
