package org.variorum.view.game;

import java.util.Locale;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.position.Mark;
import org.variorum.rules.position.Piece;
import org.variorum.view.answer.PositionView.MarkView;

/** Converts marks of a board to the form that pages get: a look, a colon and a name. */
public final class MarkViews {

  private MarkViews() {}

  public static MarkView view(Geometry board, Mark mark) {
    return new MarkView(text(mark.look(), mark.word()), mark.squares().stream().map(board::name).toList(),
        mark.beneath().isEmpty() ? null : mark.beneath().stream().map(Piece::fen).toList());
  }

  public static String text(Mark.Look look, String word) {
    return look.name().toLowerCase(Locale.ROOT) + ":" + word;
  }
}
