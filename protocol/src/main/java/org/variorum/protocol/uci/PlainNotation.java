package org.variorum.protocol.uci;

import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;

/** UCI: FEN and the texts of COM-3, which are UCI's wherever UCI has a text for a move. */
record PlainNotation(Game game) implements Notation {

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
    return text;
  }
}
