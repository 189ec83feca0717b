package org.variorum.server.api;

import org.jspecify.annotations.Nullable;

/**
 * How a game ended.
 *
 * @param winner missing for a draw
 * @param reason one word, {@code mate}, {@code resigned}, {@code time}
 * @param words the same in a sentence for people
 */
public record OutcomeView(@Nullable Color winner, String reason, String words) {}
