package org.variorum.app.play;

import java.util.Locale;
import org.variorum.rules.board.Side;

/** The players of a game. */
public record Players(Player white, Player black) {

  /** The kinds of players. */
  public enum Player {
    HUMAN, COMPUTER;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  Player player(Side side) {
    return side == Side.WHITE ? white : black;
  }

  boolean includes(Player player) {
    return white == player || black == player;
  }

  Players withSidesSwitched() {
    return new Players(black, white);
  }

  /** The side shown at the bottom of the board: White, unless only Black is human. */
  Side bottomSide() {
    return white == Player.COMPUTER && black == Player.HUMAN ? Side.BLACK : Side.WHITE;
  }
}
