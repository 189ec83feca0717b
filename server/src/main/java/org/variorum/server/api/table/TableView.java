package org.variorum.server.api.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.variorum.server.api.Color;
import org.variorum.server.api.GameSummary;
import org.variorum.server.api.OutcomeView;
import org.variorum.server.api.PlyView;
import org.variorum.server.api.PositionView;

/**
 * A table where a game is played, as one guest sees it.
 *
 * @param sequence goes up with every event; a page that has seen this one is up to date
 * @param you the side of the guest who looks; missing for spectators
 * @param start the FEN from which the game started
 * @param startNumber the number of the start, where the game has many
 * @param from how many plies are left out because the page has them; the page drops its own beyond that
 * @param plies the moves from there on
 * @param position the position now, without legal moves: the page requests them ({@code choose})
 * @param firsts the first steps of the legal moves if it is the guest's turn: squares, {@code "@P"} for a piece in hand,
 *     {@code "pass"}; empty otherwise
 * @param clocks missing without clocks
 * @param watchers how many others look on: neither players nor the guest who looks
 * @param offer what one side offers the other, if anything
 * @param rematch the table of the next game, if both want one
 */
public record TableView(String id, GameSummary game, List<String> options, long sequence, String created,
    @Nullable Color you, Seat white, Seat black, @Nullable TimeControl time, Stage stage, String start,
    @Nullable Long startNumber, int from,
    List<PlyView> plies, PositionView position, List<String> firsts, @Nullable Clocks clocks,
    int watchers,
    @Nullable Offer offer, @Nullable Thinking thinking, @Nullable OutcomeView outcome,
    @Nullable String rematch) {

  /** How far a table is. */
  public enum Stage {
    waiting, playing, ended
  }

  /**
   * Clocks.
   *
   * @param white milliseconds left when this was written
   * @param running the side with the running clock; missing when none runs
   * @param byoyomi the side's main time is used up and it plays from one byo-yomi to the next
   */
  public record Clocks(long white, long black, @Nullable Color running, boolean whiteByoyomi,
      boolean blackByoyomi) {}

  /**
   * Something one side offers and the other may take.
   *
   * @param number tells it from other offers at the table; an answer names it
   */
  public record Offer(Kind kind, Color by, long number) {

    /** What is offered. */
    public enum Kind {
      draw, takeback, rematch
    }
  }

  /**
   * A computer that is to move.
   *
   * @param waiting how many searches come before its own; 0 while it thinks
   * @param failed whether it could not find a move; it tries again by itself
   */
  public record Thinking(int waiting, boolean failed) {}
}
