package org.variorum.rules.definition;

/**
 * A number of each side that positions remember by a mechanism, and for which conditions may ask.
 *
 * @param name how they ask
 * @param most how much it can be at most
 * @param byCheck whether it may change by giving check, which is known last of all that a move does
 */
public record NamedNumber(String name, int most, boolean byCheck) {}
