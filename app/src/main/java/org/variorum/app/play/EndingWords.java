package org.variorum.app.play;

import org.variorum.rules.notation.PgnResult;

/**
 * Sentences about results that do not follow from the rules. A declared win is taken for a resignation, also in a PGN that
 * gives no reason.
 */
final class EndingWords {

  private EndingWords() {}

  static String sentence(PgnResult result) {
    return switch (result) {
      case WHITE_WINS -> "White wins: Black has resigned.";
      case BLACK_WINS -> "Black wins: White has resigned.";
      case DRAW -> "A draw, as agreed.";
      case UNDECIDED -> "The game was left undecided.";
    };
  }
}
