package org.variorum.view.answer;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.variorum.view.answer.PositionView.MoveView;

/**
 * The choices of a player after the first step of a move.
 *
 * @param moves the legal moves that begin with this step, each reduced to the steps and shortcuts that begin with it
 * @param previews the board while the player enters these moves, as in {@link PositionView}
 * @param premoves on the opponent's turn, the squares that a premove can continue with; empty on the player's own turn
 */
public record ChoicesView(List<MoveView> moves, Map<String, Map<String, String>> previews,
    List<String> premoves) {

  /** Returns the moves that have steps, or a shortcut, beginning with {@code steps}. */
  public List<MoveView> movesBeginningWith(List<String> steps) {
    return moves.stream().filter(move -> Stream.concat(Stream.of(move.steps()), move.shortcuts().stream())
        .anyMatch(each -> each.size() >= steps.size() && each.subList(0, steps.size()).equals(steps)))
        .toList();
  }
}
