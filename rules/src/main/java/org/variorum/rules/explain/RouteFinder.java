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
 * Finds the route of a piece in a legal move: the shortest free path in the programs that the {@link Walker} walks. In
 * a program, the ancestors of a node are the squares before the node on the path.
 */
public final class RouteFinder {

  private final State state;
  private final GameTables tables;
  private final int[] board;
  private final Gates gates;
  private final ProgramWalk walk;
  private final boolean inCheck;
  /** The square of the piece that {@link #walkResults} are about; NONE before the first walk. */
  private int walkSquare = ProgramTree.NONE;
  private List<WalkResult> walkResults = List.of();

  /**
   * The result of a walk of a piece through one program.
   *
   * @param reachedNodes the reached nodes, in the order of the program
   * @param endIndices the indices in {@code reachedNodes} of nodes on which a move may end
   */
  private record WalkResult(AvailableProgram source, int[] reachedNodes, int[] endIndices) {

    /** Returns the path to the node {@code reachedNodes[k]}: the node's ancestors and the node itself. */
    List<Integer> path(int k) {
      int[] nodes = source.program().nodes;
      Deque<Integer> path = new ArrayDeque<>(List.of(reachedNodes[k]));
      for (int earlier = k - 1; earlier >= 0; earlier--) {
        if (Node.skip(nodes[reachedNodes[earlier]]) > path.getFirst()) {
          path.addFirst(reachedNodes[earlier]);
        }
      }
      return List.copyOf(path);
    }
  }

  /** @param inCheck whether the side to move is in check */
  public RouteFinder(GameTables tables, State state, boolean inCheck) {
    this.state = state;
    this.inCheck = inCheck;
    this.tables = tables;
    board = state.board;
    gates = new Gates(tables.gates, state);
    gates.prepare(state.turn);
    walk = new ProgramWalk(board);
  }

  /**
   * Returns the squares of the route in order. A drop, and a move on the spot, have one square. A move that does not
   * follow the mover's movement, such as castling, has its start and destination. A pass has no squares.
   */
  public List<Integer> find(long playedMove) {
    long move = tables.baseMove(playedMove);
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
    for (WalkResult each : walkResults(from)) {
      for (int k : each.endIndices) {
        if (endsOn(each.source, each.reachedNodes[k], move)) {
          List<Integer> route = route(each.source.program(), each.path(k), move);
          shortest = shortest == null || route.size() < shortest.size() ? route : shortest;
        }
      }
    }
    return shortest == null ? List.of(from, to) : shortest;
  }

  /** Returns the walks of the piece on a square. They are cached for the next move of the same piece. */
  private List<WalkResult> walkResults(int from) {
    if (walkSquare != from) {
      walkSquare = from;
      walkResults =
          AvailableProgram.of(tables, state, from, inCheck).stream().map(source -> walk(source, from))
              .toList();
    }
    return walkResults;
  }

  private WalkResult walk(AvailableProgram source, int from) {
    // Selects the limits for this piece, which the next calls return.
    gates.admits(from, board[from]);
    long @Nullable [] allowedEnds = gates.ends();
    walk.collect(source.program(), state.turn, gates.passed());
    int[] nodes = source.program().nodes;
    int[] reachedNodes = new int[walk.count()];
    for (int k = 0; k < reachedNodes.length; k++) {
      reachedNodes[k] = walk.node(k);
    }
    return new WalkResult(source, reachedNodes,
        IntStream.range(0, reachedNodes.length)
            .filter(k -> mayEnd(allowedEnds, Node.square(nodes[reachedNodes[k]])))
            .toArray());
  }

  private static boolean mayEnd(long @Nullable [] allowedEnds, int square) {
    return allowedEnds == null || (allowedEnds[square >>> 6] >>> square & 1) != 0;
  }

  /** Whether a move ends on the node with index {@code i} of a program. */
  private boolean endsOn(AvailableProgram source, int i, long move) {
    Program program = source.program();
    int node = program.nodes[i];
    int square = Node.square(node);
    int kind = MoveCode.kind(move);
    if (kind == MoveCode.ACTION) {
      return (node & Node.ACT) != 0 && program.aux[i] == MoveCode.squares(move);
    }
    int captured = tables.actForm == null ? program.aux[i] : ProgramTree.NONE;
    boolean isInPassing = kind == MoveCode.IN_PASSING;
    if (square != MoveCode.to(move)
        || captured != (isInPassing ? MoveCode.otherFrom(move) : ProgramTree.NONE)) {
      return false;
    }
    int victim = board[kind == MoveCode.EN_PASSANT ? MoveCode.otherFrom(move) : square];
    int flag = victim == PieceCode.EMPTY ? Node.MOVE : Node.CAPTURE;
    return (node & flag) != 0 && ((source.moveTypes() & flag) != 0 || isInPassing)
        && (victim == PieceCode.EMPTY || PieceCode.holds(program.kinds[i], victim));
  }

  /** Returns the start and the squares of {@code nodes}, except pivots and a target that the piece does not pass. */
  private List<Integer> route(Program program, List<Integer> nodes, long move) {
    // The tree of a pull begins with the target behind the mover; that of a rifle ends with it.
    boolean firstIsTarget = MoveCode.kind(move) == MoveCode.ACTION && tables.actForm != null
        && tables.actForm.target() == ActForm.Place.BEHIND;
    boolean lastIsTarget = Node.square(program.nodes[nodes.getLast()]) != MoveCode.to(move);
    List<Integer> squares = new ArrayList<>(List.of(MoveCode.from(move)));
    for (int node : nodes.subList(firstIsTarget ? 1 : 0, nodes.size() - (lastIsTarget ? 1 : 0))) {
      if (!Node.isPivot(program.nodes[node])) {
        squares.add(Node.square(program.nodes[node]));
      }
    }
    return List.copyOf(squares);
  }
}
