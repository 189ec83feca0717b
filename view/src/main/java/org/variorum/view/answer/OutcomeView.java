package org.variorum.view.answer;

import org.jspecify.annotations.Nullable;

/**
 * The result of a game.
 *
 * @param winner missing if neither side won
 * @param reason one word for programs: {@code mate}, {@code resigned}, {@code time} and others
 * @param words the result and its reason in a sentence for people
 */
public record OutcomeView(@Nullable Color winner, String reason, String words) {}
