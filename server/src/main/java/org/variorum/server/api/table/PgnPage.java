package org.variorum.server.api.table;

import org.jspecify.annotations.Nullable;

/**
 * Some of a guest's games as PGN.
 *
 * @param before the value of {@code before} in the request for the next games; missing if there are no more games
 */
public record PgnPage(String pgn, @Nullable String before) {}
