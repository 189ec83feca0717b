package org.variorum.rules.rule.counting;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.Outcome;
import org.variorum.rules.position.Outcome.Reason;
import org.variorum.rules.rule.Consequence;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Editor;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.SlotForm;
import org.variorum.rules.rule.counting.Counting.Form;
import org.variorum.rules.state.Slot;
import org.variorum.rules.state.State;

/** Counted moves. Remembers to how many half-moves is counted, how many there were, and which sides have one piece left. */
final class CountingRule implements Rule, Consequence {

  private static final Reason REASON = new Reason("counting", true, "the count of moves is full");
  private static final int BITS = 8;

  private final boolean piecesOnly;
  private final long pawns;
  private final List<Honour> honours;
  private final Slot limit;
  private final Slot counted;
  /** A bit for each side: whether it has one piece left; the board says it, too. */
  private final Slot bare;
  private final List<SlotForm> memory;

  CountingRule(Counting counting, Context context) {
    piecesOnly = counting.form() == Form.PIECES;
    pawns = context.kinds().set(counting.pawns());
    honours = Honour.of(counting, context.kinds());
    limit = context.memory().counter(BITS);
    counted = context.memory().counter(BITS);
    bare = context.memory().counter(2);
    memory = List.of(new LimitForm(limit, bare, honours), new CountForm(limit, counted));
  }

  @Override
  public Set<Guarantee> guarantees() {
    return Guarantee.USUAL;
  }

  @Override
  public List<SlotForm> memory() {
    return memory;
  }

  @Override
  public Optional<Consequence> consequence() {
    return Optional.of(this);
  }

  @Override
  public void follow(State state, Editor editor, long move, int mover) {
    long before = state.get(limit);
    boolean pawnsLeft =
        !piecesOnly && before == 0 && (state.count(pawns, 0) > 0 || state.count(pawns, 1) > 0);
    if (pawnsLeft) {
      return;
    }
    if (before > 0) {
      state.set(counted, Math.min(state.get(counted), before) + 1);
    }
    int now = LimitForm.bare(state);
    int next = 1 << state.turn;
    boolean anew = (now & next) != 0 && (state.get(bare) & next) == 0;
    state.set(bare, now);
    if (before == 0 || anew) {
      start(state, now);
    }
  }

  /** Starts to count for the side that is to move, if there is something to be counted. */
  private void start(State state, int bareSides) {
    int moves = moves(state, bareSides);
    if (moves > 0) {
      boolean deducts = !piecesOnly && (bareSides >> state.turn & 1) != 0;
      state.set(limit, 2L * moves);
      state.set(counted, deducts ? Math.min(2L * onBoard(state), 2L * moves + 1) : 0);
    }
  }

  /** To how many moves is counted for the side that is to move; 0: it is not counted. */
  private int moves(State state, int bareSides) {
    int other = state.turn ^ 1;
    boolean several = (bareSides >> state.turn & 1) == 0;
    if (piecesOnly ? several
        : (bareSides >> other & 1) != 0 || state.count(pawns, 0) + state.count(pawns, 1) > 0) {
      return 0;
    }
    if (several) {
      return Honour.BOARD;
    }
    return honours.stream().filter(honour -> honour.holds(state, other)).mapToInt(Honour::moves).findFirst()
        .orElse(0);
  }

  private static int onBoard(State state) {
    int count = 0;
    for (long word : state.sides) {
      count += Long.bitCount(word);
    }
    return count;
  }

  @Override
  public Optional<EndByLength> endByLength() {
    return Optional.of(new EndByLength(1, 0, false, List.of(REASON),
        (state, _, _) -> state.get(counted) > state.get(limit) ? Optional.of(Outcome.draw(REASON))
            : Optional.empty()));
  }
}
