package org.variorum.rules.program;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The moves of pieces that go few steps, such as pawns, by shifting the set of all of them at once. For boards of up to 64 squares.
 */
public final class Steps {

  /** With more steps than a pawn's, looking up piece by piece is as fast. */
  private static final int MOST = 6;

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
  private record Step(Target target, int by, int past) {}

  /** The steps to one sort of ends: from where they can be taken, and the numbers of {@link Step}. */
  private static final class Group {
    private final long[] from;
    private final int[] by;
    private final int[] past;

    Group(Map<Step, Long> steps, Target target) {
      List<Step> all = steps.keySet().stream().filter(step -> step.target() == target).toList();
      from = all.stream().mapToLong(steps::get).toArray();
      by = all.stream().mapToInt(Step::by).toArray();
      past = all.stream().mapToInt(Step::past).toArray();
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
  }

  private final Group alike;
  private final Group moves;
  private final Group captures;

  private Steps(Map<Step, Long> steps) {
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
  public static Optional<Steps> of(Reach[] reaches) {
    Map<Step, Long> steps = new LinkedHashMap<>();
    for (int from = 0; from < reaches.length; from++) {
      Reach reach = reaches[from];
      if (reach.choosy.length > 0) {
        return Optional.empty();
      }
      add(steps, from, Target.ALIKE, reach.alikeLo, 0);
      add(steps, from, Target.MOVE, reach.moveLo, 0);
      add(steps, from, Target.CAPTURE, reach.captureLo, 0);
      List<Reach.Group> groups = new ArrayList<>(List.of(reach.alike));
      groups.addAll(List.of(reach.halves));
      for (Reach.Group group : groups) {
        if (Long.bitCount(group.maskLo) != 1 || group.table[1] != 0) {
          return Optional.empty();
        }
        add(steps, from, target(group.ends), group.table[0], Long.numberOfTrailingZeros(group.maskLo) - from);
      }
    }
    return steps.isEmpty() || steps.size() > MOST ? Optional.empty() : Optional.of(new Steps(steps));
  }

  private static Target target(int ends) {
    return ends == Node.MOVE ? Target.MOVE : ends == Node.CAPTURE ? Target.CAPTURE : Target.ALIKE;
  }

  private static void add(Map<Step, Long> steps, int from, Target target, long ends, int past) {
    for (long left = ends; left != 0; left &= left - 1) {
      steps.merge(new Step(target, Long.numberOfTrailingZeros(left) - from, past), 1L << from,
          (one, other) -> one | other);
    }
  }

  /**
   * How many moves pieces have.
   *
   * @param allowed where they may end at all
   */
  public int count(long pieces, long own, long enemy, long allowed) {
    long empty = ~(own | enemy);
    return alike.count(pieces, empty, ~own & allowed) + moves.count(pieces, empty, empty & allowed)
        + captures.count(pieces, empty, enemy & allowed);
  }
}
