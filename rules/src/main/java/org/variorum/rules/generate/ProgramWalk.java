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
  private int[] reachedNodes = new int[64];
  private int count;

  /** @param board piece codes by square; may change between walks */
  public ProgramWalk(int[] board) {
    this.board = board;
  }

  /** Collects the reached nodes. Friends are the pieces of {@code side}. */
  public void collect(Program program, int side) {
    int[] nodes = program.nodes;
    int[] collected = buffer(nodes.length);
    int size = 0;
    for (int i = 0; i < nodes.length;) {
      int node = nodes[i];
      collected[size++] = i;
      i = passes(program, i, board[Node.square(node)], side) ? i + 1 : Node.skip(node);
    }
    count = size;
  }

  /**
   * Collects the nodes that are reached if only some squares may be passed.
   *
   * @param passableSquares the squares that may be passed, besides pivots, as a set of bits; null for all squares
   */
  public void collect(Program program, int side, long @Nullable [] passableSquares) {
    if (passableSquares == null) {
      collect(program, side);
      return;
    }
    int[] nodes = program.nodes;
    int[] collected = buffer(nodes.length);
    int size = 0;
    for (int i = 0; i < nodes.length;) {
      int node = nodes[i];
      int square = Node.square(node);
      collected[size++] = i;
      boolean mayPass = (passableSquares[square >>> 6] >>> square & 1) != 0 || Node.isPivot(node);
      i = mayPass && passes(program, i, board[square], side) ? i + 1 : Node.skip(node);
    }
    count = size;
  }

  /** Collects the reached nodes with a piece of {@code side} that can capture from the node. */
  void collectCaptors(Program program, int side) {
    int[] nodes = program.nodes;
    int[] collected = buffer(nodes.length);
    int size = 0;
    for (int i = 0; i < nodes.length;) {
      int node = nodes[i];
      int piece = board[Node.square(node)];
      if (piece == PieceCode.EMPTY) {
        i = (node & Node.PASS_EMPTY) != 0 ? i + 1 : Node.skip(node);
      } else {
        if (PieceCode.side(piece) == side && (node & Node.CAPTURE) != 0
            && PieceCode.holds(program.kinds[i], piece)) {
          collected[size++] = i;
        }
        i = passes(program, i, piece, side) ? i + 1 : Node.skip(node);
      }
    }
    count = size;
  }

  private int[] buffer(int nodes) {
    if (reachedNodes.length < nodes) {
      reachedNodes = new int[nodes];
    }
    return reachedNodes;
  }

  /** The number of collected nodes. */
  public int count() {
    return count;
  }

  /** The index in the program of the {@code k}-th collected node. */
  public int node(int k) {
    return reachedNodes[k];
  }

  /** Whether a walk of the side {@code side} passes node {@code i} if {@code piece} (or EMPTY) is on the square. */
  public static boolean passes(Program program, int i, int piece, int side) {
    return program.passes(i, piece, side);
  }
}
