package org.variorum.rules.position;

import java.util.Optional;

/**
 * What a rule says of itself, for code that knows no rules.
 *
 * @param name what it is called
 * @param tag what it makes of a game, in a word or two; empty where that is usual
 * @param ofMoves whether it says which moves there are, or what they do; else it says how a game ends
 * @param untold the part that is not visible in the movement of each piece, as a clause; empty if everything is
 */
public record RuleNote(String name, Optional<String> tag, boolean ofMoves, Optional<String> untold) {

  /** A rule that says which moves there are, or what they do. */
  public static RuleNote ofMoves(String name, String tag, String untold) {
    return new RuleNote(name, Optional.of(tag), true, Optional.of(untold));
  }

  /** A rule that says how a game ends. */
  public static RuleNote ofEnds(String name, String tag) {
    return new RuleNote(name, Optional.of(tag), false, Optional.empty());
  }
}
