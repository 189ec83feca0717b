package org.variorum.testkit.naive.mechanism;

import java.util.Optional;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.testkit.naive.play.Ban;
import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.Candidate.Feature;
import org.variorum.testkit.naive.play.NaivePlay;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.position.NaivePosition;

/** Ban on flight: a royal piece in check may move only to capture the only checker. */
public final class Flights implements Ban {
  private final NaivePlay play;

  public Flights(NaivePlay play) {
    this.play = play;
  }

  @Override
  public boolean forbids(NaivePosition position, Candidate move) {
    Board board = position.board();
    Side side = position.turn();
    Optional<Integer> royal = board.royalSquare(side);
    if (!move.mover().kind().royal() || move.has(Feature.DROPS) || royal.isEmpty()
        || !play.attacks().inCheck(board, side)) {
      return false;
    }
    Geometry geometry = play.rules().geometry();
    String from = geometry.name(royal.get());
    String text = move.has(Feature.ACTS_ON_PIECE) ? move.journey() : move.textStart();
    boolean endsOnStart = !move.has(Feature.ACTS_ON_PIECE) && text.equals(from + from);
    if (endsOnStart && move.textRest().isEmpty()) {
      return true; // The piece steps away and back.
    }
    // The second leg of such a move names the victim: b2b2,b5x.
    String target =
        endsOnStart ? move.textRest().substring(1, move.textRest().length() - 1)
            : text.substring(from.length());
    int to = geometry.square(target).orElseThrow();
    Optional<NaivePiece> victim = board.at(to).filter(piece -> piece.side() != side);
    return victim.isEmpty()
        || play.attacks().isAttacked(board.with(to, move.mover()), royal.get(), side.opponent());
  }
}
