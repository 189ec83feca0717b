package org.variorum.lab.match;

import java.util.Optional;
import org.variorum.lab.player.ForfeitException;
import org.variorum.rules.board.Side;
import org.variorum.rules.position.Outcome;

/** The end of a game in a match. */
public sealed interface Termination {

  /** The side that won; empty for a draw. */
  Optional<Side> winner();

  /** The kind of ending in a few words, for example {@code mate} or {@code adjudicated by scores}. */
  String words();

  /** An end by the game's own rules. */
  record EndByRules(Outcome outcome) implements Termination {
    @Override
    public Optional<Side> winner() {
      return outcome.winner();
    }

    @Override
    public String words() {
      return outcome.reason().word();
    }
  }

  /**
   * A loss by a player's failure or resignation.
   *
   * @param note a description of what happened, for people
   */
  record Forfeit(Side loser, ForfeitException.Reason reason, String note) implements Termination {
    @Override
    public Optional<Side> winner() {
      return Optional.of(loser.opponent());
    }

    @Override
    public String words() {
      return reason.words();
    }
  }

  /**
   * The end of a game by a late move. The late side does not lose, because its opponent cannot win by any sequence of
   * moves.
   *
   * @param side the late side
   * @param winner the winner; empty for a draw
   */
  record LateMove(Side side, Optional<Side> winner) implements Termination {
    @Override
    public String words() {
      return "time, but " + side.opponent().word() + " cannot win";
    }
  }

  /** An adjudication before the game ended by its rules. */
  record Adjudicated(Optional<Side> winner, AdjudicationReason reason) implements Termination {

    /** The reason for an adjudication. */
    public enum AdjudicationReason {
      WIN, DRAW, LENGTH
    }

    @Override
    public String words() {
      return "adjudicated by " + (reason == AdjudicationReason.LENGTH ? "length" : "scores");
    }
  }
}
