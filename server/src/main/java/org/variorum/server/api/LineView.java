package org.variorum.server.api;

import java.util.List;

/**
 * A sequence of moves and the position it leads to.
 *
 * @param start the FEN from which it starts
 */
public record LineView(GameSummary game, List<String> options, String start, List<PlyView> plies,
    PositionView position) {}
