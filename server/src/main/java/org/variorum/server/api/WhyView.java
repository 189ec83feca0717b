package org.variorum.server.api;

import java.util.List;

/**
 * Why something is no legal move.
 *
 * @param rule the kind of rule, {@code OUT_OF_RANGE}; {@code LEGAL} if it is a legal move after all
 * @param words a sentence for people
 * @param squares the squares the words speak of
 */
public record WhyView(String rule, String words, List<String> squares) {}
