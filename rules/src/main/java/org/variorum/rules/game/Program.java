package org.variorum.rules.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * All squares that a man may reach from one square, as a tree flattened in preorder: a walk looks at each node's square,
 * goes on to the next node if what stands there lets the man pass, and otherwise jumps over the node's subtree.
 *
 * <p>Riders, crooked and bent riders, lame leapers and hoppers all are such trees; so nothing in move generation knows
 * what a rook is. The layout is one int a node, because a walk reads every node and little else.
 */
final class Program {

  /** The walk may pass this node if its square is empty. */
  static final int PASS_EMPTY = 1 << 8;
  /** … if a man of either side stands there (a hurdle). */
  static final int PASS_MAN = 1 << 9;
  /** … if an enemy stands there; in a program of moves, it is captured in passing. */
  static final int PASS_ENEMY = 1 << 10;
  /** … if a friend stands there whose kind is in {@link #kinds} (a pivot). */
  static final int PASS_FRIEND = 1 << 11;
  /** A move may end here if the square is empty. */
  static final int MOVE = 1 << 12;
  /** A move may end here by capturing. */
  static final int CAPTURE = 1 << 13;
  /** A man here is acted on; the actor goes to {@link #aux}. */
  static final int ACT_HERE = 1 << 14;
  /** The man on {@link #aux} is acted on; the actor (or the shunted man) ends here if this is empty. */
  static final int ACT_FROM = 1 << 15;

  static final int PASS = PASS_EMPTY | PASS_MAN | PASS_ENEMY | PASS_FRIEND;
  static final int SKIP_SHIFT = 16;
  /** More nodes than this do not fit. */
  static final int MAX_NODES = (1 << 16) - 1;

  static final Program EMPTY = new Program(new int[0], new int[0], new long[0], false);

  /** Square in the low 8 bits, flags, and from bit 16 the index of the node after this one's subtree. */
  final int[] nodes;
  /** What a node's flags need besides: the destination, the target, or the square of the man captured in passing. */
  final int[] aux;
  /** For CAPTURE the kinds that may be captured, for PASS_FRIEND the kinds that let pass. */
  final long[] kinds;
  /** Whether one move may be found twice, by two ways round. */
  final boolean repeats;
  /** The same for a tree of attackers, where that is enough. */
  final @Nullable Lines lines;

  Program(int[] nodes, int[] aux, long[] kinds, boolean repeats) {
    this(nodes, aux, kinds, repeats, null);
  }

  private Program(int[] nodes, int[] aux, long[] kinds, boolean repeats, @Nullable Lines lines) {
    this.nodes = nodes;
    this.aux = aux;
    this.kinds = kinds;
    this.repeats = repeats;
    this.lines = lines;
  }

  /** A tree of attackers with its {@link Lines}, if it has them. */
  Program sorted(Tables tables) {
    return new Program(nodes, aux, kinds, repeats, Lines.of(this, tables));
  }

  /** In a tree of attackers: the kinds that attack, by the squares and conditions from the root to where they stand. */
  Map<List<Integer>, Long> lines() {
    Map<List<Integer>, Long> lines = new HashMap<>();
    List<Integer> way = new ArrayList<>();
    List<Integer> ends = new ArrayList<>();
    for (int i = 0; i < nodes.length; i++) {
      while (!ends.isEmpty() && ends.getLast() <= i) {
        ends.removeLast();
        way.removeLast();
      }
      way.add(nodes[i] & (PASS | 0xFF));
      ends.add(skip(nodes[i]));
      if ((nodes[i] & CAPTURE) != 0) {
        List<Integer> line = new ArrayList<>(way);
        line.set(line.size() - 1, square(nodes[i]));
        lines.merge(List.copyOf(line), kinds[i], (one, other) -> one | other);
      }
    }
    return lines;
  }

  static int square(int node) {
    return node & 0xFF;
  }

  static int skip(int node) {
    return node >>> SKIP_SHIFT;
  }
}
