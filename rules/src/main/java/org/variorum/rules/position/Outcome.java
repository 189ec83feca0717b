package org.variorum.rules.position;

import java.util.Optional;
import org.variorum.rules.board.Side;

/**
 * How a game ended. Its sentences say White and Black; the sides of a game say them in its own names.
 *
 * @param winner empty for a draw
 * @param of the side for which the reason holds, whether it won or lost by it; empty if it holds for both
 * @param reason why
 */
public record Outcome(Optional<Side> winner, Optional<Side> of, Reason reason) {

  /**
   * Why a game ended.
   *
   * @param word the word that programs read, {@code mate} or {@code king-captured}
   * @param byLength whether it is by the length of the game, or because neither side can win any more: mate comes before it
   * @param words the reason as a clause; {@code %s} is the name of the side for which it holds
   */
  public record Reason(String word, boolean byLength, String words) {

    public static final Reason MATE = new Reason("mate", "%s is mated");
    public static final Reason STALEMATE =
        new Reason("stalemate", "%s has no legal move and is not in check");

    /** A reason that holds of a side. */
    public Reason(String word, String words) {
      this(word, false, words);
    }
  }

  /** A draw that holds of both sides. */
  public static Outcome draw(Reason reason) {
    return new Outcome(Optional.empty(), Optional.empty(), reason);
  }

  /** The result as PGN writes it. */
  public String result() {
    return winner.map(side -> side == Side.WHITE ? "1-0" : "0-1").orElse("1/2-1/2");
  }

  /** Why, as a clause: {@code Black is mated}. */
  public String why() {
    return reason.words().replace("%s", of.map(Side::word).orElse("a side"));
  }

  /** The winner, or that it is a draw, and why: {@code White wins: Black is mated.} */
  public String sentence() {
    return winner.map(side -> side.word() + " wins: ").orElse("A draw: ") + why() + ".";
  }
}
