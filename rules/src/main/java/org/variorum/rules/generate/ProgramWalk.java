package org.variorum.rules.generate;

import org.jspecify.annotations.Nullable;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.Node;
import org.variorum.rules.program.Program;

/**
 * Walk over a program, a tree of squares: from the root along every path that the pieces on the board leave open. It
 * collects the reached nodes in the program's order. {@link Walker} and {@link Attacks} contain faster copies of it for
 * games without gates; a test checks that all agree.
 */
public final class ProgramWalk {

  private final int[] board;
  private int[] reached = new int[64];
  private int count;

  /** @param board piece codes by square; may change between walks */
  public ProgramWalk(int[] board) {
    this.board = board;
  }

  /** Collects the reached nodes. The side {@code by} determines which pieces are friends and enemies. */
  public void over(Program program, int by) {
    int[] nodes = program.nodes;
    int[] found = buffer(nodes.length);
    int size = 0;
    for (int i = 0; i < nodes.length;) {
      int node = nodes[i];
      found[size++] = i;
      i = passes(program, i, board[Node.square(node)], by) ? i + 1 : Node.skip(node);
    }
    count = size;
  }

  /**
   * Collects the nodes that are reached if only some squares may be passed.
   *
   * @param passed the squares that may be passed, as a set of bits; null if all may. A pivot may always be passed
   */
  public void over(Program program, int by, long @Nullable [] passed) {
    if (passed == null) {
      over(program, by);
      return;
    }
    int[] nodes = program.nodes;
    int[] found = buffer(nodes.length);
    int size = 0;
    for (int i = 0; i < nodes.length;) {
      int node = nodes[i];
      int square = Node.square(node);
      found[size++] = i;
      boolean mayPass = (passed[square >>> 6] >>> square & 1) != 0 || Node.isPivot(node);
      i = mayPass && passes(program, i, board[square], by) ? i + 1 : Node.skip(node);
    }
    count = size;
  }

  /** Collects the reached nodes with a piece of the side {@code by} that the node lets capture. */
  void captors(Program program, int by) {
    int[] nodes = program.nodes;
    int[] found = buffer(nodes.length);
    int size = 0;
    for (int i = 0; i < nodes.length;) {
      int node = nodes[i];
      int piece = board[Node.square(node)];
      if (piece == PieceCode.EMPTY) {
        i = (node & Node.PASS_EMPTY) != 0 ? i + 1 : Node.skip(node);
      } else {
        if (PieceCode.side(piece) == by && (node & Node.CAPTURE) != 0
            && PieceCode.holds(program.kinds[i], piece)) {
          found[size++] = i;
        }
        i = passes(program, i, piece, by) ? i + 1 : Node.skip(node);
      }
    }
    count = size;
  }

  private int[] buffer(int nodes) {
    if (reached.length < nodes) {
      reached = new int[nodes];
    }
    return reached;
  }

  /** The number of collected nodes. */
  public int count() {
    return count;
  }

  /** The index in the program of the {@code k}-th collected node. */
  public int node(int k) {
    return reached[k];
  }

  /** Whether a walk of the side {@code by} passes the node {@code i} with {@code piece} (or EMPTY) on its square. */
  public static boolean passes(Program program, int i, int piece, int by) {
    return program.passes(i, piece, by);
  }
}
