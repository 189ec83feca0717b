package org.variorum.server.store;

import org.jspecify.annotations.Nullable;
import org.variorum.server.api.table.TableView.Offer;
import org.variorum.view.answer.Color;

/** An event at a table. The founding of a table and its events determine all of its state. */
public sealed interface Event {

  /** A guest took the open seat. */
  record Sat(Color side, String guest) implements Event {}

  /**
   * The side to move made a move.
   *
   * @param move the move as in COM-3
   * @param clock milliseconds of main time left to the mover; missing without clocks
   * @param san the move in SAN; missing in events that were stored before SAN was stored
   * @param next the side to move after the move; missing if it is the opponent
   */
  record Moved(String move, @Nullable Long clock, @Nullable String san, @Nullable Color next)
      implements Event {

    /** Creates the event of a move after which the opponent is to move. */
    public Moved(String move, @Nullable Long clock, @Nullable String san) {
      this(move, clock, san, null);
    }
  }

  /**
   * Moves were taken back.
   *
   * @param ply the number of moves that remain
   */
  record TookBack(int ply) implements Event {}

  /** The current turn began only now, because it took long to store the previous event. */
  record Began() implements Event {}

  /** A side made an offer to its opponent. */
  record Offered(Offer.Kind kind, Color by) implements Event {}

  /**
   * The open offer was declined by the other side, or withdrawn by its own side; {@code by} is the side that did this.
   */
  record Declined(Color by) implements Event {}

  /**
   * The game ended.
   *
   * @param winner missing for a draw and for an aborted game
   * @param reason one word, as in {@link org.variorum.view.answer.OutcomeView}
   */
  record Ended(@Nullable Color winner, String reason) implements Event {}

  /** Both sides want another game; {@code table} is its table. */
  record Rematched(String table) implements Event {}
}
