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
    Optional<Integer> royal = board.royal(side);
    if (!move.mover().kind().royal() || move.has(Feature.DROPS) || royal.isEmpty()
        || !play.attacks().inCheck(board, side)) {
      return false;
    }
    Geometry geometry = play.rules().geometry();
    String from = geometry.name(royal.get());
    String journey = move.has(Feature.ACTS) ? move.journey() : move.written();
    boolean stays = !move.has(Feature.ACTS) && journey.equals(from + from);
    if (stays && move.rest().isEmpty()) {
      return true; // The piece steps away and back.
    }
    String end =
        stays ? move.rest().substring(1, move.rest().length() - 1) : journey.substring(from.length());
    int to = geometry.square(end).orElseThrow();
    Optional<NaivePiece> target = board.at(to).filter(piece -> piece.side() != side);
    return target.isEmpty()
        || play.attacks().attacked(board.with(to, move.mover()), royal.get(), side.opponent());
  }
}
