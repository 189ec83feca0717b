package org.variorum.testkit.naive.mechanism;

import java.util.Optional;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Royalty;
import org.variorum.testkit.naive.play.Aftermath;
import org.variorum.testkit.naive.play.NaiveEnding;
import org.variorum.testkit.naive.play.NaivePlay;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.NaivePosition;

/** A side has lost when its royal piece is captured, or too many of several. */
public final class NaiveRoyalCaptures implements NaiveEnding {
  private final NaivePlay play;

  public NaiveRoyalCaptures(NaivePlay play) {
    this.play = play;
  }

  /**
   * Exactly one side has its royal piece, or one capture has removed both. Where captures remove no other pieces, a board
   * without royal pieces is a diagram (RS).
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
