package org.variorum.rules.rule.counters;

import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.board.Region;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.Destinations;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.counters.Counters.Change;
import org.variorum.rules.rule.counters.Counters.Event;
import org.variorum.rules.state.LastChanges;
import org.variorum.rules.state.State;

/** How a counter changes by a move that has been made, compiled; by check it changes otherwise. */
final class CounterChange {

  private final Event after;
  /** The kinds of pieces that move or are dropped. */
  private final long by;
  private final boolean byAll;
  /** By side and square, whether the move may end there; null: anywhere. */
  private final boolean @Nullable [][] to;
  /** By side and square, the set of squares to which the move must lead; null: anywhere. */
  private final long @Nullable [][][] as;
  private final int adds;
  /** By kind, what is added for a captured piece. */
  private final int[] worth;

  private CounterChange(Change change, Context context) {
    Set<String> letters =
        context.definition().pieces().stream().map(PieceKind::letter).collect(Collectors.toSet());
    after = change.after();
    by = context.kinds().set(change.by());
    byAll = change.by().containsAll(letters);
    to = change.to().equals(Region.EVERYWHERE) ? null : change.to().squares(context.board());
    as = change.as().map(movement -> Destinations.of(movement, context.board(), Counters.class)).orElse(null);
    adds = change.adds();
    worth = context.definition().pieces().stream().map(PieceKind::letter).mapToInt(change::worth).toArray();
  }

  static CounterChange of(Change change, Context context) {
    return new CounterChange(change, context);
  }

  /**
   * What is added by the last move.
   *
   * @param side who made it
   * @param mover the code of the piece that moved, before a promotion
   */
  int adds(State state, int side, long move, int mover) {
    int kind = MoveCode.kind(move);
    if (kind == MoveCode.PASS || after == Event.PASSES) {
      return kind == MoveCode.PASS && after == Event.PASSES ? adds : 0;
    }
    boolean drop = kind == MoveCode.DROP;
    boolean happens = switch (after) {
      case CAPTURES -> true;
      case MOVES -> !drop;
      case PROMOTIONS -> !drop && MoveCode.becomes(move) >= 0;
      case DROPS -> drop;
      case CHECKS, PASSES -> false;
    };
    if (!happens || !isBy(drop ? MoveCode.becomes(move) : PieceCode.kind(mover))
        || to != null && !to[side][MoveCode.to(move)]
        || as != null && !drop && !leads(as[PieceCode.side(mover)][MoveCode.from(move)], MoveCode.to(move))) {
      return 0;
    }
    return after == Event.CAPTURES ? captured(state, side ^ 1) : adds;
  }

  private static boolean leads(long[] ends, int square) {
    return (ends[square >>> 6] >>> square & 1) != 0;
  }

  private boolean isBy(int kind) {
    return byAll || (by & PieceCode.bit(kind)) != 0;
  }

  /** What the pieces are worth together that a side has lost. */
  private int captured(State state, int loser) {
    LastChanges changes = new LastChanges(state);
    int sum = 0;
    for (int i = 0; i < changes.count(); i++) {
      int piece = changes.isInHand(i) ? PieceCode.EMPTY : changes.before(i);
      if (piece != PieceCode.EMPTY && PieceCode.side(piece) == loser && isFirst(changes, i, piece)) {
        sum += worth[PieceCode.kind(piece)] * Math.max(0, fewer(changes, piece));
      }
    }
    return sum;
  }

  private static boolean isFirst(LastChanges changes, int index, int piece) {
    for (int i = 0; i < index; i++) {
      if (!changes.isInHand(i) && changes.before(i) == piece) {
        return false;
      }
    }
    return true;
  }

  /** How many pieces of a code there are fewer on the board. */
  private static int fewer(LastChanges changes, int piece) {
    int fewer = 0;
    for (int i = 0; i < changes.count(); i++) {
      if (!changes.isInHand(i)) {
        fewer += (changes.before(i) == piece ? 1 : 0) - (changes.after(i) == piece ? 1 : 0);
      }
    }
    return fewer;
  }
}
