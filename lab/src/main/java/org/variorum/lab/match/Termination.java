package org.variorum.lab.match;

import java.util.Optional;
import org.variorum.lab.player.ForfeitException;
import org.variorum.rules.board.Side;
import org.variorum.rules.position.Outcome;

/** How a game of a match ended. */
public sealed interface Termination {

  /** The side that won; empty for a draw. */
  Optional<Side> winner();

  /** What ended it, in a word or two: {@code mate}, {@code time}. */
  String words();

  /** The game's own rules ended it. */
  record ByRules(Outcome outcome) implements Termination {
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
   * A player did not go on.
   *
   * @param note what happened, for people
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
   * A player was late, and has not lost: the other side cannot win by any series of moves.
   *
   * @param winner empty for a draw
   */
  record Late(Side side, Optional<Side> winner) implements Termination {
    @Override
    public String words() {
      return "time, but " + side.opponent().word() + " cannot win";
    }
  }

  /** It was ended as decided before the rules did. */
  record Adjudicated(Optional<Side> winner, AdjudicationReason ground) implements Termination {

    /** Why a game is decided. */
    public enum AdjudicationReason {
      WIN, DRAW, LENGTH
    }

    @Override
    public String words() {
      return "adjudicated by " + (ground == AdjudicationReason.LENGTH ? "length" : "scores");
    }
  }
}
