package org.variorum.rules.rule.mating;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import org.variorum.rules.definition.Goal.Verdict;
import org.variorum.rules.definition.Names;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.Outcome.Reason;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.rule.CheckConsequence;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Ending;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.SlotFormat;
import org.variorum.rules.state.Slot;
import org.variorum.rules.state.State;

/** Whose mate counts. Remembers in whose running series of checks one counts. */
final class MatingRule implements Rule, CheckConsequence {

  private final Mating mating;
  private final long notBy;
  private final long needed;
  private final Slot counting;
  private final List<SlotFormat> memory;
  private final List<Ending.SpecialMate> specialMates = new ArrayList<>();

  MatingRule(Mating mating, Context context) {
    this.mating = mating;
    notBy = context.kinds().set(mating.notBy());
    needed = context.kinds().set(mating.needs());
    boolean remembers = !mating.needs().isEmpty();
    counting = remembers ? context.memory().allocateLasting(2) : Slot.NONE;
    memory = remembers ? List.of(new MatingForm(counting)) : List.of();
    Names names = new Names(context.definition());
    if (!mating.notBy().isEmpty()) {
      specialMates.add(new Ending.SpecialMate(Verdict.WIN,
          new Reason("mate-forbidden",
              "%s is mated, and no mate may be given by " + names.anyOf(mating.notBy()) + " alone"),
          (_, checking) -> (checking & ~notBy) == 0));
    }
    if (remembers) {
      specialMates.add(new Ending.SpecialMate(Verdict.DRAW,
          new Reason("mate-without-check",
              "%s is mated, but none of the checks was by one of the " + names.anyOf(mating.needs())),
          (state, checking) -> (state.get(counting) & MatingForm.bit(state.turn ^ 1)) == 0
              && (checking & needed) == 0));
    }
  }

  @Override
  public Optional<RuleNote> note() {
    return Optional.of(RuleNote.ofGameEnd("mating", "mates that do not count"));
  }

  @Override
  public Set<Guarantee> guarantees() {
    return mating.notBy().isEmpty() ? Guarantee.USUAL
        : Guarantee.usualExcept(Guarantee.NO_WIN_BY_LACK_OF_MOVES_OR_PIECES);
  }

  @Override
  public List<SlotFormat> memory() {
    return memory;
  }

  @Override
  public List<Ending.SpecialMate> specialMates() {
    return specialMates;
  }

  @Override
  public Optional<CheckConsequence> onCheck() {
    return memory.isEmpty() ? Optional.empty() : Optional.of(this);
  }

  @Override
  public void follow(State state, int by, LongSupplier checking) {
    long remembered = state.get(counting);
    if ((remembered & MatingForm.bit(by)) == 0 && (checking.getAsLong() & needed) != 0) {
      state.set(counting, remembered | MatingForm.bit(by));
    }
  }

  @Override
  public void withoutCheck(State state, int by) {
    long remembered = state.get(counting);
    if ((remembered & MatingForm.bit(by)) != 0) {
      state.set(counting, remembered & ~MatingForm.bit(by));
    }
  }

  /** In a later part of a turn the check before it is no longer on the board. */
  @Override
  public void seat(State state, boolean check, LongSupplier checking) {
    if (state.part() > 0) {
      return;
    }
    if (check) {
      follow(state, state.turn ^ 1, checking);
    } else {
      withoutCheck(state, state.turn ^ 1);
    }
  }
}
