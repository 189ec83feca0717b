package org.variorum.rules.definition;

import java.util.Map;

/** A way in which a game ends, as a definition says it. All but these are records of the packages that know what they mean. */
public interface Goal {

  /** What an end means for the side that it is judged for. */
  enum Verdict {
    WIN, LOSS, DRAW
  }

  /** When a goal is judged. Where the other side has a reply, the game is a draw if the goal then holds of both. */
  enum Moment {
    /** As soon as it holds. */
    NOW,
    /** When the side that wins by it is to move again: the other side has had a move. */
    AFTER_REPLY,
    /** So for White; Black wins at once, because White has moved as often. */
    AFTER_BLACKS_REPLY
  }

  /**
   * Whether somebody can win by it.
   *
   * @param capturing whether any piece captures; where none does, nothing is ever attacked
   */
  boolean isDecisive(boolean capturing);

  /** Numbers of a side that positions remember ({@link Tally}), by their names, each with how many are enough to win by it. */
  default Map<String, Integer> winsWith() {
    return Map.of();
  }

  /** The side to move is in check and has no legal move; {@code verdict} is for that side. */
  record Checkmate(Verdict verdict) implements Goal {
    @Override
    public boolean isDecisive(boolean capturing) {
      return capturing && verdict != Verdict.DRAW;
    }
  }

  /** The side to move has no legal move and is not in check; {@code verdict} is for that side. */
  record Stalemate(Verdict verdict) implements Goal {
    @Override
    public boolean isDecisive(boolean capturing) {
      return verdict != Verdict.DRAW;
    }
  }

  /** A side whose royal piece is captured has lost. */
  record RoyalCaptured() implements Goal {
    @Override
    public boolean isDecisive(boolean capturing) {
      return capturing;
    }
  }
}
