package org.variorum.rules.explain;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.compile.GameTables;
import org.variorum.rules.generate.ProgramWalk;
import org.variorum.rules.generate.Walker;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.ActForm;
import org.variorum.rules.program.Node;
import org.variorum.rules.program.Program;
import org.variorum.rules.program.ProgramTree;
import org.variorum.rules.rule.Gates;
import org.variorum.rules.state.State;

/**
 * Finds the route of a piece in a legal move. It walks the same programs as the {@link Walker} and returns the shortest
 * free path of the move. The ancestors of a node are the squares before it on the path.
 */
public final class RouteFinder {

  private final State state;
  private final GameTables tables;
  private final int[] board;
  private final Gates gates;
  private final ProgramWalk walk;
  private final boolean check;
  private int walkedFrom = ProgramTree.NONE;
  private List<Walked> walked = List.of();

  /**
   * The nodes of a program that a piece reaches.
   *
   * @param reached the reached nodes, in the order of the program
   * @param ends the indices in {@code reached} of nodes on which a move may end
   */
  private record Walked(AvailableProgram source, int[] reached, int[] ends) {

    /** Returns the path to a reached node: its ancestors and the node itself. */
    List<Integer> way(int k) {
      int[] nodes = source.program().nodes;
      Deque<Integer> way = new ArrayDeque<>(List.of(reached[k]));
      for (int before = k - 1; before >= 0; before--) {
        if (Node.skip(nodes[reached[before]]) > way.getFirst()) {
          way.addFirst(reached[before]);
        }
      }
      return List.copyOf(way);
    }
  }

  /** @param check whether the side to move is in check */
  public RouteFinder(GameTables tables, State state, boolean check) {
    this.state = state;
    this.check = check;
    this.tables = tables;
    board = state.board;
    gates = new Gates(tables.gates, state);
    gates.prepare(state.turn);
    walk = new ProgramWalk(board);
  }

  /**
   * Returns the squares of the route from first to last. A drop, and a mover that stays, have only the destination. A
   * move outside the piece's own movement has its two squares. A pass has none.
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
    @Nullable List<Integer> shortest = null;
    for (Walked each : walked(from)) {
      for (int k : each.ends) {
        if (ends(each.source, each.reached[k], move)) {
          List<Integer> route = route(each.source.program(), each.way(k), move);
          shortest = shortest == null || route.size() < shortest.size() ? route : shortest;
        }
      }
    }
    return shortest == null ? List.of(from, to) : shortest;
  }

  /** Returns the walks of the piece on a square; kept for the next move of the same piece. */
  private List<Walked> walked(int from) {
    if (walkedFrom != from) {
      walkedFrom = from;
      walked =
          AvailableProgram.of(tables, state, from, check).stream().map(source -> walk(source, from)).toList();
    }
    return walked;
  }

  private Walked walk(AvailableProgram source, int from) {
    gates.admits(from, board[from]);
    long @Nullable [] ends = gates.ends();
    walk.over(source.program(), state.turn, gates.passed());
    int[] nodes = source.program().nodes;
    int[] reached = new int[walk.count()];
    for (int k = 0; k < reached.length; k++) {
      reached[k] = walk.node(k);
    }
    return new Walked(source, reached,
        IntStream.range(0, reached.length).filter(k -> mayEnd(ends, Node.square(nodes[reached[k]])))
            .toArray());
  }

  private static boolean mayEnd(long @Nullable [] ends, int square) {
    return ends == null || (ends[square >>> 6] >>> square & 1) != 0;
  }

  /** Whether a move ends on a reached node. */
  private boolean ends(AvailableProgram source, int i, long move) {
    Program program = source.program();
    int node = program.nodes[i];
    int square = Node.square(node);
    int kind = MoveCode.kind(move);
    if (kind == MoveCode.ACTION) {
      return (node & Node.ACT) != 0 && program.aux[i] == MoveCode.squares(move);
    }
    int captured = tables.acts == null ? program.aux[i] : ProgramTree.NONE;
    boolean passes = kind == MoveCode.IN_PASSING;
    if (square != MoveCode.to(move) || captured != (passes ? MoveCode.otherFrom(move) : ProgramTree.NONE)) {
      return false;
    }
    int victim = board[kind == MoveCode.EN_PASSANT ? MoveCode.otherFrom(move) : square];
    int half = victim == PieceCode.EMPTY ? Node.MOVE : Node.CAPTURE;
    return (node & half) != 0 && ((source.halves() & half) != 0 || passes)
        && (victim == PieceCode.EMPTY || PieceCode.holds(program.kinds[i], victim));
  }

  /** Returns the squares of nodes, without pivots and without targets that are not on the route. */
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
