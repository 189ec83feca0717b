package org.variorum.rules.program;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The moves of pieces that go few steps, such as pawns, by shifting the set of all of them at once.
 */
public final class StepShifts implements Together {

  /** The maximum shift of two longs, in squares. */
  private static final int FARTHEST = 63;
  /** With more steps than a pawn's, looking up piece by piece is as fast. */
  private static final int MOST = 4;

  /** Which squares are ends. */
  private enum Target {
    ALIKE, MOVE, CAPTURE
  }

  /**
   * A step.
   *
   * @param by how many squares further it ends
   * @param past how many squares further one must be empty; 0 for none
   */
  private record Shift(Target target, int by, int past) {

    boolean isNear() {
      return Math.max(Math.abs(by), Math.abs(past)) <= FARTHEST;
    }

    /** Whether it is another step that may have the same end. */
    boolean meets(Shift other) {
      return !equals(other) && by == other.by
          && (target == other.target || target == Target.ALIKE || other.target == Target.ALIKE);
    }
  }

  /** The steps to one sort of ends: from where they can be taken, and the numbers of {@link Shift}. */
  private static final class Group {
    private final long[] from;
    private final long[] fromHi;
    private final int[] by;
    private final int[] past;

    Group(Map<Shift, long[]> steps, Target target) {
      List<Shift> all = steps.keySet().stream().filter(step -> step.target() == target).toList();
      from = all.stream().mapToLong(step -> steps.getOrDefault(step, NOWHERE)[0]).toArray();
      fromHi = all.stream().mapToLong(step -> steps.getOrDefault(step, NOWHERE)[1]).toArray();
      by = all.stream().mapToInt(Shift::by).toArray();
      past = all.stream().mapToInt(Shift::past).toArray();
    }

    /** A set is turned, not shifted, which is as good: no step of {@code from} leads over the edge. */
    int count(long pieces, long empty, long ends) {
      int count = 0;
      for (int i = 0; i < from.length; i++) {
        long going = pieces & from[i];
        if (past[i] != 0) {
          going &= Long.rotateRight(empty, past[i]);
        }
        count += Long.bitCount(Long.rotateLeft(going, by[i]) & ends);
      }
      return count;
    }

    int count(long lo, long hi, long emptyLo, long emptyHi, long endsLo, long endsHi) {
      int count = 0;
      for (int i = 0; i < from.length; i++) {
        long goingLo = lo & from[i];
        long goingHi = hi & fromHi[i];
        if (past[i] != 0) {
          goingLo &= shiftedLo(emptyLo, emptyHi, -past[i]);
          goingHi &= shiftedHi(emptyLo, emptyHi, -past[i]);
        }
        count += Long.bitCount(shiftedLo(goingLo, goingHi, by[i]) & endsLo)
            + Long.bitCount(shiftedHi(goingLo, goingHi, by[i]) & endsHi);
      }
      return count;
    }

    /** The low word of a set shifted to greater squares, or to smaller ones by less than 0. */
    private static long shiftedLo(long lo, long hi, int by) {
      return by > 0 ? lo << by : lo >>> -by | hi << by;
    }

    private static long shiftedHi(long lo, long hi, int by) {
      return by > 0 ? hi << by | lo >>> -by : hi >>> -by;
    }
  }

  private static final long[] NOWHERE = new long[2];

  private final Group alike;
  private final Group moves;
  private final Group captures;

  private StepShifts(Map<Shift, long[]> steps) {
    alike = new Group(steps, Target.ALIKE);
    moves = new Group(steps, Target.MOVE);
    captures = new Group(steps, Target.CAPTURE);
  }

  /**
   * The steps of pieces of one code.
   *
   * @param reaches by square
   * @return empty if they go otherwise, too, or have too many steps
   */
  public static Optional<StepShifts> of(ReachTable[] reaches) {
    Map<Shift, long[]> steps = new LinkedHashMap<>();
    for (int from = 0; from < reaches.length; from++) {
      ReachTable reach = reaches[from];
      if (reach.choosy.length > 0) {
        return Optional.empty();
      }
      add(steps, from, Target.ALIKE, reach.alikeLo, reach.alikeHi, 0);
      add(steps, from, Target.MOVE, reach.moveLo, reach.moveHi, 0);
      add(steps, from, Target.CAPTURE, reach.captureLo, reach.captureHi, 0);
      List<ReachTable.Group> groups = new ArrayList<>(List.of(reach.alike));
      groups.addAll(List.of(reach.halves));
      for (ReachTable.Group group : groups) {
        if (!add(steps, from, group)) {
          return Optional.empty();
        }
      }
    }
    return steps.isEmpty() || steps.size() > MOST || !steps.keySet().stream().allMatch(Shift::isNear)
        || meet(steps) ? Optional.empty() : Optional.of(new StepShifts(steps));
  }

  /** Whether two steps may lead from the same square to the same one: it would be counted twice. */
  private static boolean meet(Map<Shift, long[]> steps) {
    return steps.entrySet().stream().anyMatch(one -> steps.entrySet().stream()
        .anyMatch(other -> one.getKey().meets(other.getKey())
            && (one.getValue()[0] & other.getValue()[0] | one.getValue()[1] & other.getValue()[1]) != 0));
  }

  /** Adds the steps to the ends of a group; tells whether it is one of steps over at most one empty square. */
  private static boolean add(Map<Shift, long[]> steps, int from, ReachTable.Group group) {
    int occupied = group.table.length / 2;
    long anywayLo = group.table[occupied];
    long anywayHi = group.hi(occupied);
    if (Long.bitCount(group.maskLo) + Long.bitCount(group.maskHi) != 1
        || (anywayLo & ~group.table[0] | anywayHi & ~group.hi(0)) != 0) {
      return false;
    }
    int past = group.maskLo != 0 ? Long.numberOfTrailingZeros(group.maskLo)
        : 64 | Long.numberOfTrailingZeros(group.maskHi);
    add(steps, from, target(group.ends), anywayLo, anywayHi, 0);
    add(steps, from, target(group.ends), group.table[0] & ~anywayLo, group.hi(0) & ~anywayHi, past - from);
    return true;
  }

  private static Target target(int ends) {
    return ends == Node.MOVE ? Target.MOVE : ends == Node.CAPTURE ? Target.CAPTURE : Target.ALIKE;
  }

  private static void add(Map<Shift, long[]> steps, int from, Target target, long lo, long hi, int past) {
    for (int word = 0; word < 2; word++) {
      for (long left = word == 0 ? lo : hi; left != 0; left &= left - 1) {
        int to = word << 6 | Long.numberOfTrailingZeros(left);
        steps.computeIfAbsent(new Shift(target, to - from, past), _ -> new long[2])[from >>> 6] |= 1L << from;
      }
    }
  }

  @Override
  public int count(long pieces, long own, long enemy, long allowed) {
    long empty = ~(own | enemy);
    return alike.count(pieces, empty, ~own & allowed) + moves.count(pieces, empty, empty & allowed)
        + captures.count(pieces, empty, enemy & allowed);
  }

  @Override
  public int count(long lo, long hi, long ownLo, long ownHi, long enemyLo, long enemyHi, long allowedLo,
      long allowedHi) {
    long emptyLo = ~(ownLo | enemyLo);
    long emptyHi = ~(ownHi | enemyHi);
    return alike.count(lo, hi, emptyLo, emptyHi, ~ownLo & allowedLo, ~ownHi & allowedHi)
        + moves.count(lo, hi, emptyLo, emptyHi, emptyLo & allowedLo, emptyHi & allowedHi)
        + captures.count(lo, hi, emptyLo, emptyHi, enemyLo & allowedLo, enemyHi & allowedHi);
  }
}
