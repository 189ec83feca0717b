package org.variorum.rules.program;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.position.MoveCode;

/** A {@link Program} under construction: a tree of squares in which paths with a common beginning share nodes. */
public final class ProgramTree {

  /** No square. */
  public static final int NONE = -1;

  /** The flags of a node that a walk may pass although its square is occupied. */
  private static final int PASS_OCCUPIED = Node.PASS & ~Node.PASS_EMPTY;

  /** A node of the tree: one square of a path. */
  public static final class Branch {
    final int square;
    /** The square of the piece that the path has captured in passing up to this square; {@link #NONE} if none. */
    final int captured;
    /** The number of the condition under which the path counts; 0 for none. */
    final int condition;
    int flags;
    /** The squares of an acting move, as {@link MoveCode#squares} packs them. */
    int actionSquares = NONE;
    long kinds;
    /**
     * The children in the order of insertion, as a linked list. A game may have a million branches, and separate list
     * objects would miss the cache.
     */
    @Nullable Branch firstChild;
    private @Nullable Branch lastChild;
    @Nullable Branch nextSibling;

    Branch(int square, int captured, int condition) {
      this.square = square;
      this.captured = captured;
      this.condition = condition;
    }

    private void add(Branch child) {
      if (lastChild == null) {
        firstChild = child;
      } else {
        lastChild.nextSibling = child;
      }
      lastChild = child;
    }
  }

  /** The roots, one for each condition. Paths with different conditions share no nodes. */
  private final List<Branch> roots = new ArrayList<>(List.of(new Branch(NONE, NONE, 0)));
  /** The number of nodes, without the roots. */
  private int size;

  public Branch root() {
    return roots.getFirst();
  }

  /** Returns the root of the paths that count under a condition only, new or existing. */
  public Branch root(int condition) {
    for (Branch root : roots) {
      if (root.condition == condition) {
        return root;
      }
    }
    Branch root = new Branch(NONE, NONE, condition);
    roots.add(root);
    return root;
  }

  public int size() {
    return size;
  }

  /** Returns the child, new or shared, for a square that a walk passes if it is empty. */
  public Branch passEmpty(Branch parent, int square) {
    Branch node = passableIfEmpty(parent, square);
    node.flags |= Node.PASS_EMPTY;
    return node;
  }

  /** Returns the child, new or shared, for a square that a walk passes if it holds a friend of one of the kinds. */
  public Branch passFriend(Branch parent, int square, long kinds) {
    return passPiece(parent, square, Node.PASS_FRIEND, kinds);
  }

  /** Returns the child, new or shared, for a square that a walk passes under the PASS flags {@code pass}. */
  Branch passPiece(Branch parent, int square, int pass, long kinds) {
    for (Branch child = parent.firstChild; child != null; child = child.nextSibling) {
      if (child.square == square && (child.flags & Node.PASS) == pass && child.kinds == kinds) {
        return child;
      }
    }
    Branch node =
        add(parent, new Branch(square, pass == Node.PASS_ENEMY ? square : parent.captured, parent.condition));
    node.flags = pass;
    node.kinds = kinds;
    return node;
  }

  /** Adds a square where moves may end, and captures of any piece if {@code captures}. */
  public void addEnd(Branch parent, int square, boolean captures) {
    addEnd(parent, square, captures ? Node.MOVE | Node.CAPTURE : Node.MOVE, captures ? ~0L : 0);
  }

  /**
   * Adds ends of moves, captures or both on a square.
   *
   * @param flags {@link Node#MOVE}, {@link Node#CAPTURE} or both
   * @param victims the kinds that a capture there captures; in a tree of attackers, the kinds that attack from there
   */
  void addEnd(Branch parent, int square, int flags, long victims) {
    Branch node = passableIfEmpty(parent, square);
    node.flags |= flags;
    node.kinds |= victims;
  }

  /**
   * Adds an acting move.
   *
   * @param square the last square that decides whether the move is possible
   * @param actionSquares the squares of the move, as {@link MoveCode#squares} packs them
   * @param flag {@link Node#ACT_HERE} or {@link Node#ACT_FROM}
   */
  void addAction(Branch parent, int square, int flag, int actionSquares) {
    for (Branch child = parent.firstChild; child != null; child = child.nextSibling) {
      if (child.square == square && (child.flags & flag) != 0 && child.actionSquares == actionSquares) {
        return;
      }
    }
    Branch node = passableIfEmpty(parent, square);
    if ((node.flags & Node.ACT) != 0) {
      node = add(parent, new Branch(square, parent.captured, parent.condition));
    }
    node.flags |= flag;
    node.actionSquares = actionSquares;
  }

  /** Returns the child, new or shared, for a square that a walk passes at most if it is empty. */
  private Branch passableIfEmpty(Branch parent, int square) {
    for (Branch child = parent.firstChild; child != null; child = child.nextSibling) {
      if (child.square == square && (child.flags & PASS_OCCUPIED) == 0) {
        return child;
      }
    }
    return add(parent, new Branch(square, parent.captured, parent.condition));
  }

  private Branch add(Branch parent, Branch child) {
    parent.add(child);
    size++;
    return child;
  }

  /** Returns the flattened program. */
  public Program flatten() {
    return size == 0 ? Program.EMPTY : new Flattening(size).flatten(roots);
  }

  private static final class Flattening {
    private final int[] nodes;
    private final int[] aux;
    private final long[] kinds;
    private final int[] conditions;
    private boolean hasConditions;
    /** The moves found so far: flag, destination, and what {@link Program#aux} has, packed. */
    private final Set<Long> ends = new HashSet<>();
    private boolean repeats;
    private int next;

    Flattening(int size) {
      nodes = new int[size];
      aux = new int[size];
      kinds = new long[size];
      conditions = new int[size];
    }

    Program flatten(List<Branch> roots) {
      roots.forEach(this::addChildren);
      return new Program(nodes, aux, kinds, hasConditions ? conditions : null, repeats);
    }

    private void addChildren(Branch parent) {
      for (Branch child = parent.firstChild; child != null; child = child.nextSibling) {
        add(child);
      }
    }

    private void add(Branch node) {
      int index = next++;
      addChildren(node);
      nodes[index] = node.square | node.flags | next << Node.SKIP_SHIFT;
      aux[index] = (node.flags & Node.ACT) != 0 ? node.actionSquares : node.captured;
      kinds[index] = node.kinds;
      conditions[index] = node.condition;
      hasConditions |= node.condition != 0;
      addEnd(node, Node.MOVE, node.captured);
      addEnd(node, Node.CAPTURE, node.captured);
      addEnd(node, Node.ACT_HERE, node.actionSquares);
      addEnd(node, Node.ACT_FROM, node.actionSquares);
    }

    /**
     * Records a move that ends at a node. Sets {@code repeats} if another node has the same move.
     *
     * @param other what {@link Program#aux} holds for the move: up to 27 bits, for three squares
     */
    private void addEnd(Branch node, int flag, int other) {
      long end = (long) flag << 36 | (long) node.square << 27 | other & 0x7FF_FFFF;
      if ((node.flags & flag) != 0 && !ends.add(end)) {
        repeats = true;
      }
    }
  }
}
