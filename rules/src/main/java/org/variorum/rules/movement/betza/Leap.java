package org.variorum.rules.movement.betza;

import java.util.ArrayList;
import java.util.List;
import org.variorum.rules.board.Step;

/**
 * The shape of a leap, whatever its direction.
 *
 * @param longer squares along the rank or file in which it goes farther
 * @param shorter squares along the other
 */
record Leap(int longer, int shorter) {

  /** The number of directions on a {@link #circle}. */
  static final int CIRCLE = 8;

  /** The shape that this step has. */
  static Leap of(Step step) {
    int right = Math.abs(step.right());
    int up = Math.abs(step.up());
    return new Leap(Math.max(right, up), Math.min(right, up));
  }

  /** How direction letters choose among the leaps of this shape. */
  Compass compass() {
    if (shorter == 0) {
      return Compass.ORTHOGONAL;
    }
    return shorter == longer ? Compass.DIAGONAL : Compass.OBLIQUE;
  }

  /**
   * Eight steps in clockwise order. An oblique leap's are its own, from the most forward one to the right. Of the others
   * the king's eight directions, from straight ahead, at this length: every second step has the leap's own shape.
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

  /** The step in a direction of the {@link #circle}, which may be counted beyond either end. */
  Step step(int heading) {
    return circle().get(Math.floorMod(heading, CIRCLE));
  }

  private static Step quarterTurn(Step step) {
    return new Step(step.up(), -step.right());
  }
}
