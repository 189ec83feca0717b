package org.variorum.rules.rule.immunity;

import java.util.Set;
import org.variorum.rules.definition.Mechanism;

/**
 * A piece is captured by some kinds only, by whatever movement; an iron piece by none. Who cannot capture it does not attack it either.
 * What removes it otherwise than by the movement of a piece, such as an explosion, does so all the same.
 *
 * @param piece the letter of the piece
 * @param captors the letters of those that may capture it
 */
public record Immunity(String piece, Set<String> captors) implements Mechanism {

  public Immunity {
    captors = Set.copyOf(captors);
  }
}
