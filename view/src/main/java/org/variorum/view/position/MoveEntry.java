package org.variorum.view.position;

import java.util.List;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.game.Position;
import org.variorum.rules.notation.San;
import org.variorum.rules.notation.SanReading;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Refusal;
import org.variorum.view.answer.ChoicesView;
import org.variorum.view.answer.EnteredMove;
import org.variorum.view.answer.PositionView.MoveView;
import org.variorum.view.query.QueryException;
import org.variorum.view.text.Sentences;

/** Moves as a player makes them: typed, or entered on a board before the opponent has moved. */
public final class MoveEntry {

  private static final String ILLEGAL = "illegal";

  private MoveEntry() {}

  /**
   * Reads a move.
   *
   * @param text the move as in COM-3 or in SAN
   * @throws QueryException {@code illegal}, with the reason and its squares
   */
  public static Move read(Position position, String text) {
    return switch (San.read(position, text)) {
      case SanReading.Found found -> found.move();
      case SanReading.Refused refused -> throw new QueryException(ILLEGAL,
          List.of(Sentences.of(refused.why().words())), squares(position, refused.why()));
    };
  }

  private static List<String> squares(Position position, Refusal why) {
    Geometry board = position.game().board();
    return why instanceof Refusal.Illegal illegal ? illegal.squares().stream().map(board::name).toList()
        : List.of();
  }

  /**
   * The move that begins with the steps of a premove, or the choices if there are several.
   *
   * @param choices the choices after the first step
   * @throws QueryException {@code illegal} if no legal move begins with the steps
   */
  public static EnteredMove premove(ChoicesView choices, List<String> steps) {
    List<MoveView> matching = choices.movesBeginningWith(steps);
    if (matching.isEmpty()) {
      throw new QueryException(ILLEGAL, "Your premove is no longer possible.");
    }
    return matching.size() == 1 ? new EnteredMove(matching.getFirst().text(), null)
        : new EnteredMove(null, choices);
  }
}
