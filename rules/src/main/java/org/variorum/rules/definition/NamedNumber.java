package org.variorum.rules.definition;

/**
 * A number that positions remember for each side by a mechanism, and that conditions may use.
 *
 * @param name the name in conditions
 * @param most the greatest value
 * @param byCheck whether a move may change the number by giving check, which is computed after all other effects of the
 *     move
 */
public record NamedNumber(String name, int most, boolean byCheck) {}
