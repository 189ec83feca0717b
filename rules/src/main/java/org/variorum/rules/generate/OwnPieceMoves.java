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
 * Generator of moves that join a piece to another of its side on one square, and of moves by which a joined piece
 * leaves.
 */
final class OwnPieceMoves {

  private final MoveSource.Meeting meeting;
  private final State state;
  private final GameTables tables;
  private final Gates gates;
  private final ProgramWalk walk;
  private final @Nullable Conditions conditions;
  private final Attacks attacks;
  private final Arrivals arrivals;

  private OwnPieceMoves(MoveSource.Meeting meeting, GameTables tables, State state, Gates gates,
      Arrivals arrivals) {
    this.meeting = meeting;
    this.arrivals = arrivals;
    this.state = state;
    this.tables = tables;
    this.gates = gates;
    walk = new ProgramWalk(state.board);
    conditions = Attacks.conditions(tables, state);
    attacks = new Attacks(tables, state);
  }

  /**
   * Returns the generator of a game; null if no pieces can join.
   *
   * @param gates must have admitted each piece before {@link #add}
   * @param arrivals adds to the same list as {@link #add}
   */
  static @Nullable OwnPieceMoves of(GameTables tables, State state, Gates gates, Arrivals arrivals) {
    return tables.meeting == null ? null : new OwnPieceMoves(tables.meeting, tables, state, gates, arrivals);
  }

  /**
   * Adds the moves of the piece on a square.
   *
   * @param ignoresConditions whether to ignore conditions
   */
  void add(MoveBuffer moves, int from, boolean check, boolean tactical, boolean ignoresConditions) {
    int first = moves.size;
    if (!tactical || tables.promotions[PieceCode.kind(state.board[from])] != null) {
      join(first, from, check, ignoresConditions);
    }
    for (int part : meeting.parts(PieceCode.kind(state.board[from]))) {
      part(moves, first, from, part, check, ignoresConditions);
    }
  }

  private void join(int first, int from, boolean check, boolean ignoresConditions) {
    int mover = state.board[from];
    Program program = walkFrom(mover, from, check);
    for (int k = 0; k < walk.count(); k++) {
      int i = walk.node(k);
      int node = program.nodes[i];
      int to = Node.square(node);
      int other = state.board[to];
      boolean isOwn = other != PieceCode.EMPTY && PieceCode.side(other) == state.turn && to != from;
      boolean captures = (node & Node.CAPTURE) != 0 && PieceCode.holds(program.kinds[i], other);
      if (isOwn
          && meeting.joins(PieceCode.kind(mover), PieceCode.kind(other), (node & Node.MOVE) != 0, captures)
          && mayEnd(program, i, from, ignoresConditions)
          && (ignoresConditions || meeting.mayJoin(state, from, to, attacks))) {
        arrivals.arriveOnce(meeting.join(from, to), mover, first);
      }
    }
  }

  private void part(MoveBuffer moves, int first, int from, int part, boolean check,
      boolean ignoresConditions) {
    Program program = walkFrom(PieceCode.code(part, state.turn), from, check);
    for (int k = 0; k < walk.count(); k++) {
      int i = walk.node(k);
      int to = Node.square(program.nodes[i]);
      if ((program.nodes[i] & Node.MOVE) != 0 && state.board[to] == PieceCode.EMPTY
          && mayEnd(program, i, from, ignoresConditions)
          && (ignoresConditions || meeting.mayPart(state, from, to, attacks))) {
        moves.addOnce(meeting.part(from, to, part), first);
      }
    }
  }

  private Program walkFrom(int code, int from, boolean check) {
    Program program = (check ? tables.waysInCheck : tables.ways)[code][from];
    walk.over(program, state.turn, gates.passed());
    return program;
  }

  /** Whether a piece may end on a node: it has captured nothing on the way, and gates and conditions allow it. */
  private boolean mayEnd(Program program, int i, int from, boolean ignoresConditions) {
    int to = Node.square(program.nodes[i]);
    return program.aux[i] < 0 && (gates.open(to >>> 6) >>> to & 1) != 0
        && (ignoresConditions || conditions == null || conditions.allow(program, i, state.turn, from, to));
  }
}
