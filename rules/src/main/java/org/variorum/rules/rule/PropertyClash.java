package org.variorum.rules.rule;

import java.util.Set;

/**
 * A property that a rule has no meaning with.
 *
 * @param pieces the pieces of which it may not hold; empty for all
 * @param contradicts whether their words contradict each other, so that no definition can have both; else what both
 *     together mean is undefined, and no game can be played so
 * @param reason why, in a sentence; {@code %s} is what gives the property: the word of a rule, or what a piece does
 */
public record PropertyClash(Property property, Set<String> pieces, boolean contradicts, String reason) {

  /** Refuses a property that holds of some pieces. */
  public PropertyClash(Property property, Set<String> pieces, String reason) {
    this(property, pieces, false, reason);
  }

  /** Refuses a property whatever pieces it holds of. */
  public PropertyClash(Property property, String reason) {
    this(property, Set.of(), reason);
  }
}
