package org.variorum.server.api;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A position: a game with options, where it starts, and the moves from there.
 *
 * @param fen where it starts; the game's start position if missing
 * @param moves the moves from there, as COM-3 or SAN writes them
 * @param known how many of the moves the client already knows; the answer omits these; none if missing
 */
public record PositionQuery(String game, @Nullable List<String> options, @Nullable String fen,
    @Nullable List<String> moves, @Nullable Integer known) {}
