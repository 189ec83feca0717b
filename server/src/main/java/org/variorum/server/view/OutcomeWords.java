package org.variorum.server.view;

import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.game.Game;
import org.variorum.rules.position.Outcome;

/** How a game ended, in a sentence. */
final class OutcomeWords {

  private OutcomeWords() {}

  static String of(Game game, Outcome outcome) {
    return outcome.winner()
        .map(winner -> Sentences.name(winner) + " wins: " + won(game, outcome.reason(), winner))
        .orElseGet(() -> "A draw: " + drawn(game.definition(), outcome.reason())) + ".";
  }

  private static String royal(Definition definition) {
    return definition.pieces().stream().filter(PieceKind::royal).map(PieceKind::name).findFirst()
        .orElse("royal piece");
  }

  private static String won(Game game, Outcome.Reason reason, Side winner) {
    String victor = Sentences.name(winner);
    String loser = Sentences.name(winner.opponent());
    String royal = royal(game.definition());
    String who = Sentences.name(game.isWonBy(reason) ? winner : winner.opponent());
    return switch (reason) {
      // Where the mated side wins, that needs saying.
      case MATE -> who + " is mated";
      case STALEMATE -> who + " has no legal move";
      case ROYAL_CAPTURED -> loser + "'s " + royal + " is captured";
      case REACHED -> victor + " has reached the goal";
      case BARE_ROYAL -> loser + " has nothing left but the " + royal;
      case EXTINCTION -> "the pieces that " + loser + " needed are gone";
      case CHECKS -> victor + " has given the last check";
      case PERPETUAL_CHECK -> loser + " has given check without end";
      case REPETITION, MOVE_COUNT, BARE_ROYALS -> drawn(game.definition(), reason);
    };
  }

  private static String drawn(Definition definition, Outcome.Reason reason) {
    String royal = royal(definition);
    return switch (reason) {
      case MATE -> "by mate";
      case STALEMATE -> "the side to move has no legal move and is not in check";
      case ROYAL_CAPTURED -> "a " + royal + " is captured";
      case REACHED -> "the goal is reached";
      case BARE_ROYAL -> "a side has nothing left but the " + royal;
      case EXTINCTION -> "the pieces that were needed are gone";
      case CHECKS -> "the last check has been given";
      case REPETITION -> "the same position has come too often";
      case PERPETUAL_CHECK -> "check without end";
      case MOVE_COUNT -> "too many moves without progress";
      case BARE_ROYALS -> "neither side has more than the " + royal;
    };
  }
}
