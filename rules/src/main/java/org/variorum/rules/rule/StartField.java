package org.variorum.rules.rule;

import java.util.regex.Pattern;

/**
 * A field of a FEN between those that every game has, as the start position of a definition must have it.
 *
 * @param name what it is called
 * @param form what it looks like
 * @param problem what is wrong if it looks otherwise
 * @param expected what would be right
 */
public record StartField(String name, Pattern form, String problem, String expected) {}
