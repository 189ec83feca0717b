package org.variorum.rules.explain;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.compile.Tables;
import org.variorum.rules.generate.Walk;
import org.variorum.rules.generate.Walker;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.ActForm;
import org.variorum.rules.program.Node;
import org.variorum.rules.program.Program;
import org.variorum.rules.program.Tree;
import org.variorum.rules.rule.Gates;
import org.variorum.rules.state.State;

/**
 * Over which squares a piece goes in a legal move: walks the same programs as the {@link Walker}, and takes the shortest of the
 * open ways on which the move is found. The ancestors of a node are the squares that lead to it.
 */
public final class RouteFinder {

  private final State state;
  private final Tables tables;
  private final int[] board;
  private final Gates gates;
  private final Walk walk;
  private final boolean check;

  /** @param check whether the side to move is in check */
  public RouteFinder(Tables tables, State state, boolean check) {
    this.state = state;
    this.check = check;
    this.tables = tables;
    board = state.board;
    gates = new Gates(tables.gates, state);
    gates.prepare(state.turn);
    walk = new Walk(board);
  }

  /**
   * The squares from the first to the last; the last alone for a piece from the hand and for one that stays. A piece that goes no
   * way of its own goes straight. None for a pass.
   */
  public List<Integer> find(long made) {
    long move = tables.found(made);
    int from = MoveCode.from(move);
    int to = MoveCode.to(move);
    if (MoveCode.kind(move) == MoveCode.PASS) {
      return List.of();
    }
    if (MoveCode.kind(move) == MoveCode.DROP || from == to && tables.form(move).walks()) {
      return List.of(to);
    }
    if (!tables.form(move).walks()) {
      return List.of(from, to);
    }
    List<List<Integer>> routes = new ArrayList<>();
    Source.of(tables, state, from, check).forEach(source -> addRoutes(source, move, routes));
    return routes.stream().min(Comparator.comparingInt(List::size)).orElse(List.of(from, to));
  }

  private void addRoutes(Source source, long move, List<List<Integer>> routes) {
    Program program = source.program();
    int from = MoveCode.from(move);
    gates.admits(from, board[from]);
    long @Nullable [] ends = gates.ends();
    Deque<Integer> way = new ArrayDeque<>();
    walk.over(program, state.turn, gates.passed());
    for (int k = 0; k < walk.count(); k++) {
      int i = walk.node(k);
      while (!way.isEmpty() && Node.skip(program.nodes[way.getLast()]) <= i) {
        way.removeLast();
      }
      way.addLast(i);
      int square = Node.square(program.nodes[i]);
      boolean mayEnd = ends == null || (ends[square >>> 6] >>> square & 1) != 0;
      if (mayEnd && ends(source, i, move)) {
        routes.add(route(program, List.copyOf(way), move));
      }
    }
  }

  /** Whether the move ends on a node that a walk has come to. */
  private boolean ends(Source source, int i, long move) {
    Program program = source.program();
    int node = program.nodes[i];
    int square = Node.square(node);
    int kind = MoveCode.kind(move);
    if (kind == MoveCode.ACTION) {
      return (node & Node.ACT) != 0 && program.aux[i] == MoveCode.squares(move);
    }
    int captured = tables.acts == null ? program.aux[i] : Tree.NONE;
    boolean passes = kind == MoveCode.IN_PASSING;
    if (square != MoveCode.to(move) || captured != (passes ? MoveCode.otherFrom(move) : Tree.NONE)) {
      return false;
    }
    int victim = board[kind == MoveCode.EN_PASSANT ? MoveCode.otherFrom(move) : square];
    int half = victim == PieceCode.EMPTY ? Node.MOVE : Node.CAPTURE;
    return (node & half) != 0 && ((source.halves() & half) != 0 || passes)
        && (victim == PieceCode.EMPTY || PieceCode.holds(program.kinds[i], victim));
  }

  /** The squares of nodes, without those that the piece only looks at: pivots, and targets that lie off its way. */
  private List<Integer> route(Program program, List<Integer> nodes, long move) {
    boolean looksBack = MoveCode.kind(move) == MoveCode.ACTION && tables.acts != null
        && tables.acts.target() == ActForm.Place.BEHIND;
    boolean looksOn = Node.square(program.nodes[nodes.getLast()]) != MoveCode.to(move);
    List<Integer> squares = new ArrayList<>(List.of(MoveCode.from(move)));
    for (int node : nodes.subList(looksBack ? 1 : 0, nodes.size() - (looksOn ? 1 : 0))) {
      if (!Node.isPivot(program.nodes[node])) {
        squares.add(Node.square(program.nodes[node]));
      }
    }
    return List.copyOf(squares);
  }
}
