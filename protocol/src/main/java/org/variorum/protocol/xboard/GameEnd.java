package org.variorum.protocol.xboard;

import org.variorum.rules.board.Side;
import org.variorum.rules.position.Outcome;

/** Writes how a game has ended. */
final class GameEnd {

  private GameEnd() {}

  /** The result and why, {@code 1-0 {White mates}}. */
  static String line(Outcome outcome) {
    return outcome.result() + " {" + words(outcome) + "}";
  }

  private static String words(Outcome outcome) {
    String winner = outcome.winner().map(side -> side == Side.WHITE ? "White" : "Black").orElse("Draw");
    return switch (outcome.reason()) {
      case MATE -> winner + " mates";
      case STALEMATE -> outcome.winner().isPresent() ? winner + " wins by stalemate" : "Stalemate";
      case ROYAL_CAPTURED -> winner + " has captured the king";
      case REACHED -> winner + " has reached the goal";
      case BARE_ROYAL -> winner + " has bared the king";
      case EXTINCTION -> winner + " has captured all of a kind";
      case CHECKS -> winner + " has given the last check";
      case REPETITION -> winner + " by repetition";
      case PERPETUAL_CHECK -> winner + " wins by perpetual check";
      case MOVE_COUNT -> "Draw by the move count";
      case BARE_ROYALS -> "Draw by insufficient material";
    };
  }
}
