package org.variorum.server.store;

import org.jspecify.annotations.Nullable;
import org.variorum.server.api.Color;
import org.variorum.server.api.table.TableView.Offer;

/** Something that happened at a table. A game is its founding and its events; everything else follows from them. */
public sealed interface Event {

  /** A guest took the open seat. */
  record Sat(Color side, String guest) implements Event {}

  /**
   * The side to move made a move.
   *
   * @param move as COM-3 writes it
   * @param clock milliseconds of main time that the mover has left; missing without clocks
   * @param san as people write it; missing in what was stored before it was kept
   * @param next the side to move after it; missing where it is the other side
   */
  record Moved(String move, @Nullable Long clock, @Nullable String san, @Nullable Color next)
      implements Event {

    /** A move after which it is the other side's turn. */
    public Moved(String move, @Nullable Long clock, @Nullable String san) {
      this(move, clock, san, null);
    }
  }

  /**
   * Moves were taken back.
   *
   * @param ply how many are left
   */
  record TookBack(int ply) implements Event {}

  /** The turn under way began only now: storing what it began with had taken long. */
  record Began() implements Event {}

  /** A side offered something to the other. */
  record Offered(Offer.Kind kind, Color by) implements Event {}

  /** The offer was refused by the other side, or withdrawn by the side that made it. */
  record Declined(Color by) implements Event {}

  /**
   * The game ended.
   *
   * @param winner missing for a draw and for a game that was never begun
   * @param reason one word, as in {@link org.variorum.server.api.OutcomeView}
   */
  record Ended(@Nullable Color winner, String reason) implements Event {}

  /** Both sides want another game. */
  record Rematched(String table) implements Event {}
}
