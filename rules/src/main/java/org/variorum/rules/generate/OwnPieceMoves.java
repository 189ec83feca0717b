package org.variorum.rules.generate;

import org.jspecify.annotations.Nullable;
import org.variorum.rules.compile.GameTables;
import org.variorum.rules.position.MoveBuffer;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.Node;
import org.variorum.rules.program.Program;
import org.variorum.rules.rule.Gates;
import org.variorum.rules.rule.MoveSource;
import org.variorum.rules.state.State;

/**
 * Generator of moves onto pieces of the same side, for example to join them on one square, and of moves by which a
 * joined piece leaves.
 */
final class OwnPieceMoves {

  private final MoveSource.JoinRule joinRule;
  private final State state;
  private final GameTables tables;
  private final Gates gates;
  private final ProgramWalk walk;
  private final @Nullable Conditions conditions;
  private final Attacks attacks;
  private final Arrivals arrivals;

  private OwnPieceMoves(MoveSource.JoinRule joinRule, GameTables tables, State state, Gates gates,
      Arrivals arrivals) {
    this.joinRule = joinRule;
    this.arrivals = arrivals;
    this.state = state;
    this.tables = tables;
    this.gates = gates;
    walk = new ProgramWalk(state.board);
    conditions = Attacks.conditions(tables, state);
    attacks = new Attacks(tables, state);
  }

  /**
   * Returns the generator of a game; null if the game has no such moves.
   *
   * @param gates must have admitted each piece before {@link #add}, which uses the limits for this piece
   * @param arrivals must write to the buffer that is given to {@link #add}
   */
  static @Nullable OwnPieceMoves of(GameTables tables, State state, Gates gates, Arrivals arrivals) {
    return tables.joinRule == null ? null
        : new OwnPieceMoves(tables.joinRule, tables, state, gates, arrivals);
  }

  /**
   * Adds the moves of the piece on a square.
   *
   * @param ignoresConditions whether to add also moves that a condition of a path, or the rule of the move, forbids now
   */
  void add(MoveBuffer moves, int from, boolean inCheck, boolean tacticalOnly, boolean ignoresConditions) {
    int first = moves.size;
    if (!tacticalOnly || tables.promotions[PieceCode.kind(state.board[from])] != null) {
      addJoins(first, from, inCheck, ignoresConditions);
    }
    for (int leavingKind : joinRule.parts(PieceCode.kind(state.board[from]))) {
      addPartings(moves, first, from, leavingKind, inCheck, ignoresConditions);
    }
  }

  private void addJoins(int first, int from, boolean inCheck, boolean ignoresConditions) {
    int mover = state.board[from];
    Program program = walkFrom(mover, from, inCheck);
    for (int k = 0; k < walk.count(); k++) {
      int i = walk.node(k);
      int node = program.nodes[i];
      int to = Node.square(node);
      int other = state.board[to];
      boolean isOwn = other != PieceCode.EMPTY && PieceCode.side(other) == state.turn && to != from;
      boolean captures = (node & Node.CAPTURE) != 0 && PieceCode.holds(program.kinds[i], other);
      if (isOwn
          && joinRule.joins(PieceCode.kind(mover), PieceCode.kind(other), (node & Node.MOVE) != 0, captures)
          && mayEnd(program, i, from, ignoresConditions)
          && (ignoresConditions || joinRule.mayJoin(state, from, to, attacks))) {
        arrivals.arriveOnce(joinRule.join(from, to), mover, first);
      }
    }
  }

  private void addPartings(MoveBuffer moves, int first, int from, int leavingKind, boolean inCheck,
      boolean ignoresConditions) {
    Program program = walkFrom(PieceCode.code(leavingKind, state.turn), from, inCheck);
    for (int k = 0; k < walk.count(); k++) {
      int i = walk.node(k);
      int to = Node.square(program.nodes[i]);
      if ((program.nodes[i] & Node.MOVE) != 0 && state.board[to] == PieceCode.EMPTY
          && mayEnd(program, i, from, ignoresConditions)
          && (ignoresConditions || joinRule.mayPart(state, from, to, attacks))) {
        moves.addOnce(joinRule.part(from, to, leavingKind), first);
      }
    }
  }

  private Program walkFrom(int code, int from, boolean inCheck) {
    Program program = (inCheck ? tables.waysInCheck : tables.ways)[code][from];
    walk.collect(program, state.turn, gates.passed());
    return program;
  }

  /** Whether a piece may end on a node: it has captured nothing on the way, and gates and conditions allow it. */
  private boolean mayEnd(Program program, int i, int from, boolean ignoresConditions) {
    int to = Node.square(program.nodes[i]);
    boolean capturedOnWay = program.aux[i] >= 0;
    boolean isOpen = (gates.open(to >>> 6) >>> to & 1) != 0;
    return !capturedOnWay && isOpen
        && (ignoresConditions || conditions == null || conditions.allow(program, i, state.turn, from, to));
  }
}
