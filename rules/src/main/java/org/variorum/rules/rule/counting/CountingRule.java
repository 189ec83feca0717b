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
import org.variorum.rules.rule.SlotFormat;
import org.variorum.rules.rule.counting.Counting.Form;
import org.variorum.rules.state.Slot;
import org.variorum.rules.state.State;

/** Counted moves. Remembers to how many half-moves is counted, how many there were, and which sides have one piece left. */
final class CountingRule implements Rule, Consequence {

  private static final Reason REASON = new Reason("counting", true, "the count of moves is full");
  private static final int BITS = 8;
  /** With how many pieces of a side its count begins at most, where it goes by that. */
  private static final int FEW = 3;

  private final Form form;
  private final long pawns;
  private final List<Honour> honours;
  private final Slot limit;
  private final Slot counted;
  /** A bit for each side: whether it is counted by the pieces of the other; the board says it, too. */
  private final Slot bare;
  private final Bares bares;
  private final List<SlotFormat> memory;

  CountingRule(Counting counting, Context context) {
    form = counting.form();
    pawns = context.kinds().set(counting.pawns());
    honours = Honour.of(counting, context.kinds());
    limit = context.memory().allocateCounter(BITS);
    counted = context.memory().allocateCounter(BITS);
    bare = context.memory().allocateCounter(2);
    bares = new Bares(form == Form.THREE_AND_PIECES ? pawns : 0);
    memory = List.of(new LimitForm(limit, bare, bares, honours), new CountForm(limit, counted));
  }

  @Override
  public Set<Guarantee> guarantees() {
    return Guarantee.USUAL;
  }

  @Override
  public List<SlotFormat> memory() {
    return memory;
  }

  @Override
  public Optional<Consequence> consequence() {
    return Optional.of(this);
  }

  @Override
  public void follow(State state, Editor editor, long move, int mover) {
    long before = state.get(limit);
    if (form == Form.BOARD_AND_PIECES && before == 0 && pawnsLeft(state)) {
      return;
    }
    if (before > 0) {
      state.set(counted, Math.min(state.get(counted), before) + 1);
    }
    int now = bares.of(state);
    int begun = now & ~(int) state.get(bare);
    int next = state.turn;
    state.set(bare, now);
    if (form == Form.THREE_AND_PIECES && (begun >> (next ^ 1) & 1) != 0) {
      start(state, next ^ 1, now, 1);
    }
    if (state.get(limit) == 0 || (begun >> next & 1) != 0) {
      start(state, next, now, 0);
    }
  }

  private boolean pawnsLeft(State state) {
    return state.count(pawns, 0) > 0 || state.count(pawns, 1) > 0;
  }

  /**
   * Starts to count for a side, if there is something to be counted.
   *
   * @param bareSides the sides that are counted by the pieces of the other
   * @param late how many half-moves it has missed
   */
  private void start(State state, int side, int bareSides, int late) {
    int moves = moves(state, side, bareSides);
    if (moves > 0) {
      boolean deducts = form != Form.PIECES && (bareSides >> side & 1) != 0;
      state.set(limit, 2L * moves);
      state.set(counted, deducts ? Math.min(2L * onBoard(state) - late, 2L * moves + 1) : 0);
    }
  }

  /** To how many moves is counted for a side; 0: it is not counted. */
  private int moves(State state, int side, int bareSides) {
    boolean bareNow = (bareSides >> side & 1) != 0;
    boolean counts = switch (form) {
      case PIECES -> bareNow;
      case BOARD_AND_PIECES -> (bareSides >> (side ^ 1) & 1) == 0 && !pawnsLeft(state);
      case THREE_AND_PIECES ->
          !state.isBare(side ^ 1) && (bareNow || !state.isBare(side) && hasFew(state, side));
    };
    if (!counts) {
      return 0;
    }
    if (!bareNow) {
      return form == Form.THREE_AND_PIECES ? Honour.BOARD - 1 : Honour.BOARD;
    }
    return honours.stream().filter(honour -> honour.holds(state, side ^ 1)).mapToInt(Honour::moves)
        .findFirst()
        .orElse(0);
  }

  private boolean hasFew(State state, int side) {
    return state.count(-1L, side) <= FEW;
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
