package org.variorum.testkit.naive.mechanism.enemies;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.rule.enemies.MovingEnemies;
import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.NaiveMoveSource;
import org.variorum.testkit.naive.play.NaivePlay;
import org.variorum.testkit.naive.play.PiecePlacer;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.NaiveGeometry;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.position.NaivePosition;

/** Moves that the side to move makes with enemy pieces, to empty squares. */
public final class NaiveEnemyMoves implements NaiveMoveSource.Named, PiecePlacer {

  private final MovingEnemies rule;
  private final NaivePlay play;
  private final Geometry geometry;

  public NaiveEnemyMoves(MovingEnemies rule, NaivePlay play) {
    this.rule = rule;
    this.play = play;
    geometry = play.rules().geometry();
  }

  @Override
  public List<Candidate> moves(NaivePosition position) {
    List<Candidate> found = new ArrayList<>();
    for (int from : position.board().squares(position.turn().opponent())) {
      NaivePiece piece = position.board().at(from).orElseThrow();
      if (rule.pieces().contains(piece.letter())) {
        endSquares(position.board(), from, piece).forEach(end -> found.add(move(position, from, end)));
      }
    }
    return found;
  }

  private Set<Integer> endSquares(Board board, int from, NaivePiece piece) {
    Set<Integer> ends = new TreeSet<>();
    rule.way().paths().forEach(path -> play.walker().walks(path, from, piece.side()).openWalks(board)
        .forEach(walk -> ends.add(walk.end())));
    ends.removeIf(end -> !board.isEmpty(end));
    return ends;
  }

  private Candidate move(NaivePosition position, int from, int end) {
    Board before = play.atMoveStart(position);
    NaivePiece piece = before.at(from).orElseThrow();
    return new Candidate(geometry.name(from) + geometry.name(end), "",
        position.board().at(from).orElseThrow(),
        before.without(from).with(end, pieceAfterMove(piece, end)), Set.of(from, end), Set.of(), this);
  }

  /**
   * A moved piece as it is on its end square: on the squares {@code rule.on()}, it becomes
   * {@code rule.becomes()}.
   */
  private NaivePiece pieceAfterMove(NaivePiece piece, int end) {
    return NaiveGeometry.contains(geometry, rule.on(), end, piece.side())
        ? rule.becomes().map(letter -> piece.withKind(play.rules().kind(letter))).orElse(piece) : piece;
  }

  @Override
  public boolean canHavePlaced(NaivePiece piece, int square) {
    return rule.pieces().contains(piece.letter())
        || rule.becomes().filter(piece.letter()::equals).isPresent();
  }

  @Override
  public String moveWord() {
    return MovingEnemies.WORD;
  }
}
