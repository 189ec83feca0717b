package org.variorum.rules.position;

import java.util.Optional;

/**
 * A rule's description of itself, for code that knows no rules.
 *
 * @param name the name of the rule
 * @param tag the feature that sets a game with this rule apart, in a word or two; empty if there is none
 * @param isAboutMoves whether the rule is about moves or their effects; if not, it is about the end of the game
 * @param beyondMovement the part of the rule that the movement of the pieces does not show, as a clause; empty if none
 */
public record RuleNote(String name, Optional<String> tag, boolean isAboutMoves,
    Optional<String> beyondMovement) {

  /** Returns a note of a rule about moves or their effects. */
  public static RuleNote ofMoves(String name, String tag, String beyondMovement) {
    return new RuleNote(name, Optional.of(tag), true, Optional.of(beyondMovement));
  }

  /** Returns a note of a rule about the end of the game. */
  public static RuleNote ofGameEnd(String name, String tag) {
    return new RuleNote(name, Optional.of(tag), false, Optional.empty());
  }
}
