package org.variorum.protocol.xboard;

import java.util.Optional;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;

/** The moves of XBoard, for tests of other packages. */
public final class XBoardMoves {

  private XBoardMoves() {}

  /** The legal move that a text says. */
  public static Optional<Move> find(Position position, String text) {
    return new MoveNames(position).find(text);
  }
}
