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
   * The game has ended if exactly one side has its royal piece, or if one capture removed both royal pieces. In games
   * without captures of several pieces, a board without royal pieces is a diagram, not an ended game (RS).
   */
  @Override
  public Optional<String> end(NaivePosition position) {
    Board board = position.board();
    boolean whiteHasRoyal = !play.rules().hasLostRoyals(board, Side.WHITE);
    boolean blackHasRoyal = !play.rules().hasLostRoyals(board, Side.BLACK);
    boolean haveBothLost = !whiteHasRoyal && !blackHasRoyal && !play.hooks(Aftermath.class).isEmpty()
        && play.rules().definition().royalty().mode() == Royalty.Mode.CAPTURE;
    Royalty royalty = play.rules().definition().royalty();
    boolean hasOneLost =
        !whiteHasRoyal && royalty.has(Side.WHITE) && (blackHasRoyal || !royalty.has(Side.BLACK))
            || !blackHasRoyal && royalty.has(Side.BLACK) && (whiteHasRoyal || !royalty.has(Side.WHITE));
    return hasOneLost || haveBothLost ? Optional.of("king-captured") : Optional.empty();
  }
}
