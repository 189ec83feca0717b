package org.variorum.rules.rule.standing;

import java.util.Set;
import org.variorum.rules.definition.Mechanism;

/**
 * Some pieces capture from where they stand: who is captured leaves the board, and the captor has not moved. So it neither promotes nor
 * loses a right of who has never moved. It threatens what it could capture otherwise, and captures en passant, too. A move names the square
 * of who is captured; so a capture en passant is the same move as any other of the same piece.
 *
 * @param captors the letters of the pieces that capture so, and not otherwise
 */
public record StandingCaptures(Set<String> captors) implements Mechanism {

  public StandingCaptures {
    captors = Set.copyOf(captors);
  }
}
