package org.variorum.rules.rule.orbit;

import java.util.Set;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.definition.SimpleMover;

/**
 * RS-6: a piece chooses a pivot that stands adjacent to it and goes round along the squares adjacent to that pivot, either way
 * round, over empty squares, and ends on an empty square or captures.
 *
 * @param piece the piece that goes round others
 * @param pivots the pieces of its own side that it goes round
 */
public record Orbit(String piece, Set<String> pivots) implements Mechanism {

  @Override
  public Set<SimpleMover> simpleMovers(String letter) {
    return letter.equals(piece) ? Set.of(SimpleMover.ORBIT) : Set.of();
  }
}
