package org.variorum.app.play;

import org.variorum.app.board.StateWords;
import org.variorum.rules.notation.PgnResult;
import org.variorum.rules.position.Outcome;

/** How games end, in sentences. */
final class Endings {

  private Endings() {}

  static String words(Outcome outcome) {
    String why = switch (outcome.reason()) {
      case MATE -> "mate";
      case STALEMATE -> "stalemate";
      case ROYAL_CAPTURED -> "the royal piece is captured";
      case REACHED -> "the goal is reached";
      case BARE_ROYAL -> "only the royal piece is left";
      case EXTINCTION -> "all pieces of a kind are gone";
      case CHECKS -> "the last check has been given";
      case REPETITION -> "the same position has come again";
      case PERPETUAL_CHECK -> "perpetual check";
      case MOVE_COUNT -> "too many moves without progress";
      case BARE_ROYALS -> "only the royal pieces are left";
    };
    return outcome.winner().map(winner -> StateWords.name(winner) + " wins").orElse("A draw") + ": " + why
        + ".";
  }

  static String words(PgnResult result) {
    return switch (result) {
      case WHITE_WINS -> "White wins: Black has resigned.";
      case BLACK_WINS -> "Black wins: White has resigned.";
      case DRAW -> "A draw, as agreed.";
      case UNDECIDED -> "The game was left undecided.";
    };
  }
}
