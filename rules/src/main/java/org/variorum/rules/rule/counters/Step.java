package org.variorum.rules.rule.counters;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.board.Region;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.movement.Movement;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.Node;
import org.variorum.rules.program.PathTree;
import org.variorum.rules.program.Tree;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.counters.Counters.Change;
import org.variorum.rules.rule.counters.Counters.Event;
import org.variorum.rules.state.LastChanges;
import org.variorum.rules.state.State;

/** How a counter changes by a move that has been made, compiled; by check it changes otherwise. */
final class Step {

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

  private Step(Change change, Context context) {
    Set<String> letters =
        context.definition().pieces().stream().map(PieceKind::letter).collect(Collectors.toSet());
    after = change.after();
    by = context.kinds().set(change.by());
    byAll = change.by().containsAll(letters);
    to = change.to().equals(Region.EVERYWHERE) ? null : change.to().squares(context.board());
    as = change.as().map(movement -> ends(movement, context)).orElse(null);
    adds = change.adds();
    worth = context.definition().pieces().stream().map(PieceKind::letter).mapToInt(change::worth).toArray();
  }

  static Step of(Change change, Context context) {
    return new Step(change, context);
  }

  private static long[][][] ends(Movement movement, Context context) {
    return IntStream.range(0, 2).mapToObj(side -> IntStream.range(0, context.board().size())
        .mapToObj(square -> ends(movement, side, square, context)).toArray(long[][]::new))
        .toArray(long[][][]::new);
  }

  /** Where a movement leads on the empty board. */
  private static long[] ends(Movement movement, int side, int square, Context context) {
    Tree tree = new Tree();
    PathTree paths = new PathTree(context.board(), PieceCode.sideOf(side), square, tree);
    movement.paths().forEach(path -> paths.moves(path, true, true, ~0L, _ -> true));
    int[] nodes = tree.flatten().nodes;
    long[] ends = new long[context.board().words()];
    for (int i = 0; i < nodes.length;) {
      int end = Node.square(nodes[i]);
      if ((nodes[i] & (Node.MOVE | Node.CAPTURE)) != 0) {
        ends[end >>> 6] |= 1L << end;
      }
      i = (nodes[i] & Node.PASS_EMPTY) != 0 ? i + 1 : Node.skip(nodes[i]);
    }
    return ends;
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
        || as != null && !drop && !leads(as[side][MoveCode.from(move)], MoveCode.to(move))) {
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
      int piece = changes.ofHand(i) ? PieceCode.EMPTY : changes.before(i);
      if (piece != PieceCode.EMPTY && PieceCode.side(piece) == loser && isFirst(changes, i, piece)) {
        sum += worth[PieceCode.kind(piece)] * Math.max(0, fewer(changes, piece));
      }
    }
    return sum;
  }

  private static boolean isFirst(LastChanges changes, int index, int piece) {
    for (int i = 0; i < index; i++) {
      if (!changes.ofHand(i) && changes.before(i) == piece) {
        return false;
      }
    }
    return true;
  }

  /** How many pieces of a code there are fewer on the board. */
  private static int fewer(LastChanges changes, int piece) {
    int fewer = 0;
    for (int i = 0; i < changes.count(); i++) {
      if (!changes.ofHand(i)) {
        fewer += (changes.before(i) == piece ? 1 : 0) - (changes.after(i) == piece ? 1 : 0);
      }
    }
    return fewer;
  }
}
