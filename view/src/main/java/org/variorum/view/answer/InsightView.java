package org.variorum.view.answer;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.variorum.view.answer.PositionView.MarkView;

/**
 * The moves of a piece on its square, and the reasons why its other moves are illegal.
 *
 * @param words sentences about the piece and its moves, for people
 * @param legal true if {@code sights} are legal moves. False if they only show the movement: it is the other side's
 *     turn, or the arrangement is not a position of the game
 * @param marks squares of other pieces on which the moves of the piece depend
 * @param barred the reason why the piece has no legal move; missing if it has one, or if there are several reasons
 * @param sights the possible actions of the piece, with their squares
 * @param barriers the other squares that its movement reaches, with the reason why no legal move leads there
 */
public record InsightView(String square, String piece, String words, boolean legal, List<MarkView> marks,
    @Nullable WhyView barred, List<Sight> sights, List<Barrier> barriers) {

  /**
   * An action of a piece.
   *
   * @param square the square of the action: an empty square, or the square of the piece that is acted on
   * @param mark the mark of that square on a board, as {@link MarkView#mark}
   * @param does the words for the action in a legend
   * @param to the square of the acting piece after the action
   */
  public record Sight(String square, String mark, String does, String to) {}

  /** A square that the movement of a piece reaches but no legal move leads to. */
  public record Barrier(String square, WhyView why) {}
}
