package org.variorum.testkit.naive.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Position;
import org.variorum.testkit.naive.walk.Going;
import org.variorum.testkit.naive.walk.Goings;
import org.variorum.testkit.naive.walk.Manner;
import org.variorum.testkit.naive.walk.Walk;
import org.variorum.testkit.naive.walk.Walker;

/** All moves of pieces and mechanisms, but for the safety of the royal piece and for what mechanisms forbid. */
public final class Candidates {
  private final Play play;
  private final Goings goings;
  private final Attacks attacks;
  private final Taking taking;
  private final List<Source> sources;

  Candidates(Play play, Taking taking) {
    this.play = play;
    this.taking = taking;
    goings = play.goings();
    attacks = play.attacks();
    sources = play.all(Source.class);
  }

  public List<Candidate> of(Position position) {
    List<Candidate> found = new ArrayList<>(ofPieces(position));
    sources.forEach(source -> found.addAll(source.moves(position)));
    return found;
  }

  private List<Candidate> ofPieces(Position position) {
    Board board = position.board();
    Manner manner = attacks.inCheck(board, position.turn()) ? Manner.IN_CHECK : Manner.OUT_OF_CHECK;
    List<Candidate> found = new ArrayList<>();
    for (Map.Entry<Integer, List<Going>> piece : goings.of(board, position.turn(), manner).entrySet()) {
      int from = piece.getKey();
      if (board.holds(from, play::isHeld)) {
        continue;
      }
      for (Going going : piece.getValue()) {
        for (Walk walk : Walker.walks(board, from, position.turn(), going.path())) {
          found.addAll(taking.moves(position, from, going, walk));
        }
      }
    }
    return found;
  }
}
