package org.variorum.rules.program;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;

/**
 * All squares that a piece may reach from one square, as a tree flattened in preorder. A walk tests the square of each
 * node. If the piece may pass the square, the walk continues with the next node. If not, the walk skips the node's
 * subtree.
 *
 * <p>Riders, crooked and bent riders, lame leapers and hoppers are all such trees. So move generation does not know
 * what a rook is.
 */
public final class Program {

  /** The maximum number of nodes, because of the layout of {@link Node}. */
  static final int MAX_NODES = (1 << 15) - 1;

  static final Program EMPTY = new Program(new int[0], new int[0], new long[0], null, false);

  /** The nodes, packed as in {@link Node}. */
  public final int[] nodes;
  /**
   * For each node with an ACT flag, the packed squares of the acting move; for others, the square of the piece that the
   * path has captured in passing, or -1.
   */
  public final int[] aux;
  /**
   * For each node, a set of kinds: those that a CAPTURE captures, or those that PASS_FRIEND or a limited hurdle lets
   * pass. In a tree of attackers, the kinds that attack from a node with CAPTURE.
   */
  public final long[] kinds;
  /** The condition under which a move may end on each node, as a number; 0 for none. Null if no node has one. */
  public final int @Nullable [] conditions;
  /** Whether a walk may find one move twice, on different paths. */
  public final boolean repeats;
  /** A tree of attackers as lines, if lines are enough; null for other programs. */
  public final @Nullable AttackLines lines;

  Program(int[] nodes, int[] aux, long[] kinds, int @Nullable [] conditions, boolean repeats) {
    this(nodes, aux, kinds, conditions, repeats, null);
  }

  private Program(int[] nodes, int[] aux, long[] kinds, int @Nullable [] conditions, boolean repeats,
      @Nullable AttackLines lines) {
    this.nodes = nodes;
    this.aux = aux;
    this.kinds = kinds;
    this.conditions = conditions;
    this.repeats = repeats;
    this.lines = lines;
  }

  /** Returns the acting move of a piece on {@code from} at a node with an ACT flag. */
  public long act(int node, int from) {
    return MoveCode.action(from, aux[node]);
  }

  /** Returns the square of the target of the acting move at a node. */
  public int target(int node) {
    return MoveCode.otherFrom(act(node, 0));
  }

  /** Whether the program has a move on the empty board. */
  public boolean movesOnEmptyBoard() {
    for (int i = 0; i < nodes.length;) {
      if ((nodes[i] & Node.MOVE) != 0) {
        return true;
      }
      i = (nodes[i] & Node.PASS_EMPTY) != 0 ? i + 1 : Node.skip(nodes[i]);
    }
    return false;
  }

  /** Whether a path can pass a square with a piece: a hurdle, a pivot or a piece captured in passing. */
  public boolean hops() {
    for (int node : nodes) {
      if ((node & (Node.PASS & ~Node.PASS_EMPTY)) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Whether each capture can capture pieces of all kinds. */
  public boolean capturesAllKinds() {
    for (int i = 0; i < nodes.length; i++) {
      if ((nodes[i] & Node.CAPTURE) != 0 && kinds[i] != ~0L) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns a program with moves to the squares where the piece could capture a piece or act on it. Null if there are
   * too many nodes, or if ends have conditions.
   *
   * <p>A node with ACT_FROM becomes three nodes: one that passes its square if that is empty, under it a new node for
   * the target, and a copy of the node itself.
   */
  @Nullable
  Program attackProgram() {
    // Node i becomes the nodes from start[i] to before start[i + 1]; the last of them is its copy.
    int[] start = new int[nodes.length + 1];
    for (int i = 0; i < nodes.length; i++) {
      start[i + 1] = start[i] + ((nodes[i] & Node.ACT_FROM) == 0 ? 1 : 3);
    }
    int size = start[nodes.length];
    if (size > MAX_NODES || conditions != null) {
      return null;
    }
    int[] attackNodes = new int[size];
    for (int i = 0; i < nodes.length; i++) {
      int index = start[i + 1] - 1;
      boolean actsFrom = index > start[i];
      if (actsFrom) {
        attackNodes[index - 2] = index << Node.SKIP_SHIFT | Node.PASS_EMPTY | Node.square(nodes[i]);
        attackNodes[index - 1] = index << Node.SKIP_SHIFT | Node.MOVE | Node.CAPTURE | target(i);
      }
      int ends = (nodes[i] & (Node.CAPTURE | Node.ACT_HERE)) == 0 ? 0 : Node.MOVE | Node.CAPTURE;
      attackNodes[index] =
          start[Node.skip(nodes[i])] << Node.SKIP_SHIFT | nodes[i] & Node.PASS | ends | Node.square(nodes[i]);
    }
    long[] allKinds = new long[size];
    Arrays.fill(allKinds, ~0L);
    return new Program(attackNodes, new int[size], allKinds, null, true);
  }

  /** Returns this tree of attackers with its {@link AttackLines}, if lines are enough. */
  public Program withLines(int kindCount, int size) {
    return new Program(nodes, aux, kinds, conditions, repeats,
        conditions == null ? AttackLines.of(nodes, kinds, kindCount, size) : null);
  }

  /**
   * Returns the lines of a tree of attackers, each with the kinds that attack on it. A line lists the squares and PASS
   * flags of its nodes; the last element is the attacker's square alone. So equal lines have equal lists.
   */
  public Map<List<Integer>, Long> attackersByLine() {
    Map<List<Integer>, Long> lines = new HashMap<>();
    List<Integer> path = new ArrayList<>();
    List<Integer> subtreeEnds = new ArrayList<>();
    for (int i = 0; i < nodes.length; i++) {
      while (!subtreeEnds.isEmpty() && subtreeEnds.getLast() <= i) {
        subtreeEnds.removeLast();
        path.removeLast();
      }
      path.add(nodes[i] & (Node.PASS | Node.SQUARE));
      subtreeEnds.add(Node.skip(nodes[i]));
      if ((nodes[i] & Node.CAPTURE) != 0) {
        List<Integer> line = new ArrayList<>(path);
        line.set(line.size() - 1, Node.square(nodes[i]));
        lines.merge(List.copyOf(line), kinds[i], (one, other) -> one | other);
      }
    }
    return lines;
  }

  /** Whether a walk of the side {@code side} passes a node with {@code piece} (or EMPTY) on the node's square. */
  public boolean passes(int i, int piece, int side) {
    int node = nodes[i];
    if (piece == PieceCode.EMPTY) {
      return (node & Node.PASS_EMPTY) != 0;
    }
    if ((node & Node.PASS_PIECE) != 0) {
      return !Node.limitsHurdles(node) || isHurdle(i, piece, side);
    }
    return (node & Node.PASS_ENEMY) != 0 && PieceCode.side(piece) != side
        || (node & Node.PASS_FRIEND) != 0 && PieceCode.side(piece) == side
            && PieceCode.holds(kinds[i], piece);
  }

  private boolean isHurdle(int i, int piece, int side) {
    int owner = PieceCode.side(piece) == side ? Node.PASS_FRIEND : Node.PASS_ENEMY;
    return (nodes[i] & owner) != 0 && PieceCode.holds(kinds[i], piece);
  }
}
