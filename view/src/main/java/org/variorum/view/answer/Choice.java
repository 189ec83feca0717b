package org.variorum.view.answer;

import java.util.List;
import org.variorum.view.answer.EngineLine.EngineMove;

/**
 * The move played in a position, compared with the best move. Both were searched to the same depth from that position,
 * so their scores can be compared. The scores of successive positions are not comparable: the second position is
 * searched further ahead.
 *
 * @param best the score of the best move
 * @param played the score of the played move, never better for the side to move than {@code best}
 * @param line the principal variation, which starts with the best move
 */
public record Choice(Score best, Score played, List<EngineMove> line) {}
