package org.variorum.testkit.naive;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Piece;
import org.variorum.testkit.naive.position.Position;
import org.variorum.testkit.naive.walk.Going;
import org.variorum.testkit.naive.walk.Goings;
import org.variorum.testkit.naive.walk.Manner;
import org.variorum.testkit.naive.walk.Walk;
import org.variorum.testkit.naive.walk.Walker;

/** All moves but for the safety of the royal piece: of pieces, castling, exchanges and drops, without those that are banned. */
final class Candidates {
  private final Goings goings;
  private final Attacks attacks;
  private final Moves moves;
  private final Castlings castlings;
  private final Exchanges exchanges;
  private final Drops drops;

  Candidates(Goings goings, Attacks attacks, Moves moves, Castlings castlings, Exchanges exchanges,
      Drops drops) {
    this.goings = goings;
    this.attacks = attacks;
    this.moves = moves;
    this.castlings = castlings;
    this.exchanges = exchanges;
    this.drops = drops;
  }

  List<Candidate> of(Position position) {
    List<Candidate> found = new ArrayList<>(ofPieces(position));
    found.addAll(castlings.of(position));
    found.addAll(exchanges.of(position));
    found.addAll(drops.of(position));
    found.removeIf(candidate -> isBanned(position, candidate));
    return found;
  }

  private List<Candidate> ofPieces(Position position) {
    Board board = position.board();
    Manner manner = attacks.inCheck(board, position.turn()) ? Manner.IN_CHECK : Manner.OUT_OF_CHECK;
    List<Candidate> found = new ArrayList<>();
    for (Map.Entry<Integer, List<Going>> piece : goings.of(board, position.turn(), manner).entrySet()) {
      int from = piece.getKey();
      if (board.holds(from, Piece::frozen)) {
        continue;
      }
      for (Going going : piece.getValue()) {
        for (Walk walk : Walker.walks(board, from, position.turn(), going.path())) {
          found.addAll(moves.by(position, from, going, walk));
        }
      }
    }
    return found;
  }

  /** NMT-4: a piece of the kind that has just moved may answer only by capturing or acting, or from the hand. */
  private static boolean isBanned(Position position, Candidate candidate) {
    return position.ban().filter(candidate.mover().letter()::equals).isPresent()
        && !candidate.has(Candidate.Feature.TAKES) && !candidate.has(Candidate.Feature.DROPS);
  }
}
