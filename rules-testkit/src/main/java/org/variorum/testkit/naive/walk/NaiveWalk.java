package org.variorum.testkit.naive.walk;

import java.util.List;
import java.util.Optional;
import org.variorum.rules.board.Step;
import org.variorum.rules.movement.Leg;

/**
 * The part of a path that a piece has walked.
 *
 * @param squares the squares entered, in order; the piece stands on the last
 * @param steps the steps made, as they lead over the board; none of a leap to anywhere
 * @param leg the leg that it is on
 * @param stepsOnLeg how many of the steps belong to that leg
 * @param passedEnemy the square of the enemy that it has passed over, if it captures in passing
 */
public record NaiveWalk(List<Integer> squares, List<Step> steps, Leg leg, int stepsOnLeg,
    Optional<Integer> passedEnemy) {

  public int end() {
    return squares.getLast();
  }

  public List<Integer> passed() {
    return squares.subList(0, squares.size() - 1);
  }

  public Step first() {
    return steps.getFirst();
  }

  public Step last() {
    return steps.getLast();
  }
}
