package org.variorum.view.query;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A position: a game with options, a starting position, and moves.
 *
 * @param fen the FEN of the starting position; the game's start position if missing
 * @param moves the moves from the starting position, as in COM-3 or in SAN
 * @param known the number of first moves that the client already has; the answer omits these; 0 if missing
 */
public record PositionQuery(String game, @Nullable List<String> options, @Nullable String fen,
    @Nullable List<String> moves, @Nullable Integer known) {}
