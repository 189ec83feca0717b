package org.variorum.rules.definition;

/**
 * A number that positions remember for each side by a mechanism, and that conditions may use.
 *
 * @param name the name by which conditions refer to the number
 * @param most the greatest value; the least value is 0
 * @param changesByCheck whether a move may change the number by giving check. Such a change follows all other effects
 *     of the move
 */
public record NamedNumber(String name, int most, boolean changesByCheck) {}
