package org.variorum.rules.rule.majority;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Goal.Verdict;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.Outcome;
import org.variorum.rules.position.Outcome.Reason;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.rule.Consequence;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Ending;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.SlotFormat;
import org.variorum.rules.rule.majority.Majority.Occasion;
import org.variorum.rules.state.Slot;
import org.variorum.rules.state.State;

/** Who has more pieces, or points, on certain occasions. Remembers passes in a row, where these are one. */
final class MajorityRule implements Rule {

  private static final String WORD = "majority";

  /** Pieces that count the same. */
  private record Class(long kinds, int worth) {}

  private final Majority goal;
  private final List<Class> classes = new ArrayList<>();
  private final Reason decided;
  private final Reason favoured;
  private final Reason equal;
  private final int size;
  private final Slot passes;
  private final List<SlotFormat> memory;

  MajorityRule(Majority goal, Context context) {
    this.goal = goal;
    if (goal.worth().isEmpty()) {
      classes.add(new Class(~0L, 1));
    }
    goal.worth()
        .forEach((letter, worth) -> classes.add(new Class(context.kinds().set(Set.of(letter)), worth)));
    String what = goal.worth().isEmpty() ? "pieces" : "points";
    decided = new Reason(WORD, "%s has " + (goal.fewer() ? "fewer " : "more ") + what);
    favoured = new Reason(WORD, "both sides have as many " + what + ", and so %s wins");
    equal = new Reason("equality", "both sides have as many " + what);
    size = context.board().size();
    boolean remembers = goal.occasions().contains(Occasion.TWO_PASSES);
    passes = remembers ? context.memory().allocateFleeting(2) : Slot.NONE;
    memory = remembers ? List.of(new PassesForm(passes)) : List.of();
  }

  @Override
  public Optional<RuleNote> note() {
    return Optional.of(RuleNote.ofGameEnd(WORD, WORD));
  }

  @Override
  public Set<Guarantee> guarantees() {
    return Guarantee.usualExcept(Guarantee.QUIET_ENDS_NOTHING, Guarantee.NO_WIN_BY_LACK_OF_MOVES_OR_PIECES);
  }

  @Override
  public List<SlotFormat> memory() {
    return memory;
  }

  @Override
  public Optional<Consequence> consequence() {
    return memory.isEmpty() ? Optional.empty() : Optional.of((state, _, move, _) -> state.set(passes,
        MoveCode.kind(move) == MoveCode.PASS ? Math.min(PassesForm.ENOUGH, state.before(passes) + 1) : 0));
  }

  @Override
  public List<Ending> endings(Set<Property> properties) {
    return List.of(
        new Ending(Verdict.WIN, decided, (state, side, _) -> ends(state) && lead(state, side) > 0),
        goal.equal().isEmpty()
            ? new Ending(Verdict.DRAW, equal, (state, side, _) -> ends(state) && lead(state, side) == 0)
            : new Ending(Verdict.WIN, favoured,
                (state, side, _) -> PieceCode.sideOf(side) == goal.equal().get()
                    && ends(state) && lead(state, side) == 0));
  }

  private boolean ends(State state) {
    return state.get(passes) == PassesForm.ENOUGH
        || goal.occasions().contains(Occasion.FULL_BOARD)
            && onBoard(state, ~0L, 0) + onBoard(state, ~0L, 1) == size;
  }

  /** By how much a side is ahead by what wins. */
  private int lead(State state, int side) {
    int lead = 0;
    for (Class each : classes) {
      lead += each.worth() * (onBoard(state, each.kinds(), side) - onBoard(state, each.kinds(), side ^ 1));
    }
    return goal.fewer() ? -lead : lead;
  }

  private static int onBoard(State state, long kinds, int side) {
    int count = 0;
    for (int word = 0; word < state.words; word++) {
      for (long left = state.sides[side * state.words + word]; left != 0; left &= left - 1) {
        count += PieceCode.holds(kinds, state.board[word << 6 | Long.numberOfTrailingZeros(left)]) ? 1 : 0;
      }
    }
    return count;
  }

  @Override
  public Optional<Ending.WithoutMove> withoutMove() {
    return goal.occasions().contains(Occasion.WITHOUT_MOVE) ? Optional.of((state, _) -> judge(state))
        : Optional.empty();
  }

  private Outcome judge(State state) {
    int lead = lead(state, PieceCode.WHITE);
    if (lead == 0) {
      return goal.equal().map(side -> won(side, favoured)).orElseGet(() -> Outcome.draw(equal));
    }
    return won(lead > 0 ? Side.WHITE : Side.BLACK, decided);
  }

  private static Outcome won(Side side, Reason reason) {
    return new Outcome(Optional.of(side), Optional.of(side), reason);
  }
}
