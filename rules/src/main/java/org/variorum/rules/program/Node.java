package org.variorum.rules.program;

/**
 * A node of a {@link Program}, packed in an int: the square in the low 9 bits, then flags, and from bit 17 the index of
 * the node after its subtree. The int keeps walks fast, because a walk reads every node and little else.
 *
 * <p>Example: square 2, {@code PASS_EMPTY | MOVE | CAPTURE}, skip 4 is a square on a rook's path, where the nodes of
 * the further squares follow. A walk that finds the square occupied continues at node 4.
 */
public final class Node {

  /** The walk may pass this node if its square is empty. */
  public static final int PASS_EMPTY = 1 << 9;
  /**
   * The walk may pass this node if its square holds a piece of either side (a hurdle), which is not captured. With
   * {@link #PASS_FRIEND}, {@link #PASS_ENEMY} or both, only friends, only enemies or both are hurdles, and only those
   * of the kinds in {@link Program#kinds}. With {@link #PASS_EMPTY} the hurdle may be missing.
   */
  public static final int PASS_PIECE = 1 << 10;
  /** The walk may pass this node if its square holds an enemy. A program of moves captures it in passing. */
  public static final int PASS_ENEMY = 1 << 11;
  /** The walk may pass this node if its square holds a friend of a kind in {@link Program#kinds} (a pivot). */
  public static final int PASS_FRIEND = 1 << 12;
  /** A move may end here if the square is empty. */
  public static final int MOVE = 1 << 13;
  /** A move may end here by capturing. */
  public static final int CAPTURE = 1 << 14;
  /** A move may act if its target stands on this square. {@link Program#act} returns the move. */
  public static final int ACT_HERE = 1 << 15;
  /** A move may act if this square is empty and its target stands on {@link Program#target}. */
  public static final int ACT_FROM = 1 << 16;

  public static final int ACT = ACT_HERE | ACT_FROM;
  public static final int PASS = PASS_EMPTY | PASS_PIECE | PASS_ENEMY | PASS_FRIEND;
  static final int SKIP_SHIFT = 17;
  /** The bits of the square. */
  static final int SQUARE = (1 << 9) - 1;
  /** All bits except those of the index of the next node. */
  static final int WITHOUT_SKIP = (1 << SKIP_SHIFT) - 1;

  private static final int PIVOT = PASS_PIECE | PASS_FRIEND;
  private static final int VICTIM = PASS_PIECE | PASS_ENEMY;

  private Node() {}

  /** Whether a friend on the square is a pivot: the walk goes round it, not over it. */
  public static boolean isPivot(int node) {
    return (node & PIVOT) == PASS_FRIEND;
  }

  /** Whether the walk passes an enemy on the square by capturing it. */
  public static boolean isVictim(int node) {
    return (node & VICTIM) == PASS_ENEMY;
  }

  /** Whether only pieces of certain kinds or of one side are hurdles on the square. */
  public static boolean limitsHurdles(int node) {
    return (node & PASS_PIECE) != 0 && (node & (PASS_FRIEND | PASS_ENEMY)) != 0;
  }

  public static int square(int node) {
    return node & SQUARE;
  }

  /** The index of the next node after the subtree of a node. */
  public static int skip(int node) {
    return node >>> SKIP_SHIFT;
  }
}
