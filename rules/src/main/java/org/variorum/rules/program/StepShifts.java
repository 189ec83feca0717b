package org.variorum.rules.program;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Move counts for pieces with few steps, such as pawns, by shifting the set of all such pieces at once. On a board of 8
 * files, the white pawn's step is a shift by 8, its double step a shift by 16 with a gap of 8.
 */
public final class StepShifts implements BulkMoveCounter {

  /** The maximum distance, in squares, by which a set of two longs is shifted. */
  private static final int MAX_DISTANCE = 63;
  /** The maximum number of steps. With more steps than a pawn has, a lookup piece by piece is as fast. */
  private static final int MAX_STEPS = 4;

  /** The ends of steps: empty or enemy squares, empty squares only, enemy squares only. */
  private enum Target {
    BOTH, MOVE, CAPTURE
  }

  /**
   * A step.
   *
   * @param offset the destination minus the origin, as square numbers
   * @param gap the number of the square that must be empty minus the number of the origin; 0 if there is no
   *     such square
   */
  private record Shift(Target target, int offset, int gap) {

    boolean isNear() {
      return Math.max(Math.abs(offset), Math.abs(gap)) <= MAX_DISTANCE;
    }

    /** Whether {@code other} is another step that may end on the same square. */
    boolean overlaps(Shift other) {
      return !equals(other) && offset == other.offset
          && (target == other.target || target == Target.BOTH || other.target == Target.BOTH);
    }
  }

  /** The steps to one {@link Target}: the sets of their origins, and the fields of each {@link Shift}. */
  private static final class Group {
    /** By step: the squares where it is possible, squares 0 to 63. */
    private final long[] from;
    /** The same, squares from 64 on. */
    private final long[] fromHi;
    private final int[] offset;
    private final int[] gap;

    Group(Map<Shift, long[]> steps, Target target) {
      List<Shift> ofTarget = steps.keySet().stream().filter(step -> step.target() == target).toList();
      from = ofTarget.stream().mapToLong(step -> steps.getOrDefault(step, NOWHERE)[0]).toArray();
      fromHi = ofTarget.stream().mapToLong(step -> steps.getOrDefault(step, NOWHERE)[1]).toArray();
      offset = ofTarget.stream().mapToInt(Shift::offset).toArray();
      gap = ofTarget.stream().mapToInt(Shift::gap).toArray();
    }

    /**
     * Counts moves on a board of up to 64 squares. Rotations replace shifts, because they need no test of the sign: no
     * step from a square in {@code from} leaves the word.
     */
    int count(long pieces, long empty, long ends) {
      int count = 0;
      for (int i = 0; i < from.length; i++) {
        long movers = pieces & from[i];
        if (gap[i] != 0) {
          movers &= Long.rotateRight(empty, gap[i]);
        }
        count += Long.bitCount(Long.rotateLeft(movers, offset[i]) & ends);
      }
      return count;
    }

    /** Counts moves on a larger board. */
    int count(long lo, long hi, long emptyLo, long emptyHi, long endsLo, long endsHi) {
      int count = 0;
      for (int i = 0; i < from.length; i++) {
        long moversLo = lo & from[i];
        long moversHi = hi & fromHi[i];
        if (gap[i] != 0) {
          moversLo &= shiftedLo(emptyLo, emptyHi, -gap[i]);
          moversHi &= shiftedHi(emptyLo, emptyHi, -gap[i]);
        }
        count += Long.bitCount(shiftedLo(moversLo, moversHi, offset[i]) & endsLo)
            + Long.bitCount(shiftedHi(moversLo, moversHi, offset[i]) & endsHi);
      }
      return count;
    }

    /**
     * Returns the low word of a set shifted to greater squares, or to smaller squares for a negative {@code offset}.
     */
    private static long shiftedLo(long lo, long hi, int offset) {
      return offset > 0 ? lo << offset : lo >>> -offset | hi << offset;
    }

    /** Returns the high word of the same set. */
    private static long shiftedHi(long lo, long hi, int offset) {
      return offset > 0 ? hi << offset | lo >>> -offset : hi >>> -offset;
    }
  }

  private static final long[] NOWHERE = new long[2];

  private final Group both;
  private final Group moves;
  private final Group captures;

  private StepShifts(Map<Shift, long[]> steps) {
    both = new Group(steps, Target.BOTH);
    moves = new Group(steps, Target.MOVE);
    captures = new Group(steps, Target.CAPTURE);
  }

  /**
   * Returns the steps of pieces of one code.
   *
   * @param reaches the reaches by square
   * @return the steps; empty if the pieces also have other moves, or too many steps
   */
  public static Optional<StepShifts> of(ReachTable[] reaches) {
    Map<Shift, long[]> steps = new LinkedHashMap<>();
    for (int from = 0; from < reaches.length; from++) {
      ReachTable reach = reaches[from];
      if (reach.limitedCaptures.length > 0) {
        return Optional.empty();
      }
      add(steps, from, Target.BOTH, reach.bothLo, reach.bothHi, 0);
      add(steps, from, Target.MOVE, reach.moveLo, reach.moveHi, 0);
      add(steps, from, Target.CAPTURE, reach.captureLo, reach.captureHi, 0);
      List<ReachTable.Group> groups = new ArrayList<>(List.of(reach.bothGroups));
      groups.addAll(List.of(reach.singleGroups));
      for (ReachTable.Group group : groups) {
        if (!add(steps, from, group)) {
          return Optional.empty();
        }
      }
    }
    return steps.isEmpty() || steps.size() > MAX_STEPS || !steps.keySet().stream().allMatch(Shift::isNear)
        || mayOverlap(steps) ? Optional.empty() : Optional.of(new StepShifts(steps));
  }

  /** Whether two steps may have the same origin and destination, so that moves would be counted twice. */
  private static boolean mayOverlap(Map<Shift, long[]> steps) {
    return steps.entrySet().stream().anyMatch(one -> steps.entrySet().stream()
        .anyMatch(other -> one.getKey().overlaps(other.getKey())
            && (one.getValue()[0] & other.getValue()[0] | one.getValue()[1] & other.getValue()[1]) != 0));
  }

  /** Adds the steps of a group. Returns false if the group has hops, or depends on more than one square. */
  private static boolean add(Map<Shift, long[]> steps, int from, ReachTable.Group group) {
    // A mask of one square has two entries: empty, occupied.
    int occupiedEntry = group.table.length / 2;
    long alwaysLo = group.table[occupiedEntry];
    long alwaysHi = group.highWord(occupiedEntry);
    if (Long.bitCount(group.maskLo) + Long.bitCount(group.maskHi) != 1
        || (alwaysLo & ~group.table[0] | alwaysHi & ~group.highWord(0)) != 0) {
      return false;
    }
    int emptySquare = group.maskLo != 0 ? Long.numberOfTrailingZeros(group.maskLo)
        : 64 | Long.numberOfTrailingZeros(group.maskHi);
    add(steps, from, target(group.endFlags), alwaysLo, alwaysHi, 0);
    add(steps, from, target(group.endFlags), group.table[0] & ~alwaysLo, group.highWord(0) & ~alwaysHi,
        emptySquare - from);
    return true;
  }

  private static Target target(int ends) {
    return ends == Node.MOVE ? Target.MOVE : ends == Node.CAPTURE ? Target.CAPTURE : Target.BOTH;
  }

  private static void add(Map<Shift, long[]> steps, int from, Target target, long lo, long hi, int gap) {
    for (int word = 0; word < 2; word++) {
      for (long remaining = word == 0 ? lo : hi; remaining != 0; remaining &= remaining - 1) {
        int to = word << 6 | Long.numberOfTrailingZeros(remaining);
        steps.computeIfAbsent(new Shift(target, to - from, gap), _ -> new long[2])[from >>> 6] |= 1L << from;
      }
    }
  }

  @Override
  public int count(long pieces, long own, long enemy, long allowed) {
    long empty = ~(own | enemy);
    return both.count(pieces, empty, ~own & allowed) + moves.count(pieces, empty, empty & allowed)
        + captures.count(pieces, empty, enemy & allowed);
  }

  @Override
  public int count(long lo, long hi, long ownLo, long ownHi, long enemyLo, long enemyHi, long allowedLo,
      long allowedHi) {
    long emptyLo = ~(ownLo | enemyLo);
    long emptyHi = ~(ownHi | enemyHi);
    return both.count(lo, hi, emptyLo, emptyHi, ~ownLo & allowedLo, ~ownHi & allowedHi)
        + moves.count(lo, hi, emptyLo, emptyHi, emptyLo & allowedLo, emptyHi & allowedHi)
        + captures.count(lo, hi, emptyLo, emptyHi, enemyLo & allowedLo, enemyHi & allowedHi);
  }
}
