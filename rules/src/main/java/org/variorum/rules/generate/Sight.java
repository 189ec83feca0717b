package org.variorum.rules.generate;

import org.jspecify.annotations.Nullable;
import org.variorum.rules.compile.LentTables;
import org.variorum.rules.compile.Reaches;
import org.variorum.rules.compile.Tables;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.Node;
import org.variorum.rules.program.Program;
import org.variorum.rules.program.Reach;
import org.variorum.rules.rule.Gates;
import org.variorum.rules.state.State;

/** What single pieces attack on the board as it stands, whoever stands there and whatever a turn would forbid. */
public final class Sight {

  private final State state;
  private final Tables tables;
  private final Attacks lending;
  private final Gates gates;
  private final boolean gated;
  private final Walk walk;
  private final @Nullable Reaches reaches;
  /** What borrowers can borrow; null if that must be found out piece by piece. */
  private final @Nullable Credit credit;

  public Sight(Tables tables, State state, @Nullable Reaches reaches) {
    this.state = state;
    this.tables = tables;
    lending = new Attacks(tables, state);
    gates = new Gates(tables.threatGates, state);
    gated = !tables.threatGates.isEmpty();
    walk = new Walk(state.board);
    this.reaches = reaches;
    credit = Credit.of(tables, state, reaches);
  }

  /** Adds the squares where the piece on a square could capture or act to a set. */
  public void attacks(int square, long[] into) {
    LentTables lent = tables.lent;
    int code = state.board[square];
    Reach reach =
        reaches == null || PieceCode.holds(lent.borrowers(), code) ? null : reaches.ways[code][square];
    if (reach != null && reach.whole && !gated) {
      reach.captures(state.sides, tables.words, into);
      return;
    }
    int side = PieceCode.side(code);
    if (credit != null && PieceCode.holds(lent.borrowers(), code)) {
      credit.captures(square, side, into);
      return;
    }
    gates.prepare(side);
    if (!gates.admits(square, code)) {
      return;
    }
    if (PieceCode.holds(lent.borrowers(), code)) {
      lending.prepareLenders(side);
      long lenders = lending.lenders(lent.captureLenders(), square, side);
      for (long left = lenders; left != 0; left &= left - 1) {
        walk(lent.programs()[PieceCode.code(Long.numberOfTrailingZeros(left) - 1, side)][square], side, into);
      }
    } else {
      walk(tables.ways[code][square], side, into);
    }
  }

  private void walk(Program program, int side, long[] into) {
    long @Nullable [] ends = gates.ends();
    walk.over(program, side, gates.passed());
    for (int k = 0; k < walk.count(); k++) {
      int i = walk.node(k);
      int node = program.nodes[i];
      int square = Node.square(node);
      boolean mayEnd = ends == null || (ends[square >>> 6] >>> square & 1) != 0;
      if (mayEnd && (node & (Node.CAPTURE | Node.ACT_HERE)) != 0) {
        into[square >>> 6] |= 1L << square;
      }
      if (mayEnd && (node & Node.ACT_FROM) != 0 && state.board[square] == PieceCode.EMPTY) {
        into[program.target(i) >>> 6] |= 1L << program.target(i);
      }
    }
  }
}
