package org.variorum.rules.state;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.variorum.rules.definition.Goal;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.definition.Royalty.Several;
import org.variorum.rules.position.PieceCode;

/**
 * The royal pieces of a game in which a side may have several: their number, and whether they are lost or in check.
 * Immutable. In other games, {@link State#royal} is faster.
 */
public final class Royals {

  /** Which royal pieces must be attacked for a check. */
  private final Several several;
  /** The codes of the royal pieces of each side. */
  private final int[][] codes;
  /** The number of royal pieces that each side must keep. */
  private final int[] minimum;

  /** @param start the code of the piece on each square in the start position */
  public Royals(Kinds kinds, int[] start) {
    Royalty royalty = kinds.definition().royalty();
    several = royalty.several();
    long royal = kinds.royals();
    codes = new int[2][];
    minimum = new int[2];
    boolean mustKeepAll =
        several == Several.ALL && kinds.definition().goals().contains(new Goal.RoyalCaptured());
    for (int side = 0; side < 2; side++) {
      int currentSide = side;
      codes[side] = IntStream.range(0, kinds.count()).map(kind -> PieceCode.code(kind, currentSide))
          .filter(code -> PieceCode.holds(royal, code)).toArray();
      int initialCount = (int) IntStream.of(start)
          .filter(
              code -> code != PieceCode.EMPTY && PieceCode.side(code) == currentSide
                  && PieceCode.holds(royal, code))
          .count();
      minimum[side] = mustKeepAll ? Math.max(initialCount, 1) : 1;
    }
  }

  /** The number of royal pieces of a side on the board. */
  public int count(State state, int side) {
    int count = 0;
    for (int code : codes[side]) {
      count += state.count(code);
    }
    return count;
  }

  /** Whether a side has fewer royal pieces than it must keep. */
  public boolean areLost(State state, int side) {
    return count(state, side) < minimum[side];
  }

  /** Whether a side would have too few royal pieces without those on squares that {@code isRemoved} accepts. */
  public boolean wouldBeLost(State state, int side, IntPredicate isRemoved) {
    int remaining = 0;
    for (int square : squares(state, side)) {
      remaining += isRemoved.test(square) ? 0 : 1;
    }
    return remaining < minimum[side];
  }

  /** The squares of the royal pieces of a side. */
  public List<Integer> squares(State state, int side) {
    List<Integer> found = new ArrayList<>();
    for (int code : codes[side]) {
      for (int word = 0; word < state.words; word++) {
        for (long bits = state.pieces[code * state.words + word]; bits != 0; bits &= bits - 1) {
          found.add(word << 6 | Long.numberOfTrailingZeros(bits));
        }
      }
    }
    return found;
  }

  /**
   * Whether enough royal pieces of a side are attacked to count as check.
   *
   * @param isAttacked whether the royal piece on a square is attacked
   */
  public boolean areChecked(State state, int side, IntPredicate isAttacked) {
    return switch (several) {
      case ONE, ALL -> anyRoyal(state, side, isAttacked);
      case LAST -> count(state, side) == 1 && anyRoyal(state, side, isAttacked);
      case NOT_ALL -> count(state, side) > 0 && !anyRoyal(state, side, isAttacked.negate());
    };
  }

  private boolean anyRoyal(State state, int side, IntPredicate test) {
    for (int code : codes[side]) {
      for (int word = 0; word < state.words; word++) {
        for (long bits = state.pieces[code * state.words + word]; bits != 0; bits &= bits - 1) {
          if (test.test(word << 6 | Long.numberOfTrailingZeros(bits))) {
            return true;
          }
        }
      }
    }
    return false;
  }
}
