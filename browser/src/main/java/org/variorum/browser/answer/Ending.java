package org.variorum.browser.answer;

import org.jspecify.annotations.Nullable;
import org.variorum.view.answer.Color;

/**
 * The outcome of a game.
 *
 * @param winner missing if neither side won
 * @param result as in PGN
 * @param words the result and its reason in a sentence for people
 */
public record Ending(@Nullable Color winner, String result, String reason, String words) {}
