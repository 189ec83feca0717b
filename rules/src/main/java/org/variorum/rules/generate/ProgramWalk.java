package org.variorum.rules.generate;

import org.jspecify.annotations.Nullable;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.Node;
import org.variorum.rules.program.Program;

/**
 * The one walk over programs: from the root as far as what stands on the board lets it, in the program's order. It collects
 * the nodes that are reached, so that callers look at them alone. A law holds two copies equal to it, made for speed
 * ({@link Walker} and {@link Attacks}, for games without gates).
 */
public final class ProgramWalk {

  private final int[] board;
  private int[] reached = new int[64];
  private int count;

  /** @param board what stands where, by square; may change between walks */
  public ProgramWalk(int[] board) {
    this.board = board;
  }

  /** Finds the nodes that are reached; the program speaks of friends and enemies of the side {@code by}. */
  public void over(Program program, int by) {
    int[] nodes = program.nodes;
    int[] found = room(nodes.length);
    int size = 0;
    for (int i = 0; i < nodes.length;) {
      int node = nodes[i];
      found[size++] = i;
      i = passes(program, i, board[Node.square(node)], by) ? i + 1 : Node.skip(node);
    }
    count = size;
  }

  /**
   * The same where only some cells may be passed.
   *
   * @param passed these; null: all. A pivot that is gone round is not passed
   */
  public void over(Program program, int by, long @Nullable [] passed) {
    if (passed == null) {
      over(program, by);
      return;
    }
    int[] nodes = program.nodes;
    int[] found = room(nodes.length);
    int size = 0;
    for (int i = 0; i < nodes.length;) {
      int node = nodes[i];
      int square = Node.square(node);
      found[size++] = i;
      boolean open = (passed[square >>> 6] >>> square & 1) != 0 || Node.isPivot(node);
      i = open && passes(program, i, board[square], by) ? i + 1 : Node.skip(node);
    }
    count = size;
  }

  /** The same walk, which collects only nodes where a piece of the side stands that could capture and is of a kind that they name. */
  void captors(Program program, int by) {
    int[] nodes = program.nodes;
    int[] found = room(nodes.length);
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

  private int[] room(int nodes) {
    if (reached.length < nodes) {
      reached = new int[nodes];
    }
    return reached;
  }

  /** How many nodes were reached. */
  public int count() {
    return count;
  }

  /** The index of the {@code k}-th node in the program. */
  public int node(int k) {
    return reached[k];
  }

  /** Whether a walk goes on over a node on which a piece stands, or none. */
  public static boolean passes(Program program, int i, int piece, int by) {
    return program.passes(i, piece, by);
  }
}
