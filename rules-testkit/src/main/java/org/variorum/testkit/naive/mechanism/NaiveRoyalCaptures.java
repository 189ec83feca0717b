package org.variorum.testkit.naive.mechanism;

import java.util.Optional;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Royalty;
import org.variorum.testkit.naive.play.Aftermath;
import org.variorum.testkit.naive.play.NaiveEnding;
import org.variorum.testkit.naive.play.NaivePlay;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.NaivePosition;

/** Loss by the capture of the royal piece, or of too many royal pieces. */
public final class NaiveRoyalCaptures implements NaiveEnding {
  private final NaivePlay play;

  public NaiveRoyalCaptures(NaivePlay play) {
    this.play = play;
  }

  /**
   * The game has ended if exactly one side has its royal piece, or if one capture removed both royal pieces. Without
   * captures of several pieces, a board without royal pieces is a diagram (RS).
   */
  @Override
  public Optional<String> end(NaivePosition position) {
    Board board = position.board();
    boolean white = !play.rules().hasLostRoyals(board, Side.WHITE);
    boolean black = !play.rules().hasLostRoyals(board, Side.BLACK);
    boolean both = !white && !black && !play.all(Aftermath.class).isEmpty()
        && play.rules().definition().royalty().mode() == Royalty.Mode.CAPTURE;
    Royalty royalty = play.rules().definition().royalty();
    boolean fallen = !white && royalty.has(Side.WHITE) && (black || !royalty.has(Side.BLACK))
        || !black && royalty.has(Side.BLACK) && (white || !royalty.has(Side.WHITE));
    return fallen || both ? Optional.of("king-captured") : Optional.empty();
  }
}
