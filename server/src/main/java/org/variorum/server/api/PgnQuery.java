package org.variorum.server.api;

import org.jspecify.annotations.Nullable;

/**
 * A request to read PGN.
 *
 * @param game the id of the game for texts without a variant tag
 */
public record PgnQuery(@Cleaned String text, @Nullable String game) {}
