package org.variorum.server.api.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.variorum.view.answer.Color;
import org.variorum.view.answer.GameSummary;
import org.variorum.view.answer.OutcomeView;
import org.variorum.view.answer.PlyView;
import org.variorum.view.answer.PositionView;

/**
 * A table where a game is played, as one guest sees it.
 *
 * @param sequence the number of the last event at the table; a page with the same number is up to date
 * @param you the side of this guest; missing for spectators
 * @param start the FEN from which the game started
 * @param startNumber the number of the start position in a game with several start positions; missing in other games
 * @param from the number of moves at the beginning that {@code plies} omits because the page has them; the page drops
 *     all later moves that it has
 * @param plies the moves after the first {@code from} moves
 * @param position the current position, without legal moves: the page requests them with {@code choose}
 * @param firsts the first steps of the legal moves: squares, {@code "@P"} for a piece in hand, {@code "pass"}; empty if
 *     this guest is not to move
 * @param clocks the time of both sides; missing in a game without clocks
 * @param watchers the number of spectators, not counting this guest
 * @param offer the open offer of one side to the other; missing if there is none
 * @param rematch the id of the next game's table; missing until both sides want a rematch
 */
public record TableView(String id, GameSummary game, List<String> options, long sequence, String created,
    @Nullable Color you, Seat white, Seat black, @Nullable TimeControl time, Stage stage, String start,
    @Nullable Long startNumber, int from,
    List<PlyView> plies, PositionView position, List<String> firsts, @Nullable Clocks clocks,
    int watchers,
    @Nullable Offer offer, @Nullable Thinking thinking, @Nullable OutcomeView outcome,
    @Nullable String rematch) {

  /** The stages of a table. */
  public enum Stage {
    waiting, playing, ended
  }

  /**
   * The time of both sides.
   *
   * @param white milliseconds left to White when the server wrote this view
   * @param running the side with the running clock; missing if no clock runs
   * @param whiteByoyomi whether White has used up the main time and plays in byo-yomi periods
   */
  public record Clocks(long white, long black, @Nullable Color running, boolean whiteByoyomi,
      boolean blackByoyomi) {}

  /**
   * An offer of one side, open to the other side's answer.
   *
   * @param number the number of the offer at this table; an answer to the offer carries it
   */
  public record Offer(Kind kind, Color by, long number) {

    /** The kinds of offers. */
    public enum Kind {
      draw, takeback, rematch
    }
  }

  /**
   * A computer that is to move.
   *
   * @param waiting the number of other searches that run first; 0 while its own search runs
   * @param failed whether its search has failed; the server tries again after some seconds
   */
  public record Thinking(int waiting, boolean failed) {}
}
