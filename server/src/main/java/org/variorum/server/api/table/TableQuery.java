package org.variorum.server.api.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.variorum.server.api.Color;

/**
 * Asks for a new table.
 *
 * @param fen where the game starts; the game's start position if missing
 * @param start the number of the start, where a game has many, or {@code random}; not beside {@code fen}
 * @param moves moves already made from there
 * @param side the side of the guest who asks; by lot if missing
 * @param level the strength of the computer that takes the other seat; if missing, a person's seat, open to
 *     any guest who follows the link
 * @param time missing for play without clocks
 */
public record TableQuery(String game, @Nullable List<String> options, @Nullable String fen,
    @Nullable String start, @Nullable List<String> moves, @Nullable Color side, @Nullable Integer level,
    @Nullable TimeControl time) {}
