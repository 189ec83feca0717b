package org.variorum.server.table;

import org.variorum.rules.board.SideNames;
import org.variorum.server.store.Event;
import org.variorum.view.answer.Color;
import org.variorum.view.answer.OutcomeView;
import org.variorum.view.position.Views;

/**
 * Sentences about the ends of games that players or clocks cause; {@link Views} has the sentences about ends by the
 * rules.
 */
final class EndingSentences {

  /** The reasons of {@link Event.Ended} that no rule of the game gives. */
  static final String RESIGNED = "resigned";
  static final String TIME = "time";
  static final String AGREED = "agreed";
  static final String ABORTED = "aborted";
  static final String LENGTH = "length";

  private EndingSentences() {}

  static OutcomeView outcome(Event.Ended end, TableGame tableGame, Views views) {
    return switch (end.reason()) {
      case RESIGNED -> loss(end, tableGame, "has resigned");
      case TIME -> onTime(end, tableGame);
      case AGREED -> new OutcomeView(null, AGREED, "A draw: both sides agreed.");
      case ABORTED -> new OutcomeView(null, ABORTED, "The game was called off before it had begun.");
      case LENGTH ->
          new OutcomeView(null, LENGTH, "A draw: the game has reached the maximum number of moves.");
      default -> byRules(end, tableGame, views);
    };
  }

  private static OutcomeView loss(Event.Ended end, TableGame tableGame, String why) {
    Color winner = end.winner() == Color.white ? Color.white : Color.black;
    SideNames names = tableGame.position().game().sides();
    return new OutcomeView(end.winner(), end.reason(), names.of(Views.side(winner)) + " wins: "
        + names.of(Views.side(TableState.opposite(winner))) + " " + why + ".");
  }

  /** The result if the side to move has no time left. If the opponent cannot win, it does not lose. */
  private static OutcomeView onTime(Event.Ended end, TableGame tableGame) {
    Color outOfTime = Views.color(tableGame.position().turn());
    SideNames names = tableGame.position().game().sides();
    if (end.winner() == TableState.opposite(outOfTime)) {
      return loss(end, tableGame, "has no time left");
    }
    String ended = end.winner() == null ? "A draw: " : names.of(Views.side(outOfTime)) + " wins: ";
    return new OutcomeView(end.winner(), TIME, ended + whyNotLost(outOfTime, names) + ".");
  }

  /** The reason why a side without time left has not lost. */
  static String whyNotLost(Color outOfTime, SideNames names) {
    return names.of(Views.side(outOfTime)) + " has no time left, and "
        + names.of(Views.side(TableState.opposite(outOfTime)))
        + " cannot win by any series of moves";
  }

  private static OutcomeView byRules(Event.Ended end, TableGame tableGame, Views views) {
    OutcomeView outcome = views.outcome(tableGame.position());
    return outcome != null ? outcome : new OutcomeView(end.winner(), end.reason(), "The game is over.");
  }
}
