package org.variorum.server.api;

import java.util.List;
import org.variorum.server.api.EngineLine.EngineMove;

/**
 * The move that was played in a position beside the best one. Both were looked at to the same depth from the same position,
 * so their scores can be compared; the scores of two positions in a row cannot, as the second was looked at further.
 *
 * @param best what the best move is worth
 * @param played what the move that was played is worth, never more than the best
 * @param line the best move with what follows it
 */
public record Choice(Score best, Score played, List<EngineMove> line) {}
