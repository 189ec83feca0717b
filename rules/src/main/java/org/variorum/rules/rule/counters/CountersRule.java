package org.variorum.rules.rule.counters;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.rule.CheckConsequence;
import org.variorum.rules.rule.Consequence;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Editor;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.SlotFormat;
import org.variorum.rules.rule.Threats;
import org.variorum.rules.rule.Veto;
import org.variorum.rules.rule.counters.Counters.Counter;
import org.variorum.rules.rule.counters.Counters.Event;
import org.variorum.rules.state.Slot;
import org.variorum.rules.state.State;
import org.variorum.rules.text.English;

/** Numbers of each side that its moves change. */
final class CountersRule implements Rule, Consequence, CheckConsequence, Veto.Prohibition {

  /**
   * A counter, compiled.
   *
   * @param slots by side
   * @param byCheck what is added for giving check
   */
  private record Kept(Counter counter, List<Slot> slots, List<CounterChange> steps, int byCheck) {

    /** Adds to it, and tells whether it would fall below 0. */
    private boolean add(State state, int side, int number) {
      long sum = state.get(slots.get(side)) + number;
      state.set(slots.get(side), Math.clamp(sum, 0, counter.most()));
      return sum < 0;
    }

    /** Whether it would fall below 0 by a check. */
    private boolean endsByCheck(State state, int side) {
      return counter.limited() && state.get(slots.get(side)) + byCheck < 0;
    }
  }

  private final List<Kept> kept;
  /** Whether the last move was one by which a counter would fall below 0, though it may not: such a move is not legal. */
  private final Slot overdrawn;
  private final boolean limits;
  private final boolean byCheck;
  private final List<SlotFormat> memory;
  private final String why;

  CountersRule(Counters counters, Context context) {
    kept = counters.counters().stream().map(counter -> kept(counter, context)).toList();
    limits = counters.counters().stream().anyMatch(Counter::limited);
    byCheck = kept.stream().anyMatch(each -> each.byCheck() != 0);
    overdrawn = limits ? context.memory().allocateFleeting(1) : Slot.NONE;
    memory = kept.stream()
        .<SlotFormat>map(
            each -> new CounterForm(each.counter(), each.slots(), enough(each.counter().name(), context)))
        .toList();
    why = "no move may bring the counter " + English.list(counters.counters().stream()
        .filter(Counter::limited).map(counter -> "\"" + counter.name() + "\"").toList(), "or")
        + " below 0";
  }

  private static Kept kept(Counter counter, Context context) {
    int checks = counter.changes().stream().filter(change -> change.after() == Event.CHECKS)
        .mapToInt(Counters.Change::adds).sum();
    List<CounterChange> steps = counter.changes().stream().filter(change -> change.after() != Event.CHECKS)
        .map(change -> CounterChange.of(change, context)).toList();
    return new Kept(counter, context.memory().allocateNumbers(counter.name()), steps, checks);
  }

  /** With how much a side wins at once by a goal; 0: with nothing. */
  private static int enough(String name, Context context) {
    return context.definition().goals().stream()
        .flatMap(goal -> Optional.ofNullable(goal.winningValues().get(name)).stream())
        .mapToInt(Integer::intValue).min().orElse(0);
  }

  /** A counter changes what ends a game or which moves there are only by what asks for it. */
  @Override
  public Set<Guarantee> guarantees() {
    return limits ? Guarantee.usualExcept(Guarantee.SAFETY_ONLY, Guarantee.RECAPTURE) : Guarantee.USUAL;
  }

  @Override
  public Optional<RuleNote> note() {
    return Optional.of(RuleNote.ofMoves("counters", "counters", "counters"));
  }

  @Override
  public List<SlotFormat> memory() {
    return memory;
  }

  @Override
  public Optional<Consequence> consequence() {
    return Optional.of(this);
  }

  /** What is captured by it is known when all else has followed. */
  @Override
  public boolean isLast() {
    return true;
  }

  @Override
  public void follow(State state, Editor editor, long move, int mover) {
    int side = state.turn ^ 1;
    for (Kept each : kept) {
      int sum = 0;
      for (CounterChange step : each.steps()) {
        sum += step.adds(state, side, move, mover);
      }
      if (sum != 0 && each.add(state, side, sum) && each.counter().limited()) {
        state.set(overdrawn, 1);
      }
    }
  }

  @Override
  public Optional<CheckConsequence> onCheck() {
    return byCheck ? Optional.of(this) : Optional.empty();
  }

  @Override
  public void follow(State state, int by, LongSupplier checking) {
    for (Kept each : kept) {
      each.add(state, by, each.byCheck());
    }
  }

  @Override
  public Optional<Veto.Prohibition> prohibition() {
    return limits ? Optional.of(this) : Optional.empty();
  }

  @Override
  public boolean forbids(State after, int mover, Threats threats) {
    if (after.get(overdrawn) != 0) {
      return true;
    }
    for (Kept each : kept) {
      if (each.endsByCheck(after, mover) && threats.inCheck(mover ^ 1)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public String why() {
    return why;
  }
}
