package org.variorum.rules.rule.standing;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.movement.Movement;

/**
 * Some pieces capture from where they stand: who is captured leaves the board, and the captor has not moved. So it neither promotes nor
 * loses a right of who has never moved. It threatens what it could capture otherwise, and captures en passant, too. A move names the square
 * of who is captured; so a capture en passant is the same move as any other of the same piece.
 *
 * @param groups pieces that do so alike; no piece is in two of them
 */
public record StandingCaptures(List<Group> groups) implements Mechanism {

  /**
   * Pieces that capture so alike.
   *
   * @param captors their letters
   * @param as whom they capture so: who stands where this movement leads on the empty board; others are captured by moving there. Empty
   *     for all whom they can capture
   * @param alsoByMoving whether the captor may as well go there, as it likes
   * @param stepsBack whether it may go to an empty one of these squares, too, and back in the same move, by which nothing changes
   */
  public record Group(Set<String> captors, Optional<Movement> as, boolean alsoByMoving, boolean stepsBack) {

    public Group {
      captors = Set.copyOf(captors);
    }

    /** Whether a captor captures so whomever it captures: it never moves by capturing. */
    boolean isBound() {
      return as.isEmpty() && !alsoByMoving;
    }
  }

  public StandingCaptures {
    groups = List.copyOf(groups);
  }

  /** The group of a piece. */
  public Optional<Group> of(String letter) {
    return groups.stream().filter(group -> group.captors().contains(letter)).findFirst();
  }
}
