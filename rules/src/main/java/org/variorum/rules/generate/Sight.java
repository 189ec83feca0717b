package org.variorum.rules.generate;

import org.jspecify.annotations.Nullable;
import org.variorum.rules.compile.Reaches;
import org.variorum.rules.compile.Tables;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.Node;
import org.variorum.rules.program.Program;
import org.variorum.rules.program.Reach;
import org.variorum.rules.state.State;

/** What single pieces attack on the board as it stands, whoever stands there and whatever a turn would forbid. */
public final class Sight {

  private final State state;
  private final Tables tables;
  private final Attacks lending;
  private final RangeCheck range;
  private final @Nullable Reaches reaches;
  /** What borrowers can borrow; null if that must be found out piece by piece. */
  private final @Nullable Credit credit;

  public Sight(State state, @Nullable Reaches reaches) {
    this.state = state;
    tables = state.tables;
    lending = new Attacks(state);
    range = new RangeCheck(state);
    this.reaches = reaches;
    credit = Credit.of(state, reaches);
  }

  /** Adds the squares where the piece on a square could capture or act to a set. */
  public void attacks(int square, long[] into) {
    int code = state.board[square];
    if (state.isFrozen(square)) {
      return;
    }
    Reach reach =
        reaches == null || PieceCode.holds(tables.borrowers, code) ? null : reaches.ways[code][square];
    if (reach != null) {
      reach.captures(state.sides, tables.words, into);
      return;
    }
    int side = PieceCode.side(code);
    if (credit != null && PieceCode.holds(tables.borrowers, code)) {
      credit.captures(square, side, into);
      return;
    }
    boolean bound = range.binds(code);
    if (tables.range != null) {
      range.prepare(side);
    }
    if (bound && !range.contains(square)) {
      return;
    }
    if (PieceCode.holds(tables.borrowers, code)) {
      lending.prepareLenders(side);
      long lenders = lending.lenders(tables.captureLenders, square, side);
      for (long left = lenders; left != 0; left &= left - 1) {
        walk(tables.lent[PieceCode.code(Long.numberOfTrailingZeros(left) - 1, side)][square], side, bound,
            into);
      }
    } else {
      walk(tables.ways[code][square], side, bound, into);
    }
  }

  private void walk(Program program, int side, boolean bound, long[] into) {
    int[] nodes = program.nodes;
    for (int i = 0; i < nodes.length;) {
      int node = nodes[i];
      int square = Node.square(node);
      int piece = state.board[square];
      boolean inRange = !bound || range.contains(square);
      if (inRange && (node & (Node.CAPTURE | Node.ACT_HERE)) != 0) {
        into[square >>> 6] |= 1L << square;
      }
      if (inRange && (node & Node.ACT_FROM) != 0 && piece == PieceCode.EMPTY) {
        into[program.aux[i] >>> 6] |= 1L << program.aux[i];
      }
      boolean on = Attacks.passes(program, i, piece, side) && range.allowsPassing(inRange, node);
      i = on ? i + 1 : Node.skip(node);
    }
  }
}
