package org.variorum.rules.rule.material;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.Outcome;
import org.variorum.rules.position.Outcome.Reason;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Ending;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.state.State;

/** The game is drawn where neither side has enough to win. */
final class TooFewRule implements Rule {

  private static final Reason REASON = new Reason("too-few", true, "neither side has enough to win");

  private final Context context;
  private final long royals;
  private final long coloured;
  /** By set and kind: how many at most. */
  private final List<int[]> sets;
  /** The same of the sets with which a side cannot win. */
  private final List<int[]> againstAnything;

  TooFewRule(TooFew few, Context context) {
    this.context = context;
    royals = context.kinds().royals();
    coloured = context.kinds().set(few.oneColour());
    sets = few.left().stream().map(this::numbers).toList();
    againstAnything = few.againstAnything().stream().map(this::numbers).toList();
  }

  private int[] numbers(List<String> letters) {
    int[] numbers = new int[context.kinds().count()];
    letters.forEach(letter -> numbers[context.kinds().of(letter)]++);
    return numbers;
  }

  @Override
  public Set<Guarantee> guarantees() {
    return Guarantee.USUAL;
  }

  @Override
  public Optional<EndByLength> endByLength() {
    return Optional.of(new EndByLength(1, 0, false, List.of(REASON),
        (state, _, _) -> isDrawn(state) ? Optional.of(Outcome.draw(REASON)) : Optional.empty()));
  }

  @Override
  public Optional<Ending.Hopeless> hopeless() {
    return againstAnything.isEmpty() ? Optional.empty() : Optional.of(this::cannotWin);
  }

  private boolean isDrawn(State state) {
    return isAgainstNobody(state, PieceCode.WHITE) || isAgainstNobody(state, PieceCode.BLACK)
        || areOnOneColour(state) || cannotWin(state, PieceCode.WHITE) && cannotWin(state, PieceCode.BLACK);
  }

  /** Whether a side has too little to win, whatever the other has. */
  private boolean cannotWin(State state, int side) {
    return hasAtMost(state, side, againstAnything);
  }

  /** Whether the other side has only royal pieces, and this one little besides. */
  private boolean isAgainstNobody(State state, int side) {
    return state.hasOnly(royals, side ^ 1) && hasAtMost(state, side, sets);
  }

  /** Whether a side has one of some sets besides royal pieces, or less. */
  private boolean hasAtMost(State state, int side, List<int[]> some) {
    return state.count(royals, side) > 0 && some.stream().anyMatch(set -> isWithin(state, side, set));
  }

  private boolean isWithin(State state, int side, int[] set) {
    for (int kind = 0; kind < set.length; kind++) {
      long bit = PieceCode.bit(kind);
      if ((royals & bit) == 0 && state.count(bit, side) > set[kind]) {
        return false;
      }
    }
    return true;
  }

  private boolean areOnOneColour(State state) {
    long others = ~(royals | coloured);
    if (coloured == 0 || state.count(others, 0) > 0 || state.count(others, 1) > 0
        || state.count(royals, 0) == 0 || state.count(royals, 1) == 0) {
      return false;
    }
    int standing = 0;
    int dark = 0;
    for (int square = 0; square < state.board.length; square++) {
      int piece = state.board[square];
      if (piece != PieceCode.EMPTY && PieceCode.holds(coloured, piece)) {
        standing++;
        dark += (context.board().file(square) + context.board().rank(square)) % 2 == 0 ? 1 : 0;
      }
    }
    return standing == state.count(coloured, 0) + state.count(coloured, 1)
        && (dark == 0 || dark == standing);
  }
}
