package org.variorum.rules.program;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.position.PieceCode;

/** Tabulates programs: runs them for every occupancy of the squares that matter. */
public final class ReachCompiler {

  /** A group may depend on this many squares; larger tables would leave the processor's first cache. */
  private static final int GROUP_BITS = 8;
  private static final int BRANCH_BITS = 13;
  private static final int MAX_LONGS = 1 << 22;

  private final Map<List<Integer>, Reach.Group> known = new HashMap<>();
  private final boolean wide;
  private int longs;

  /** @param size how many squares the board has */
  public ReachCompiler(int size) {
    wide = size > 64;
  }

  /** Consecutive nodes of a program, from one child of the root on. */
  private record Branch(int start, int end) {}

  /** The reach of a program; null if it asks for more than empty squares, or its tables would be too large. */
  private @Nullable Reach compile(Program program) {
    if (!isSimple(program)) {
      return null;
    }
    long[] leaps = new long[4];
    List<Branch> branches = new ArrayList<>();
    for (int i = 0; i < program.nodes.length; i = Node.skip(program.nodes[i])) {
      if (Node.skip(program.nodes[i]) == i + 1) {
        leap(program.nodes[i], leaps);
      } else {
        branches.add(new Branch(i, Node.skip(program.nodes[i])));
      }
    }
    @Nullable List<Reach.Group> groups = groups(program, branches);
    return groups == null ? null : new Reach(leaps, groups);
  }

  private static boolean isSimple(Program program) {
    for (int i = 0; i < program.nodes.length; i++) {
      int node = program.nodes[i];
      boolean limited = (node & Node.CAPTURE) != 0 && program.kinds[i] != ~0L;
      if (limited || (node & Node.PASS & ~Node.PASS_EMPTY) != 0) {
        return false;
      }
    }
    return true;
  }

  private static void leap(int node, long[] leaps) {
    int word = Node.square(node) >>> 6;
    if ((node & Node.MOVE) != 0) {
      leaps[word] |= 1L << Node.square(node);
    }
    if ((node & Node.CAPTURE) != 0) {
      leaps[2 + word] |= 1L << Node.square(node);
    }
  }

  private @Nullable List<Reach.Group> groups(Program program, List<Branch> branches) {
    if (longs > MAX_LONGS) {
      return null;
    }
    List<Reach.Group> groups = new ArrayList<>();
    List<Branch> together = new ArrayList<>();
    long[] mask = new long[2];
    for (Branch branch : branches) {
      long[] more = mask(program, branch);
      if (bits(more) > BRANCH_BITS) {
        return null;
      }
      long[] both = {mask[0] | more[0], mask[1] | more[1]};
      if (!together.isEmpty() && bits(both) > GROUP_BITS) {
        add(program, together, mask, groups);
        together.clear();
        both = more;
      }
      together.add(branch);
      mask = both;
    }
    if (!together.isEmpty()) {
      add(program, together, mask, groups);
    }
    return groups;
  }

  private static int bits(long[] mask) {
    return Long.bitCount(mask[0]) + Long.bitCount(mask[1]);
  }

  /** The squares that decide how far a branch goes: those that have something behind them. */
  private static long[] mask(Program program, Branch branch) {
    long[] mask = new long[2];
    for (int i = branch.start(); i < branch.end(); i++) {
      if (Node.skip(program.nodes[i]) > i + 1) {
        mask[Node.square(program.nodes[i]) >>> 6] |= 1L << Node.square(program.nodes[i]);
      }
    }
    return mask;
  }

  private void add(Program program, List<Branch> branches, long[] mask, List<Reach.Group> groups) {
    int flags = 0;
    boolean alike = true;
    for (Branch branch : branches) {
      for (int i = branch.start(); i < branch.end(); i++) {
        int ends = program.nodes[i] & (Node.MOVE | Node.CAPTURE);
        alike &= ends == (Node.MOVE | Node.CAPTURE);
        flags |= ends;
      }
    }
    if (alike) {
      groups.add(table(program, branches, mask, Node.MOVE | Node.CAPTURE));
      return;
    }
    for (int flag : new int[] {Node.MOVE, Node.CAPTURE}) {
      if ((flags & flag) != 0) {
        groups.add(table(program, branches, mask, flag));
      }
    }
  }

  private Reach.Group table(Program program, List<Branch> branches, long[] mask, int flags) {
    List<Integer> key = new ArrayList<>();
    key.add(flags);
    for (Branch branch : branches) {
      for (int i = branch.start(); i < branch.end(); i++) {
        int size = Node.skip(program.nodes[i]) - i;
        key.add(program.nodes[i] & Node.OWN | size << Node.SKIP_SHIFT);
      }
    }
    return known.computeIfAbsent(key, nodes -> tabulate(program, branches, mask, flags));
  }

  private Reach.Group tabulate(Program program, List<Branch> branches, long[] mask, int flags) {
    int entries = 1 << bits(mask);
    long[] table = new long[wide ? 2 * entries : entries];
    longs += table.length;
    long[] occupied = new long[2];
    int bitsLo = Long.bitCount(mask[0]);
    for (int entry = 0; entry < entries; entry++) {
      occupied[0] = Long.expand(entry, mask[0]);
      occupied[1] = Long.expand(entry >>> bitsLo, mask[1]);
      for (Branch branch : branches) {
        run(program, branch, occupied, flags, table, wide ? 2 * entry : entry);
      }
    }
    return new Reach.Group(mask[0], mask[1], table, wide, flags);
  }

  private static void run(Program program, Branch branch, long[] occupied, int flags, long[] table, int at) {
    for (int i = branch.start(); i < branch.end();) {
      int node = program.nodes[i];
      int square = Node.square(node);
      if ((node & flags) != 0) {
        table[at + (square >>> 6)] |= 1L << square;
      }
      boolean empty = (occupied[square >>> 6] >>> square & 1) == 0;
      i = empty ? i + 1 : Node.skip(node);
    }
  }

  /** A reach for each code and square; null where there is none. */
  @Nullable
  public Reach[][] compile(Program[][] programs, int size) {
    @Nullable Reach[][] reaches = new Reach[programs.length][];
    for (int code = 0; code < programs.length; code++) {
      if (programs[code] == null) {
        continue;
      }
      int white = PieceCode.code(PieceCode.kind(code), PieceCode.WHITE);
      @Nullable Reach[] from = new Reach[size];
      for (int square = 0; square < size; square++) {
        boolean same = code != white
            && Arrays.equals(programs[code][square].nodes, programs[white][square].nodes);
        from[square] = same ? reaches[white][square] : compile(programs[code][square]);
      }
      reaches[code] = from;
    }
    return reaches;
  }
}
