package org.variorum.server.api.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.variorum.view.answer.Color;

/**
 * A request for a new table.
 *
 * @param fen the FEN from which the game starts; the game's start position if missing
 * @param start the number of the start position in a game with several start positions, or {@code random}; not together
 *     with {@code fen}
 * @param moves moves that are already made from that position
 * @param side the side of the guest who sends the request; chosen at random if missing
 * @param level the strength of the computer on the other side; if missing, the other seat is open to any guest who
 *     follows the link
 * @param time the time control; missing for play without clocks
 */
public record TableQuery(String game, @Nullable List<String> options, @Nullable String fen,
    @Nullable String start, @Nullable List<String> moves, @Nullable Color side, @Nullable Integer level,
    @Nullable TimeControl time) {}
