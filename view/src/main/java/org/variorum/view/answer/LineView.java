package org.variorum.view.answer;

import java.util.List;

/**
 * A sequence of moves, and the position after them.
 *
 * @param start the FEN of the position before the first move
 * @param from the number of moves at the beginning that {@code plies} omits because the client has them
 */
public record LineView(GameSummary game, List<String> options, String start, int from, List<PlyView> plies,
    PositionView position) {}
