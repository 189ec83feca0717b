package org.variorum.view.answer;

import java.util.List;

/**
 * The reason why a move is illegal.
 *
 * @param rule the kind of rule that forbids the move, for example {@code OUT_OF_RANGE}; {@code LEGAL} if the move is
 *     legal after all
 * @param words a sentence for people
 * @param squares the squares that the words mention
 */
public record WhyView(String rule, String words, List<String> squares) {}
