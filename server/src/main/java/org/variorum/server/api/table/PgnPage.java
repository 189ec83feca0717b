package org.variorum.server.api.table;

import org.jspecify.annotations.Nullable;

/**
 * Some of a guest's games as PGN.
 *
 * @param before what to ask for next; missing if there are no more
 */
public record PgnPage(String pgn, @Nullable String before) {}
