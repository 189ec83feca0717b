package org.variorum.rules.position;

import java.util.Optional;
import org.variorum.rules.board.Side;

/**
 * The outcome of a game. Its sentences use the names White and Black, which callers replace by the game's own names.
 *
 * @param winner the winner; empty for a draw
 * @param subject the side that the reason is about, which may have won or lost; empty if the reason is about both sides
 * @param reason the reason
 */
public record Outcome(Optional<Side> winner, Optional<Side> subject, Reason reason) {

  /**
   * A reason for the end of a game.
   *
   * @param word the word for programs, such as {@code mate} or {@code king-captured}
   * @param byLength whether the game ends by its length or because no side can win. Mate takes precedence over such a
   *     reason
   * @param words the reason as a clause, in which {@code %s} stands for the name of a side
   */
  public record Reason(String word, boolean byLength, String words) {

    public static final Reason MATE = new Reason("mate", "%s is mated");
    public static final Reason STALEMATE =
        new Reason("stalemate", "%s has no legal move and is not in check");

    /** A reason that is not {@link #byLength}. */
    public Reason(String word, String words) {
      this(word, false, words);
    }
  }

  /** Returns a draw with a reason that is about both sides. */
  public static Outcome draw(Reason reason) {
    return new Outcome(Optional.empty(), Optional.empty(), reason);
  }

  /** The result in PGN. */
  public String result() {
    return winner.map(side -> side == Side.WHITE ? "1-0" : "0-1").orElse("1/2-1/2");
  }

  /** The reason as a clause, such as {@code Black is mated}. */
  public String clause() {
    return reason.words().replace("%s", subject.map(Side::word).orElse("a side"));
  }

  /** The result and the reason as a sentence, such as {@code White wins: Black is mated.} */
  public String sentence() {
    return winner.map(side -> side.word() + " wins: ").orElse("A draw: ") + clause() + ".";
  }
}
