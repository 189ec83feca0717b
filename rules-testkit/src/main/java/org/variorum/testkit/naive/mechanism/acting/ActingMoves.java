package org.variorum.testkit.naive.mechanism.acting;

import static org.variorum.testkit.naive.play.Candidate.Feature.ACTS_ON_PIECE;
import static org.variorum.testkit.naive.play.Candidate.Feature.CAPTURES;
import static org.variorum.testkit.naive.play.Candidate.Feature.PROMOTES;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.rule.acting.Acting;
import org.variorum.rules.rule.acting.Form;
import org.variorum.testkit.naive.mechanism.acting.Acts.Act;
import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.Candidate.Feature;
import org.variorum.testkit.naive.play.CaptureEffect;
import org.variorum.testkit.naive.play.NaivePlay;
import org.variorum.testkit.naive.play.NaiveVeto;
import org.variorum.testkit.naive.play.PiecePlacer;
import org.variorum.testkit.naive.play.Promotions.Choice;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.walk.NaiveWalk;
import org.variorum.testkit.naive.walk.OpenPath;

/** Moves of one piece in games with acting: plain moves (NOT-1) and acts (NOT-2, NOT-3). */
public final class ActingMoves implements CaptureEffect, NaiveVeto.Pairwise, PiecePlacer {
  private final Acting rule;
  private final NaivePlay play;
  private final Geometry geometry;
  private final Acts acts;

  public ActingMoves(Acting rule, NaivePlay play) {
    this.rule = rule;
    this.play = play;
    geometry = play.rules().geometry();
    acts = new Acts(rule, play);
  }

  @Override
  public boolean threatens(Board board, int from, OpenPath path, int square) {
    for (NaiveWalk walk : path.walks().openWalks(board)) {
      for (Act act : acts.along(board, from, path, walk)) {
        if (act.target() == square) {
          return true;
        }
      }
    }
    return false;
  }

  @Override
  public boolean changesSides() {
    return true;
  }

  @Override
  public List<Candidate> moves(NaivePosition position, int from, OpenPath path, NaiveWalk walk) {
    List<Candidate> found = new ArrayList<>(plainMoves(position, from, path, walk));
    for (Act act : acts.along(position.board(), from, path, walk)) {
      for (Choice choice : choices(position, from, act)) {
        found.add(actMove(position, from, act, choice));
      }
    }
    return found;
  }

  private List<Candidate> plainMoves(NaivePosition position, int from, OpenPath path, NaiveWalk walk) {
    Board board = position.board();
    if (!path.moves() || !board.isEmpty(walk.end()) || walk.passedEnemy().isPresent()
        || !play.limits().allow(board, from, path, walk.squares())) {
      return List.of();
    }
    NaivePiece mover = board.at(from).orElseThrow();
    return play.promotions().choices(position, mover, from, walk.end(), false).stream()
        .map(choice -> new Candidate(journey(from, walk.end()), choice.suffix(mover), mover,
            play.atMoveStart(position).without(from).with(walk.end(), choice.pieceAfter(mover)), Set.of(from),
            choice.promotes() ? Set.of(PROMOTES) : Set.of(), this))
        .toList();
  }

  private Candidate actMove(NaivePosition position, int from, Act act, Choice choice) {
    NaivePiece mover = position.board().at(from).orElseThrow();
    Board board = play.atMoveStart(position).without(from).without(act.target())
        .with(act.pushedTo(), act.targetAfter()).with(act.to(), choice.pieceAfter(mover));
    String leg = "," + geometry.name(act.target()) + geometry.name(act.pushedTo());
    return new Candidate(journey(from, act.to()), choice.suffix(mover) + leg, mover, board,
        position.board().differingSquares(board),
        choice.promotes() ? Set.of(CAPTURES, ACTS_ON_PIECE, PROMOTES)
            : Set.<Feature>of(CAPTURES, ACTS_ON_PIECE),
        this);
  }

  /**
   * NOT-11: the promotion choices of an act. The actor does not promote if it does not move, or if it is zone-bound and
   * both its end square and the target are outside the zone.
   */
  private List<Choice> choices(NaivePosition position, int from, Act act) {
    NaivePiece mover = position.board().at(from).orElseThrow();
    boolean isOutsideZone = rule.zoneBound().contains(mover.letter())
        && !play.promotions().isInZone(mover, act.to()) && !play.promotions().isInZone(mover, act.target());
    return isOutsideZone || rule.form() == Form.RIFLE
        ? List.of(new Choice(mover.kind(), false))
        : play.promotions().choices(position, mover, from, act.to(), true);
  }

  private String journey(int from, int to) {
    return geometry.name(from) + geometry.name(to);
  }

  /** NOT-3: if acting is compulsory, forbids a plain move that has the squares of an act. Does not forbid castling. */
  @Override
  public boolean forbids(NaivePosition position, Candidate move, Candidate other) {
    return rule.compulsory() && !move.has(ACTS_ON_PIECE) && move.isBy(this) && other.has(ACTS_ON_PIECE)
        && other.journey().equals(move.journey());
  }

  /** NOT-12: a target may end on any square, even one from which it cannot move. */
  @Override
  public boolean canHavePlaced(NaivePiece piece, int square) {
    return true;
  }
}
