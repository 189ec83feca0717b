package org.variorum.testkit.naive.mechanism;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.rule.selfcapture.SelfCapture;
import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.Candidate.Feature;
import org.variorum.testkit.naive.play.NaiveMoveSource;
import org.variorum.testkit.naive.play.NaivePlay;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.walk.NaiveWalk;
import org.variorum.testkit.naive.walk.OpenPath;

/** Captures of pieces of the captor's own side, which do not go to a hand. */
public final class SelfCaptures implements NaiveMoveSource.WalkMoves {
  private final SelfCapture rule;
  private final NaivePlay play;
  private final Geometry geometry;

  public SelfCaptures(SelfCapture rule, NaivePlay play) {
    this.rule = rule;
    this.play = play;
    geometry = play.rules().geometry();
  }

  @Override
  public List<Candidate> moves(NaivePosition position, int from, OpenPath path, NaiveWalk walk) {
    Board board = position.board();
    NaivePiece mover = board.at(from).orElseThrow();
    int to = walk.end();
    Optional<NaivePiece> other = board.at(to).filter(piece -> piece.side() == mover.side() && to != from);
    if (other.isEmpty() || !mayCapture(mover, other.get(), path) || walk.passedEnemy().isPresent()
        || !play.limits().allow(board, from, path, walk.squares())) {
      return List.of();
    }
    return play.promotions().choices(position, mover, from, to, false).stream().map(choice -> {
      Set<Feature> features = new HashSet<>(Set.of(Feature.REMOVES_FROM_BOARD));
      if (choice.promotes()) {
        features.add(Feature.PROMOTES);
      }
      return new Candidate(geometry.name(from) + geometry.name(to), choice.suffix(mover), mover,
          play.atMoveStart(position).without(from).withCaptured(to).with(to, choice.pieceAfter(mover)),
          Set.of(from, to),
          features, this);
    }).toList();
  }

  private boolean mayCapture(NaivePiece mover, NaivePiece other, OpenPath path) {
    return rule.by().contains(mover.letter()) && rule.targets().contains(other.letter())
        && !other.kind().royal()
        && rule.ways().include(path.moves(), path.captures() && path.mayCapture(other));
  }
}
