package org.variorum.rules.rule.range;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import org.variorum.rules.definition.Names;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.Insight.Remark;
import org.variorum.rules.position.Mark;
import org.variorum.rules.position.Mark.Look;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Gate;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.state.State;
import org.variorum.rules.text.English;

/** RS-3: some pieces start on, pass and end on squares near some others of their side. */
public final class RangeRule implements Rule {

  private final Range range;
  private final Context context;
  private final RangeGate gate;

  public RangeRule(Range range, Context context) {
    this.range = range;
    this.context = context;
    gate = new RangeGate(range, context);
  }

  @Override
  public Set<String> company(String letter) {
    return range.pieces().contains(letter) ? range.around() : Set.of();
  }

  @Override
  public Optional<String> remark(String letter) {
    if (range.pieces().contains(letter)) {
      return Optional.of("It stays in range of its own side's " + names(range.around(), "or") + ".");
    }
    return range.around().contains(letter)
        ? Optional.of("It gives range to its own side's " + names(range.pieces(), "and") + ".")
        : Optional.empty();
  }

  @Override
  public Optional<Remark> remark(State state, int square, Lending lending) {
    SortedSet<Integer> inRange = gate.inRange(state, square);
    return inRange.isEmpty() ? Optional.empty()
        : Optional.of(new Remark(new Mark(Look.REGION, "in range", List.copyOf(inRange)), Optional.empty()));
  }

  private String names(Set<String> letters, String word) {
    Names names = new Names(context.definition());
    return English.list(context.inOrder(letters).stream().map(names::of).toList(), word);
  }

  @Override
  public Optional<RuleNote> note() {
    return Optional.of(RuleNote.ofMoves("range", "range", "range"));
  }

  @Override
  public Set<Guarantee> guarantees() {
    return Set.of(Guarantee.OWN_MOVEMENT, Guarantee.RECAPTURE, Guarantee.QUIET_ENDS_NOTHING,
        Guarantee.MAY_STAND_PAT, Guarantee.NO_WIN_BY_LACK_OF_MOVES_OR_PIECES);
  }

  @Override
  public List<Gate> gates() {
    return List.of(gate);
  }
}
