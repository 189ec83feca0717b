package org.variorum.rules.position;

import java.util.Optional;
import org.variorum.rules.board.Side;

/**
 * How a game ended.
 *
 * @param winner empty for a draw
 * @param reason why
 */
public record Outcome(Optional<Side> winner, Reason reason) {

  /** Why a game ended. */
  public enum Reason {
    MATE("mate"), STALEMATE("stalemate"), ROYAL_CAPTURED("king-captured"), REACHED("reached"),
    BARE_ROYAL("bare"),
    EXTINCTION("extinct"), CHECKS("checks"), REPETITION("repetition"), PERPETUAL_CHECK("perpetual-check"),
    MOVE_COUNT("move-count"), BARE_ROYALS("bare-kings");

    private final String word;

    Reason(String word) {
      this.word = word;
    }

    /** The word that programs read, {@code mate} or {@code king-captured}. */
    public String word() {
      return word;
    }
  }

  /** The result as PGN writes it. */
  public String result() {
    return winner.map(side -> side == Side.WHITE ? "1-0" : "0-1").orElse("1/2-1/2");
  }
}
