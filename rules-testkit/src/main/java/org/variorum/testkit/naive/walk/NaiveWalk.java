package org.variorum.testkit.naive.walk;

import java.util.List;
import java.util.Optional;
import org.variorum.rules.board.Step;
import org.variorum.rules.movement.Leg;

/**
 * The part of a path that a piece has followed.
 *
 * @param squares the squares entered, in order; the piece is on the last
 * @param steps the steps made, as steps on the board; empty for a leap to any square
 * @param leg the leg on which the walk ends
 * @param stepsOnLeg the number of steps made on that leg
 * @param passedEnemy the square of the enemy that the piece captures in passing; empty if there is none
 */
public record NaiveWalk(List<Integer> squares, List<Step> steps, Leg leg, int stepsOnLeg,
    Optional<Integer> passedEnemy) {

  public int end() {
    return squares.getLast();
  }

  public List<Integer> passedSquares() {
    return squares.subList(0, squares.size() - 1);
  }

  public Step firstStep() {
    return steps.getFirst();
  }

  public Step lastStep() {
    return steps.getLast();
  }
}
