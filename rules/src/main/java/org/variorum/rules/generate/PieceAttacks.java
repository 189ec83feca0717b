package org.variorum.rules.generate;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.compile.FastTables;
import org.variorum.rules.compile.GameTables;
import org.variorum.rules.compile.LentTables;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.FlatReachTables;
import org.variorum.rules.program.Node;
import org.variorum.rules.program.Program;
import org.variorum.rules.rule.Gates;
import org.variorum.rules.state.State;

/** Attacks of one piece on the current board, whatever is on the attacked squares and whichever side is to move. */
public final class PieceAttacks {

  private final State state;
  private final GameTables tables;
  private final Attacks lending;
  private final boolean hasGates;
  /** By side: the gates, prepared once for all its pieces and for as long as the position does not change. */
  private final Gates[] gates;
  private final Gates noGates;
  /** By side: the hash of the position for which the gates were prepared. */
  private final long[] preparedHash = new long[2];
  private final boolean[] isPrepared = new boolean[2];
  private final ProgramWalk walk;
  private final @Nullable Conditions conditions;
  /** By code: the attacks of its pieces by their own movement; null if the tree must be walked. */
  private final @Nullable FlatReachTables[] attackReaches;
  /** {@link #attackReaches}, but null for pieces that depend on gates or lenders. */
  private final @Nullable FlatReachTables[] simpleReaches;
  /** The attacks of borrowers; null if they must be found piece by piece. */
  private final @Nullable LentAttacks lentAttacks;
  /** The squares that {@link #look} found, a bit for each. */
  private final long[] attackedSquares;

  public PieceAttacks(FastTables fast, State state) {
    this.state = state;
    tables = fast.tables;
    lending = new Attacks(tables, state);
    noGates = new Gates(List.of(), state);
    hasGates = !tables.threatGates.isEmpty();
    gates = new Gates[] {new Gates(tables.threatGates, state), new Gates(tables.threatGates, state)};
    walk = new ProgramWalk(state.board);
    conditions = Attacks.conditions(tables, state);
    attackReaches = fast.attackReaches();
    simpleReaches = new FlatReachTables[tables.codes];
    if (!hasGates) {
      Arrays.setAll(simpleReaches,
          code -> PieceCode.holds(tables.lent.borrowers(), code) ? null : attackReaches[code]);
    }
    lentAttacks = LentAttacks.of(tables, state, fast.reaches());
    attackedSquares = new long[tables.words];
  }

  /** Finds the squares where the piece on a square could capture or act. {@link #word} returns them. */
  public void look(int square) {
    int code = state.board[square];
    @Nullable FlatReachTables plain = simpleReaches[code];
    if (plain != null) {
      plain.storeReach(square, state.occupiedLo(), state.occupiedHi(), attackedSquares);
      return;
    }
    Arrays.fill(attackedSquares, 0);
    Gates gates = hasGates ? preparedGates(PieceCode.side(code)) : noGates;
    if (gates.admits(square, code)) {
      look(square, code, gates);
    }
  }

  /** One word of the set of squares that {@link #look} found. */
  public long word(int word) {
    return attackedSquares[word];
  }

  private void look(int square, int code, Gates gates) {
    boolean borrows = PieceCode.holds(tables.lent.borrowers(), code);
    @Nullable FlatReachTables attackReach = borrows ? null : attackReaches[code];
    boolean mustWalk = tables.hopsWithinGates && gates.passed() != null;
    if (!mustWalk && (attackReach != null || borrows && lentAttacks != null)) {
      lookUp(square, code, attackReach, gates);
    } else if (borrows) {
      addBorrowedAttacks(square, PieceCode.side(code), gates);
    } else {
      walk(tables.ways[code][square], square, PieceCode.side(code), gates);
    }
  }

  private Gates preparedGates(int side) {
    long hash = state.hash();
    if (!isPrepared[side] || preparedHash[side] != hash) {
      gates[side].prepare(side);
      preparedHash[side] = hash;
      isPrepared[side] = true;
    }
    return gates[side];
  }

  /** Looks up the attacks of a piece by its own movement, or by borrowed movement if {@code attackReach} is null. */
  private void lookUp(int square, int code, @Nullable FlatReachTables attackReach, Gates gates) {
    // A square that gates close to the piece counts as occupied: the piece moves no further.
    long lo = state.occupiedLo() | gates.closed(0);
    long hi = attackedSquares.length > 1 ? state.occupiedHi() | gates.closed(1) : 0;
    if (attackReach != null) {
      attackReach.storeReach(square, lo, hi, attackedSquares);
    } else if (lentAttacks != null) {
      lentAttacks.addCaptures(square, PieceCode.side(code), lo, hi, attackedSquares);
    }
    for (int word = 0; word < attackedSquares.length; word++) {
      attackedSquares[word] &= gates.open(word);
    }
  }

  private void addBorrowedAttacks(int square, int side, Gates gates) {
    LentTables lent = tables.lent;
    lending.prepareLenders(side);
    long lenders = lending.lenders(lent.captureLenders(), square, side);
    for (long remaining = lenders; remaining != 0; remaining &= remaining - 1) {
      walk(lent.programs()[PieceCode.code(PieceCode.lowestKind(remaining), side)][square], square,
          side,
          gates);
    }
  }

  private void walk(Program program, int from, int side, Gates gates) {
    long @Nullable [] ends = gates.ends();
    walk.collect(program, side, gates.passed());
    for (int k = 0; k < walk.count(); k++) {
      int i = walk.node(k);
      int node = program.nodes[i];
      int square = Node.square(node);
      boolean mayEnd = (ends == null || (ends[square >>> 6] >>> square & 1) != 0)
          && (conditions == null || conditions.allow(program, i, side, from, square));
      if (mayEnd && (node & (Node.CAPTURE | Node.ACT_HERE)) != 0) {
        attackedSquares[square >>> 6] |= 1L << square;
      }
      if (mayEnd && (node & Node.ACT_FROM) != 0 && state.board[square] == PieceCode.EMPTY) {
        attackedSquares[program.target(i) >>> 6] |= 1L << program.target(i);
      }
    }
  }
}
