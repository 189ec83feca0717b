package org.variorum.rules.program;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.platform.Bits;
import org.variorum.rules.platform.Distinct;
import org.variorum.rules.position.PieceCode;

/**
 * Compiler of programs into {@link ReachTable}s. Runs each program for every occupancy of the squares that matter.
 *
 * <p>The tree of a rook on a1 has two subtrees under its root, the rank and the file. Each depends on the six squares
 * between a1 and the last square of the line, so a table of 64 entries holds its reach.
 */
public final class ReachCompiler {

  /** The maximum number of squares on which a group of subtrees depends, so that its table fits into the L1 cache. */
  private static final int GROUP_BITS = 8;
  /** The maximum number of squares on which one subtree depends; with more, the program is not tabulated. */
  private static final int SUBTREE_BITS = 13;
  /** The maximum length of all tables together, in longs: 32 MiB. */
  private static final int MAX_LONGS = 1 << 22;

  /** The tables by their nodes and kind of ends, so that equal ones are shared. */
  private final Map<List<Integer>, ReachTable.Group> groupsByKey = new HashMap<>();
  private final boolean isWide;
  private final long neverCaptured;
  /** The length of all tables so far, in longs. */
  private int tableLongs;

  /**
   * @param size the number of squares of the board
   * @param neverCaptured the kinds that no move captures; captures of only these kinds are left out
   */
  public ReachCompiler(int size, long neverCaptured) {
    isWide = size > 64;
    this.neverCaptured = neverCaptured;
  }

  /** A child of the root with its subtree: the nodes of a program from {@code start} to before {@code end}. */
  private record Subtree(int start, int end) {}

  /**
   * The nodes of a program in which only the captures of one set of victims are left.
   *
   * @param nodes the nodes, packed as in {@link Node}
   */
  private record Part(int[] nodes) {

    /**
     * Returns the nodes with only those captures that have exactly the kinds {@code victims}; moves if {@code moves}.
     */
    static Part of(Program program, long victims, boolean moves) {
      int[] nodes = program.nodes.clone();
      for (int i = 0; i < nodes.length; i++) {
        nodes[i] &= program.kinds[i] == victims ? -1 : ~Node.CAPTURE;
        nodes[i] &= moves ? -1 : ~Node.MOVE;
      }
      return new Part(nodes);
    }
  }

  /**
   * Returns the reach of a program. Null if the reach depends on more than which squares are empty or occupied, or if
   * its tables would be too large.
   */
  private @Nullable ReachTable compile(Program program) {
    if (program.conditions != null || !isSimple(program)) {
      return null;
    }
    List<ReachTable.LimitedCapture> limitedCaptures = new ArrayList<>();
    for (long victims : limitedVictims(program)) {
      @Nullable ReachTable captures = compile(Part.of(program, victims, false), List.of());
      if (captures == null) {
        return null;
      }
      limitedCaptures.add(new ReachTable.LimitedCapture(victims, captures));
    }
    return compile(Part.of(program, ~0L, true), limitedCaptures);
  }

  /**
   * Returns, for each square, the squares where a piece of one code on it could capture or act. {@code programs} are
   * the programs of the code, by square. Null if one of the programs cannot be tabulated.
   */
  public @Nullable FlatReachTables attackReaches(Program[] programs) {
    ReachTable[] reaches = new ReachTable[programs.length];
    for (int square = 0; square < programs.length; square++) {
      @Nullable Program attackProgram = programs[square].attackProgram();
      @Nullable ReachTable reach = attackProgram == null ? null : compile(attackProgram);
      if (reach == null) {
        return null;
      }
      reaches[square] = reach;
    }
    return FlatReachTables.of(reaches).orElse(null);
  }

  private @Nullable ReachTable compile(Part part, List<ReachTable.LimitedCapture> limitedCaptures) {
    long[] leaps = new long[4];
    List<Subtree> subtrees = new ArrayList<>();
    for (int i = 0; i < part.nodes.length; i = Node.skip(part.nodes[i])) {
      if (Node.skip(part.nodes[i]) == i + 1) {
        addLeap(part.nodes[i], leaps);
      } else {
        subtrees.add(new Subtree(i, Node.skip(part.nodes[i])));
      }
    }
    @Nullable List<ReachTable.Group> groups = groups(part, subtrees);
    return groups == null ? null : new ReachTable(leaps, groups, limitedCaptures);
  }

  /** Returns the different limited sets of victims of captures. Leaves out sets of kinds that no move captures. */
  private long[] limitedVictims(Program program) {
    return IntStream.range(0, program.nodes.length).filter(i -> (program.nodes[i] & Node.CAPTURE) != 0)
        .mapToLong(i -> program.kinds[i]).filter(victims -> victims != ~0L && (victims & ~neverCaptured) != 0)
        .filter(Distinct.longs()).toArray();
  }

  /** Whether squares matter only as empty or occupied, not by the kind or the side of the piece. */
  private static boolean isSimple(Program program) {
    return Arrays.stream(program.nodes)
        .allMatch(node -> (node & Node.PASS & ~(Node.PASS_EMPTY | Node.PASS_PIECE)) == 0);
  }

  /** @param leaps the low and high word of the set for moves, then those of the set for captures */
  private static void addLeap(int node, long[] leaps) {
    int word = Node.square(node) >>> 6;
    if ((node & Node.MOVE) != 0) {
      leaps[word] |= 1L << Node.square(node);
    }
    if ((node & Node.CAPTURE) != 0) {
      leaps[2 + word] |= 1L << Node.square(node);
    }
  }

  /** Joins neighbouring subtrees to groups while their squares fit into {@link #GROUP_BITS}. */
  private @Nullable List<ReachTable.Group> groups(Part part, List<Subtree> subtrees) {
    if (tableLongs > MAX_LONGS) {
      return null;
    }
    List<ReachTable.Group> groups = new ArrayList<>();
    List<Subtree> groupSubtrees = new ArrayList<>();
    long[] mask = new long[2];
    for (Subtree subtree : subtrees) {
      long[] subtreeMask = mask(part, subtree);
      if (bits(subtreeMask) > SUBTREE_BITS) {
        return null;
      }
      long[] union = {mask[0] | subtreeMask[0], mask[1] | subtreeMask[1]};
      if (!groupSubtrees.isEmpty() && bits(union) > GROUP_BITS) {
        add(part, groupSubtrees, mask, groups);
        groupSubtrees.clear();
        union = subtreeMask;
      }
      groupSubtrees.add(subtree);
      mask = union;
    }
    if (!groupSubtrees.isEmpty()) {
      add(part, groupSubtrees, mask, groups);
    }
    return groups;
  }

  private static int bits(long[] mask) {
    return Long.bitCount(mask[0]) + Long.bitCount(mask[1]);
  }

  /** Returns the squares that decide how far a subtree reaches: the squares with further squares behind them. */
  private static long[] mask(Part part, Subtree subtree) {
    long[] mask = new long[2];
    for (int i = subtree.start(); i < subtree.end(); i++) {
      if (Node.skip(part.nodes[i]) > i + 1) {
        mask[Node.square(part.nodes[i]) >>> 6] |= 1L << Node.square(part.nodes[i]);
      }
    }
    return mask;
  }

  private void add(Part part, List<Subtree> subtrees, long[] mask, List<ReachTable.Group> groups) {
    int flags = 0;
    boolean capturesAsItMoves = true;
    for (Subtree subtree : subtrees) {
      for (int i = subtree.start(); i < subtree.end(); i++) {
        int ends = part.nodes[i] & (Node.MOVE | Node.CAPTURE);
        capturesAsItMoves &= ends == 0 || ends == (Node.MOVE | Node.CAPTURE);
        flags |= ends;
      }
    }
    if (capturesAsItMoves) {
      groups.add(table(part, subtrees, mask, Node.MOVE | Node.CAPTURE));
      return;
    }
    for (int flag : new int[] {Node.MOVE, Node.CAPTURE}) {
      if ((flags & flag) != 0) {
        groups.add(table(part, subtrees, mask, flag));
      }
    }
  }

  private ReachTable.Group table(Part part, List<Subtree> subtrees, long[] mask, int flags) {
    List<Integer> key = new ArrayList<>();
    key.add(flags);
    for (Subtree subtree : subtrees) {
      for (int i = subtree.start(); i < subtree.end(); i++) {
        // The size of the subtree replaces its end: equal subtrees of different programs then have equal keys.
        int size = Node.skip(part.nodes[i]) - i;
        key.add(part.nodes[i] & Node.WITHOUT_SKIP | size << Node.SKIP_SHIFT);
      }
    }
    return groupsByKey.computeIfAbsent(key, nodes -> tabulate(part, subtrees, mask, flags));
  }

  private ReachTable.Group tabulate(Part part, List<Subtree> subtrees, long[] mask, int flags) {
    int entries = 1 << bits(mask);
    long[] table = new long[isWide ? 2 * entries : entries];
    tableLongs += table.length;
    long[] occupied = new long[2];
    int bitsLo = Long.bitCount(mask[0]);
    for (int entry = 0; entry < entries; entry++) {
      occupied[0] = Bits.expand(entry, mask[0]);
      occupied[1] = Bits.expand(entry >>> bitsLo, mask[1]);
      for (Subtree subtree : subtrees) {
        run(part, subtree, occupied, flags, table, isWide ? 2 * entry : entry);
      }
    }
    return new ReachTable.Group(mask[0], mask[1], table, isWide, flags);
  }

  /** Adds to the entry at index {@code at} the ends that a subtree reaches with the given squares occupied. */
  private static void run(Part part, Subtree subtree, long[] occupied, int flags, long[] table, int at) {
    for (int i = subtree.start(); i < subtree.end();) {
      int node = part.nodes[i];
      int square = Node.square(node);
      if ((node & flags) != 0) {
        table[at + (square >>> 6)] |= 1L << square;
      }
      boolean isEmpty = (occupied[square >>> 6] >>> square & 1) == 0;
      i = (node & (isEmpty ? Node.PASS_EMPTY : Node.PASS_PIECE)) != 0 ? i + 1 : Node.skip(node);
    }
  }

  /** Returns the reaches by code and square; null where a program is missing or cannot be tabulated. */
  @Nullable
  public ReachTable[][] compile(Program[][] programs, int size) {
    @Nullable ReachTable[][] reaches = new ReachTable[programs.length][];
    for (int code = 0; code < programs.length; code++) {
      if (programs[code] == null) {
        continue;
      }
      int white = PieceCode.code(PieceCode.kind(code), PieceCode.WHITE);
      @Nullable ReachTable[] bySquare = new ReachTable[size];
      for (int square = 0; square < size; square++) {
        boolean isSameForWhite = code != white
            && Arrays.equals(programs[code][square].nodes, programs[white][square].nodes)
            && Arrays.equals(programs[code][square].kinds, programs[white][square].kinds);
        bySquare[square] = isSameForWhite ? reaches[white][square] : compile(programs[code][square]);
      }
      reaches[code] = bySquare;
    }
    return reaches;
  }
}
