package org.variorum.rules.ini;

/**
 * A line of an entry: {@code maxRank = 10}.
 *
 * @param line where it stands in the file, counted from 1
 */
public record Setting(String option, String value, int line) {}
