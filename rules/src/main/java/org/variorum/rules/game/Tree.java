package org.variorum.rules.game;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A {@link Program} while it is being built: a tree of squares in which paths with a common beginning share nodes. */
final class Tree {

  /** No square. */
  static final int NONE = -1;

  private static final int PASS_OCCUPIED = Program.PASS & ~Program.PASS_EMPTY;
  private static final int ACT = Program.ACT_HERE | Program.ACT_FROM;

  /** One square of a path. */
  static final class Node {
    final int square;
    /** The square of a man that was captured in passing on the way here, this square included. */
    final int taken;
    int flags;
    /** The other square of an acting move. */
    int other = NONE;
    long kinds;
    final List<Node> children = new ArrayList<>();

    Node(int square, int taken) {
      this.square = square;
      this.taken = taken;
    }
  }

  private final Node root = new Node(NONE, NONE);
  private int size;

  Node root() {
    return root;
  }

  int size() {
    return size;
  }

  /** The child that a walk enters by passing an empty square, new or shared. */
  Node passEmpty(Node parent, int square) {
    Node node = open(parent, square);
    node.flags |= Program.PASS_EMPTY;
    return node;
  }

  /** The child that a walk enters by passing a man: one of the other PASS flags says which. */
  Node passMan(Node parent, int square, int pass, long kinds) {
    for (Node child : parent.children) {
      if (child.square == square && (child.flags & PASS_OCCUPIED) == pass && child.kinds == kinds) {
        return child;
      }
    }
    Node node = add(parent, new Node(square, pass == Program.PASS_ENEMY ? square : parent.taken));
    node.flags = pass;
    node.kinds = kinds;
    return node;
  }

  /** Lets moves end on a square, capturing men of the kinds {@code victims} if they capture. */
  void end(Node parent, int square, int flags, long victims) {
    Node node = open(parent, square);
    node.flags |= flags;
    node.kinds |= victims;
  }

  /** Lets a move act, on this square or ending on it. */
  void act(Node parent, int square, int flag, int other) {
    for (Node child : parent.children) {
      if (child.square == square && (child.flags & flag) != 0 && child.other == other) {
        return;
      }
    }
    Node node = open(parent, square);
    if ((node.flags & ACT) != 0) {
      node = add(parent, new Node(square, parent.taken));
    }
    node.flags |= flag;
    node.other = other;
  }

  /** The child that no man lets pass. */
  private Node open(Node parent, int square) {
    for (Node child : parent.children) {
      if (child.square == square && (child.flags & PASS_OCCUPIED) == 0) {
        return child;
      }
    }
    return add(parent, new Node(square, parent.taken));
  }

  private Node add(Node parent, Node child) {
    parent.children.add(child);
    size++;
    return child;
  }

  /** The flattened form. */
  Program flatten() {
    return size == 0 ? Program.EMPTY : new Flattening(size).of(root);
  }

  private static final class Flattening {
    private final int[] nodes;
    private final int[] aux;
    private final long[] kinds;
    private final Set<Long> ends = new HashSet<>();
    private boolean repeats;
    private int next;

    Flattening(int size) {
      nodes = new int[size];
      aux = new int[size];
      kinds = new long[size];
    }

    Program of(Node root) {
      root.children.forEach(this::add);
      return new Program(nodes, aux, kinds, repeats);
    }

    private void add(Node node) {
      int index = next++;
      node.children.forEach(this::add);
      nodes[index] = node.square | node.flags | next << Program.SKIP_SHIFT;
      aux[index] = (node.flags & ACT) != 0 ? node.other : node.taken;
      kinds[index] = node.kinds;
      end(node, Program.MOVE, node.taken);
      end(node, Program.CAPTURE, node.taken);
      end(node, Program.ACT_HERE, node.other);
      end(node, Program.ACT_FROM, node.other);
    }

    /** Notes a move that ends at a node, which is the same as another's if nothing in its text differs. */
    private void end(Node node, int flag, int other) {
      if ((node.flags & flag) != 0
          && !ends.add((long) flag << 32 | (long) node.square << 16 | other & 0xFFFF)) {
        repeats = true;
      }
    }
  }
}
