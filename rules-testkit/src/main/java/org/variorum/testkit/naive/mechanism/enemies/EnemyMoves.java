package org.variorum.testkit.naive.mechanism.enemies;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.rule.enemies.MovingEnemies;
import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.Placing;
import org.variorum.testkit.naive.play.Play;
import org.variorum.testkit.naive.play.Source;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Ground;
import org.variorum.testkit.naive.position.Piece;
import org.variorum.testkit.naive.position.Position;

/** A piece of the enemy's is moved to an empty square. */
public final class EnemyMoves implements Source.Named, Placing {

  private final MovingEnemies rule;
  private final Play play;
  private final Geometry geometry;

  public EnemyMoves(MovingEnemies rule, Play play) {
    this.rule = rule;
    this.play = play;
    geometry = play.rules().geometry();
  }

  @Override
  public List<Candidate> moves(Position position) {
    List<Candidate> found = new ArrayList<>();
    for (int from : position.board().squares(position.turn().opponent())) {
      Piece piece = position.board().at(from).orElseThrow();
      if (rule.pieces().contains(piece.letter())) {
        ends(position.board(), from, piece).forEach(end -> found.add(move(position, from, end)));
      }
    }
    return found;
  }

  private Set<Integer> ends(Board board, int from, Piece piece) {
    Set<Integer> ends = new TreeSet<>();
    rule.way().paths().forEach(path -> play.walker().walks(path, from, piece.side()).over(board)
        .forEach(walk -> ends.add(walk.end())));
    ends.removeIf(end -> !board.isEmpty(end));
    return ends;
  }

  private Candidate move(Position position, int from, int end) {
    Board before = play.begun(position);
    Piece piece = before.at(from).orElseThrow();
    return new Candidate(geometry.name(from) + geometry.name(end), "",
        position.board().at(from).orElseThrow(),
        before.without(from).with(end, arrived(piece, end)), Set.of(from, end), Set.of(), this);
  }

  private Piece arrived(Piece piece, int end) {
    return Ground.contains(geometry, rule.on(), end, piece.side())
        ? rule.becomes().map(letter -> piece.as(play.rules().piece(letter))).orElse(piece) : piece;
  }

  @Override
  public boolean mayHavePut(Piece piece, int square) {
    return rule.pieces().contains(piece.letter())
        || rule.becomes().filter(piece.letter()::equals).isPresent();
  }

  @Override
  public String madeBy() {
    return MovingEnemies.WORD;
  }
}
