package org.variorum.server.api;

import org.jspecify.annotations.Nullable;

/**
 * Asks to read PGN.
 *
 * @param game the game to take where the text has no variant tag
 */
public record PgnQuery(@Cleaned String text, @Nullable String game) {}
