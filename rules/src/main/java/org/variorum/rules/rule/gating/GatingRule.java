package org.variorum.rules.rule.gating;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.definition.Flaw;
import org.variorum.rules.definition.Topic;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.position.Setup;
import org.variorum.rules.rule.Consequence;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Editor;
import org.variorum.rules.rule.MoveForm;
import org.variorum.rules.rule.MoveSource;
import org.variorum.rules.rule.Programs;
import org.variorum.rules.rule.Reachability;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.SlotFormat;
import org.variorum.rules.state.State;

/** Pieces come from the hand to squares that others leave by their first move. */
final class GatingRule implements Rule {

  private final Gating gating;
  private final Context context;
  private final Entrances entrances;
  /** By kind of move: what becomes of it when a piece comes. */
  private final @Nullable GatedForm[] forms = new GatedForm[MoveCode.KINDS];

  GatingRule(Gating gating, Context context) {
    this.gating = gating;
    this.context = context;
    entrances = new Entrances(gating, context);
  }

  @Override
  public Optional<RuleNote> note() {
    return Optional.of(RuleNote.ofMoves("gating", "gating", "gating"));
  }

  @Override
  public Set<Guarantee> guarantees() {
    return Guarantee.usualExcept(Guarantee.SAFETY_ONLY);
  }

  /** Rules before it have said what lapses. */
  @Override
  public void shape(Programs programs) {
    entrances.compare(context.memory());
  }

  @Override
  public List<SlotFormat> memory() {
    return List.of(new EntrancesForm(entrances));
  }

  @Override
  public boolean movesOtherwise(String letter) {
    return gating.pieces().contains(letter);
  }

  /** Of plain moves, and of those in which another piece goes, too. */
  @Override
  public List<MoveForm> expanded(List<MoveForm> found) {
    List<MoveForm> expanded = new ArrayList<>();
    for (MoveForm form : found) {
      boolean another =
          form.kind() >= MoveCode.FIRST_RULE_KIND && form.other() == MoveForm.Other.REMAINS;
      if (form.kind() == MoveCode.PLAIN || another) {
        GatedForm gated = new GatedForm(context.moveKinds().next(context.moveKinds().word(form.kind())), form,
            context.kinds());
        forms[form.kind()] = gated;
        expanded.add(gated);
      }
    }
    return expanded;
  }

  @Override
  public Optional<MoveSource.Expansion.Maker> expansion() {
    return Optional.of((state, _) -> new GatedMoves(state, entrances, forms));
  }

  /** Where nobody comes to a hand any more, a right is gone with the last piece. */
  @Override
  public Optional<Consequence> consequence() {
    return entrances.runOut() ? Optional.of(this::follow) : Optional.empty();
  }

  private void follow(State state, Editor editor, long move, int mover) {
    long open = entrances.open(state);
    if (open == 0) {
      return;
    }
    for (int i = 0; i < entrances.homes().size(); i++) {
      open &= entrances.mayUse(state, entrances.homes().get(i).side()) ? -1L : ~(1L << i);
    }
    entrances.open(state, open);
  }

  @Override
  public List<Flaw> flaws(Setup start, Reachability reachability) {
    boolean none = entrances.homes().isEmpty() || start.slots().values().stream().allMatch(String::isEmpty);
    return none ? List.of(Flaw.hint(new Topic.Rule(Gating.class),
        "no piece can ever come so: the start position names no files of pieces that have never moved, such as BCDFG"))
        : List.of();
  }
}
