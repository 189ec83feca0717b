package org.variorum.app.play;

import java.util.Locale;
import org.variorum.rules.board.Side;

/** The players of a game. */
public record Players(Player white, Player black) {

  /** What sort of player. */
  public enum Player {
    HUMAN, COMPUTER;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  Player of(Side side) {
    return side == Side.WHITE ? white : black;
  }

  boolean include(Player player) {
    return white == player || black == player;
  }

  Players switched() {
    return new Players(black, white);
  }

  /** The side that sits below the board: White, unless only Black is a person. */
  Side below() {
    return white == Player.COMPUTER && black == Player.HUMAN ? Side.BLACK : Side.WHITE;
  }
}
