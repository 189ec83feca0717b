package org.variorum.rules.movement.betza;

import java.util.ArrayList;
import java.util.List;
import org.variorum.rules.board.Step;

/**
 * The shape of a leap, in any direction.
 *
 * @param longer the number of squares along the axis (rank or file) in which the leap goes farther
 * @param shorter the number of squares along the other axis
 */
record Leap(int longer, int shorter) {

  /** The number of directions on a {@link #circle}. */
  static final int CIRCLE = 8;

  /** Returns the shape of a step. */
  static Leap of(Step step) {
    int right = Math.abs(step.right());
    int up = Math.abs(step.up());
    return new Leap(Math.max(right, up), Math.min(right, up));
  }

  /** Returns the compass by which direction letters select leaps of this shape. */
  Compass compass() {
    if (shorter == 0) {
      return Compass.ORTHOGONAL;
    }
    return shorter == longer ? Compass.DIAGONAL : Compass.OBLIQUE;
  }

  /**
   * Returns eight steps in clockwise order. For an oblique shape, these are its eight leaps, and the first is the most
   * forward leap to the right. For other shapes, these are the king's eight directions at this length, and the first is
   * straight ahead. Every second step then has this shape: for a ferz, those with odd indices.
   */
  List<Step> circle() {
    boolean oblique = compass() == Compass.OBLIQUE;
    Step first = new Step(oblique ? shorter : 0, longer);
    Step second = new Step(longer, oblique ? shorter : longer);
    List<Step> steps = new ArrayList<>();
    while (steps.size() < CIRCLE) {
      steps.add(first);
      steps.add(second);
      first = quarterTurn(first);
      second = quarterTurn(second);
    }
    return steps;
  }

  /** Returns the step at an index of the {@link #circle}. The index wraps round, so every integer is valid. */
  Step step(int heading) {
    return circle().get(Math.floorMod(heading, CIRCLE));
  }

  private static Step quarterTurn(Step step) {
    return new Step(step.up(), -step.right());
  }
}
