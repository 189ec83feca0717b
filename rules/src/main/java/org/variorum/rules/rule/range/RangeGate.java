package org.variorum.rules.rule.range;

import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.definition.Names;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.position.Refusal.Reason;
import org.variorum.rules.position.Refusal.Scope;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Gate;
import org.variorum.rules.rule.GateLimits;
import org.variorum.rules.rule.Wording;
import org.variorum.rules.state.State;

/** Leaves the squares in range of a side to the pieces that range binds. */
final class RangeGate implements Gate {

  /** It leaves the reach of the pieces that give range (RS-3). */
  private static final Reason OUT_OF_RANGE = new Reason("OUT_OF_RANGE", Scope.PIECE);

  private final long bound;
  private final long givers;
  private final int[] giverKinds;
  private final boolean passedToo;
  /** By square: those that a giver there gives range to, as a set. */
  private final long[][] around;
  private final String giverNames;

  RangeGate(Range range, Context context) {
    bound = context.kinds().set(range.pieces());
    givers = context.kinds().set(range.around());
    giverKinds = range.around().stream().mapToInt(context.kinds()::of).toArray();
    passedToo = range.passedToo();
    around = around(context.board(), range.distance());
    Names names = new Names(context.definition());
    giverNames = range.around().stream().map(names::of).sorted().collect(Collectors.joining(" or "));
  }

  private static long[][] around(Geometry board, int distance) {
    long[][] around = new long[board.size()][board.wordCount()];
    for (int square = 0; square < board.size(); square++) {
      around[square][square >>> 6] |= 1L << square;
      for (int other : board.around(square, distance)) {
        around[square][other >>> 6] |= 1L << other;
      }
    }
    return around;
  }

  @Override
  public boolean limits(Use use) {
    return true;
  }

  @Override
  public boolean followsBoard() {
    return true;
  }

  @Override
  public void lower(State state, int side, GateLimits limits) {
    limits.kinds = bound;
    limits.bounded = true;
    limits.passedToo = passedToo;
    for (int kind : giverKinds) {
      int base = PieceCode.code(kind, side) * state.words;
      for (int word = 0; word < state.words; word++) {
        for (long left = state.pieces[base + word]; left != 0; left &= left - 1) {
          limits.addEnds(around[word << 6 | Long.numberOfTrailingZeros(left)]);
        }
      }
    }
  }

  /** The squares in range of the side of the piece on a square; none unless range binds that piece, or it gives range. */
  SortedSet<Integer> inRange(State state, int square) {
    int piece = state.board[square];
    SortedSet<Integer> cells = new TreeSet<>();
    if (PieceCode.holds(bound | givers, piece)) {
      GateLimits limits = new GateLimits(state.words);
      lower(state, PieceCode.side(piece), limits);
      for (int cell = 0; cell < state.board.length; cell++) {
        if ((limits.ends[cell >>> 6] >>> cell & 1) != 0) {
          cells.add(cell);
        }
      }
    }
    return cells;
  }

  @Override
  public Illegal why(State state, int from, int cell) {
    Wording words = new Wording(state);
    return new Illegal(OUT_OF_RANGE, words.square(cell) + " is out of range: no " + giverNames
        + " of the " + words.piece(from) + "'s own side is near enough", List.of(cell));
  }
}
