package org.variorum.rules.generate;

import org.jspecify.annotations.Nullable;
import org.variorum.rules.compile.Tables;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.Lines;
import org.variorum.rules.program.Node;
import org.variorum.rules.program.Program;
import org.variorum.rules.state.State;

/**
 * Who attacks a royal piece on a square, on the board as it stands (COM-4).
 *
 * <p>Reads only the state's board and sets of pieces, royal squares and frozen pieces, so that a caller may try a change by
 * {@link State#swap}.
 *
 * <p>Two circles are closed here. A piece whose movement depends on check attacks by what it has while its side is, or is
 * not, attacked by pieces that do <em>not</em> so depend (NMT-7, NMT-9): attack is judged in two strata. And what a piece has
 * borrowed depends on native movement alone (DEL-3), so lending never asks about attack.
 */
public final class Attacks {

  private final State state;
  private final Tables tables;
  private final int[] board;
  private final RangeCheck range;

  public Attacks(State state) {
    this.state = state;
    tables = state.tables;
    board = state.board;
    range = new RangeCheck(state);
  }

  /** Whether a side attacks a square where a royal piece of the other side stands or would stand. */
  public boolean attacked(int square, int by) {
    return !sheltered(square, by) && (directly(square, by) || dependently(square, by));
  }

  /** Capturing here would remove the attacker's own royal piece, too: nobody will. */
  private boolean sheltered(int square, int by) {
    if (tables.explosion == null || state.royal[by] == Tables.NO_SQUARE) {
      return false;
    }
    return tables.geometry.distance(square, state.royal[by]) <= 1;
  }

  /** By pieces whose movement does not depend on check. */
  private boolean directly(int square, int by) {
    if (tables.range != null) {
      range.prepare(by);
    }
    return walk(tables.attackers[by][square], square, by)
        || tables.borrowing != null && borrowed(square, by);
  }

  /** By pieces whose movement depends on check: in the second stratum. */
  private boolean dependently(int square, int by) {
    if (tables.dependentAttackers == null || tables.dependentAttackersInCheck == null) {
      return false;
    }
    boolean out = walk(tables.dependentAttackers[by][square], square, by);
    boolean in = walk(tables.dependentAttackersInCheck[by][square], square, by);
    if (out == in) {
      return out;
    }
    int own = state.royal[by];
    return own != Tables.NO_SQUARE && directly(own, by ^ 1) ? in : out;
  }

  /** Whether pieces whose movement depends on check would attack if their side were in check: a move that gives it may wake them. */
  boolean attackedOnceInCheck(int square, int by) {
    return tables.dependentAttackersInCheck != null
        && walk(tables.dependentAttackersInCheck[by][square], square, by);
  }

  /** Whether the royal pieces attack each other by their movement out of check. */
  public boolean facing() {
    int white = state.royal[PieceCode.WHITE];
    int black = state.royal[PieceCode.BLACK];
    return tables.dependentAttackers != null && white != Tables.NO_SQUARE && black != Tables.NO_SQUARE
        && attackedFrom(black, PieceCode.WHITE, white) && attackedFrom(white, PieceCode.BLACK, black);
  }

  private boolean attackedFrom(int square, int by, int from) {
    Program @Nullable [][] programs = tables.dependentAttackers;
    if (programs == null || !PieceCode.holds(tables.checkDependent, board[from])) {
      return false;
    }
    Program program = programs[by][square];
    if (program.lines != null) {
      return program.lines.open(from, board[from], state.occupiedLo(), state.occupiedHi());
    }
    if (tables.range != null) {
      range.prepare(by);
    }
    int[] nodes = program.nodes;
    for (int i = 0; i < nodes.length;) {
      int node = nodes[i];
      int piece = board[Node.square(node)];
      if (Node.square(node) == from && (node & Node.CAPTURE) != 0 && PieceCode.holds(program.kinds[i], piece)
          && range.attackAllowed(piece, program, i, square)) {
        return true;
      }
      i = passes(program, i, piece, by) ? i + 1 : Node.skip(node);
    }
    return false;
  }

  /** Whether a piece of that side at a node with CAPTURE stands on an open line. */
  private boolean walk(Program program, int square, int by) {
    if (program.lines != null) {
      return program.lines.reached(state, by);
    }
    if (tables.range != null || tables.displacement != null) {
      return walkWithLimits(program, square, by);
    }
    int[] nodes = program.nodes;
    long[] kinds = program.kinds;
    for (int i = 0; i < nodes.length;) {
      int node = nodes[i];
      int piece = board[Node.square(node)];
      if (piece == PieceCode.EMPTY) {
        i = (node & Node.PASS_EMPTY) != 0 ? i + 1 : Node.skip(node);
      } else {
        if ((piece & 1) == by && (node & Node.CAPTURE) != 0 && (kinds[i] >>> (piece >> 1) & 1) != 0) {
          return true;
        }
        i = passes(program, i, piece, by) ? i + 1 : Node.skip(node);
      }
    }
    return false;
  }

  private boolean walkWithLimits(Program program, int square, int by) {
    int[] nodes = program.nodes;
    for (int i = 0; i < nodes.length;) {
      int node = nodes[i];
      int at = Node.square(node);
      int piece = board[at];
      if (piece != PieceCode.EMPTY && PieceCode.side(piece) == by && (node & Node.CAPTURE) != 0
          && PieceCode.holds(program.kinds[i], piece) && !state.isFrozen(at)
          && range.attackAllowed(piece, program, i, square)) {
        return true;
      }
      i = passes(program, i, piece, by) ? i + 1 : Node.skip(node);
    }
    return false;
  }

  /** Whether a walk passes a node; {@code by} is the side whose friends and enemies the node speaks of. */
  public static boolean passes(Program program, int i, int piece, int by) {
    int node = program.nodes[i];
    if (piece == PieceCode.EMPTY) {
      return (node & Node.PASS_EMPTY) != 0;
    }
    return (node & Node.PASS_PIECE) != 0
        || (node & Node.PASS_ENEMY) != 0 && PieceCode.side(piece) != by
        || (node & Node.PASS_FRIEND) != 0 && PieceCode.side(piece) == by
            && PieceCode.holds(program.kinds[i], piece);
  }

  /** By a piece that has borrowed the movement it attacks by (DEL-6). */
  private boolean borrowed(int square, int by) {
    Program program = tables.lentAttackers[by][square];
    if (program.lines != null) {
      return borrowed(program.lines, by);
    }
    int[] nodes = program.nodes;
    for (int i = 0; i < nodes.length;) {
      int node = nodes[i];
      int at = Node.square(node);
      int piece = board[at];
      if (piece != PieceCode.EMPTY && PieceCode.side(piece) == by && (node & Node.CAPTURE) != 0
          && PieceCode.holds(tables.borrowers, piece) && !state.isFrozen(at)
          && (lenders(tables.captureLenders, at, by) & program.kinds[i]) != 0
          && range.attackAllowed(piece, program, i, square)) {
        return true;
      }
      i = passes(program, i, piece, by) ? i + 1 : Node.skip(node);
    }
    return false;
  }

  private boolean borrowed(Lines lines, int by) {
    long lo = state.occupiedLo();
    long hi = state.occupiedHi();
    int base = by * tables.words;
    for (long left = state.sides[base] & lines.anyLo; left != 0; left &= left - 1) {
      if (borrows(Long.numberOfTrailingZeros(left), by, lines, lo, hi)) {
        return true;
      }
    }
    for (long left = tables.words > 1 ? state.sides[base + 1] & lines.anyHi : 0; left != 0; left &=
        left - 1) {
      if (borrows(64 | Long.numberOfTrailingZeros(left), by, lines, lo, hi)) {
        return true;
      }
    }
    return false;
  }

  /** Whether the piece on a square can borrow a movement that has an open line. */
  private boolean borrows(int at, int by, Lines lines, long occupiedLo, long occupiedHi) {
    long open = PieceCode.holds(tables.borrowers, board[at]) ? lines.open(at, occupiedLo, occupiedHi) : 0;
    if (open == 0) {
      return false;
    }
    Lines lenders = tables.captureLenders[by][at].lines;
    return lenders == null ? (lenders(tables.captureLenders, at, by) & open) != 0
        : lenders.anyOf(open, state, by, occupiedLo, occupiedHi);
  }

  /** Makes ready to ask for a side's {@link #lenders}. */
  public void prepareLenders(int by) {
    if (tables.range != null) {
      range.prepare(by);
    }
  }

  /** The kinds of lenders of a side that reach a square; a piece on the square itself is no matter. */
  public long lenders(Program[][] reach, int square, int by) {
    Program program = reach[by][square];
    if (program.lines != null) {
      return program.lines.kinds(state, by);
    }
    return tables.range == null ? lenders(program, by) : lendersInRange(program, square, by);
  }

  private long lendersInRange(Program program, int square, int by) {
    long found = 0;
    for (int i = 0; i < program.nodes.length;) {
      int node = program.nodes[i];
      int piece = board[Node.square(node)];
      if (piece != PieceCode.EMPTY && PieceCode.side(piece) == by && (node & Node.CAPTURE) != 0
          && PieceCode.holds(program.kinds[i], piece) && range.attackAllowed(piece, program, i, square)) {
        found |= PieceCode.bit(PieceCode.kind(piece));
      }
      i = passes(program, i, piece, by) ? i + 1 : Node.skip(node);
    }
    return found;
  }

  private long lenders(Program program, int by) {
    int[] nodes = program.nodes;
    long[] kinds = program.kinds;
    long found = 0;
    for (int i = 0; i < nodes.length;) {
      int node = nodes[i];
      int piece = board[Node.square(node)];
      if (piece == PieceCode.EMPTY) {
        i = (node & Node.PASS_EMPTY) != 0 ? i + 1 : Node.skip(node);
      } else {
        if ((piece & 1) == by && (node & Node.CAPTURE) != 0) {
          found |= kinds[i] & 1L << (piece >> 1);
        }
        i = passes(program, i, piece, by) ? i + 1 : Node.skip(node);
      }
    }
    return found;
  }
}
