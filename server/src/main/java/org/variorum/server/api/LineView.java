package org.variorum.server.api;

import java.util.List;

/**
 * A sequence of moves and the position it leads to.
 *
 * @param start the FEN from which it starts
 * @param from how many of the first moves are left out, because the asker knows them
 */
public record LineView(GameSummary game, List<String> options, String start, int from, List<PlyView> plies,
    PositionView position) {}
