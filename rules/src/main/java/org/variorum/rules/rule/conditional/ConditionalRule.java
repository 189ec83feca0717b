package org.variorum.rules.rule.conditional;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Goal.Moment;
import org.variorum.rules.definition.Goal.Verdict;
import org.variorum.rules.definition.Names;
import org.variorum.rules.definition.Places;
import org.variorum.rules.judge.ConditionWords;
import org.variorum.rules.judge.Judge;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.Outcome;
import org.variorum.rules.position.Outcome.Reason;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Ending;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.Threats;
import org.variorum.rules.state.State;

/** The game ends when a condition holds. */
final class ConditionalRule implements Rule {

  private final Conditional goal;
  private final Judge judge;
  private final Reason reason;

  ConditionalRule(Conditional goal, Context context) {
    this.goal = goal;
    judge = Judge.of(goal.condition(), context);
    String clause =
        new ConditionWords(new Names(context.definition()), new Places(context.board()))
            .clause(goal.condition());
    reason = new Reason("condition", "of %s it holds that " + clause);
  }

  @Override
  public Optional<RuleNote> note() {
    return Optional.of(RuleNote.ofGameEnd("condition", "goals of its own"));
  }

  /** Any move may bring the condition about, and to have few pieces, or none that moves, may be part of it. */
  @Override
  public Set<Guarantee> guarantees() {
    return goal.verdict() == Verdict.DRAW ? Guarantee.usualExcept(Guarantee.QUIET_ENDS_NOTHING)
        : Guarantee.usualExcept(Guarantee.QUIET_ENDS_NOTHING, Guarantee.NO_WIN_BY_LACK_OF_MOVES_OR_PIECES);
  }

  @Override
  public List<Ending> endings(Set<Property> properties) {
    return isStuck() ? List.of() : List.of(new Ending(goal.verdict(), reason, goal.timing(), judge));
  }

  private boolean isStuck() {
    return goal.timing().moment() == Moment.WITHOUT_MOVE;
  }

  @Override
  public Optional<Ending.WithoutMove> withoutMove() {
    return isStuck() ? Optional.of(this::end) : Optional.empty();
  }

  private @Nullable Outcome end(State state, Threats threats) {
    List<Side> all = Stream.of(Side.values())
        .filter(side -> goal.timing().appliesTo(side) && judge.holds(state, side.ordinal(), threats))
        .toList();
    return switch (all.size()) {
      case 0 -> null;
      case 1 -> Ending.outcome(goal.verdict(), all.getFirst(), reason);
      default -> Outcome.draw(Ending.BOTH);
    };
  }
}
