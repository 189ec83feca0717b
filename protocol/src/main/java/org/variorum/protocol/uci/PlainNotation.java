package org.variorum.protocol.uci;

import java.util.Locale;
import java.util.regex.Pattern;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;

/** UCI: FEN and the texts of COM-3, which are UCI's wherever UCI has a text for a move. */
record PlainNotation(Game game) implements Notation {

  /** What a piece becomes in a capital letter, as some programs write it. */
  private static final Pattern CAPITAL =
      Pattern.compile("(" + Geometry.SQUARE_NAME + "){2}[A-Z](,[a-x0-9]+)?");

  @Override
  public Position position(String text) {
    return game.position(text);
  }

  @Override
  public String text(Position position) {
    return position.fen();
  }

  @Override
  public String text(String move) {
    return move;
  }

  @Override
  public String move(String text) {
    return CAPITAL.matcher(text).matches() ? text.toLowerCase(Locale.ROOT) : text;
  }
}
