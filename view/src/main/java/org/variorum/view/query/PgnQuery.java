package org.variorum.view.query;

import org.jspecify.annotations.Nullable;
import org.variorum.view.answer.Cleaned;

/**
 * A request to read PGN.
 *
 * @param game the id of the game for texts without a variant tag
 */
public record PgnQuery(@Cleaned String text, @Nullable String game) {}
