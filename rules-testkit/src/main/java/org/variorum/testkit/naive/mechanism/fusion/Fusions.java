package org.variorum.testkit.naive.mechanism.fusion;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.condition.Condition;
import org.variorum.rules.rule.fusion.Fusion;
import org.variorum.rules.rule.fusion.Fusion.Pair;
import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.Candidate.Feature;
import org.variorum.testkit.naive.play.NaiveConditions;
import org.variorum.testkit.naive.play.NaiveMoveSource;
import org.variorum.testkit.naive.play.NaivePlay;
import org.variorum.testkit.naive.play.PiecePlacer;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Departure;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.walk.CheckState;
import org.variorum.testkit.naive.walk.NaiveWalk;
import org.variorum.testkit.naive.walk.OpenPath;

/** Fusion of a piece with another piece of its side into a compound, and separations: one part leaves the compound. */
public final class Fusions implements NaiveMoveSource, NaiveMoveSource.WalkMoves, PiecePlacer, Departure {
  private final Fusion rule;
  private final NaivePlay play;
  private final Geometry geometry;

  public Fusions(Fusion rule, NaivePlay play) {
    this.rule = rule;
    this.play = play;
    geometry = play.rules().geometry();
  }

  @Override
  public List<Candidate> moves(NaivePosition position, int from, OpenPath path, NaiveWalk walk) {
    Board board = position.board();
    NaivePiece mover = board.at(from).orElseThrow();
    Optional<NaivePiece> other =
        board.at(walk.end()).filter(piece -> piece.side() == mover.side() && walk.end() != from);
    Optional<String> compoundLetter =
        other.flatMap(piece -> compoundOf(mover.letter(), piece.letter()))
            .filter(_ -> mayFuse(path, other.get()));
    if (compoundLetter.isEmpty() || !isOpen(board, from, path, walk)
        || !allows(rule.joinedWhen(), position, from, walk.end())) {
      return List.of();
    }
    NaivePiece compound = mover.withKind(play.rules().kind(compoundLetter.get()));
    return List.of(new Candidate(geometry.name(from) + geometry.name(walk.end()), "", mover,
        play.atMoveStart(position).without(from).with(walk.end(), compound), Set.of(from, walk.end()),
        Set.of(),
        this));
  }

  private Optional<String> compoundOf(String mover, String other) {
    for (Pair pair : rule.pairs()) {
      boolean isInOrder = pair.first().equals(mover) && pair.second().equals(other);
      boolean isReversed = pair.either() && pair.second().equals(mover) && pair.first().equals(other);
      if (isInOrder || isReversed) {
        return Optional.of(pair.becomes());
      }
    }
    return Optional.empty();
  }

  private boolean mayFuse(OpenPath path, NaivePiece other) {
    return rule.by().include(path.moves(), path.captures() && path.mayCapture(other));
  }

  private boolean isOpen(Board board, int from, OpenPath path, NaiveWalk walk) {
    return walk.passedEnemy().isEmpty() && !board.walls().contains(walk.end())
        && play.limits().allow(board, from, path, walk.squares());
  }

  @Override
  public List<Candidate> moves(NaivePosition position) {
    List<Candidate> found = new ArrayList<>();
    for (int from : position.board().squares(
        piece -> piece.side() == position.turn() && rule.parted().contains(piece.letter())
            && !play.isImmobile(piece))) {
      NaivePiece compound = position.board().at(from).orElseThrow();
      Pair pair = rule.pairs().stream().filter(each -> each.becomes().equals(compound.letter())).findFirst()
          .orElseThrow();
      found.addAll(separations(position, from, compound, pair.first(), pair.second()));
      if (!pair.first().equals(pair.second())) {
        found.addAll(separations(position, from, compound, pair.second(), pair.first()));
      }
    }
    return found;
  }

  /** The moves by which one part of the compound on {@code from} leaves and the other part stays. */
  private List<Candidate> separations(NaivePosition position, int from, NaivePiece compound,
      String leaverLetter,
      String stayerLetter) {
    List<Candidate> found = new ArrayList<>();
    Board board = position.board();
    NaivePiece leaver = compound.withKind(play.rules().kind(leaverLetter));
    NaivePiece stayer = new NaivePiece(compound.side(), play.rules().kind(stayerLetter));
    boolean isInCheck = play.attacks().inCheck(board, compound.side());
    for (OpenPath ownPath : play.openPaths().ownMovement(leaver, from,
        isInCheck ? CheckState.IN_CHECK : CheckState.NOT_IN_CHECK)) {
      OpenPath path =
          play.attacks().restrictedByCondition(ownPath, board, Optional.of(position), compound.side(), from);
      for (NaiveWalk walk : path.walks().openWalks(board)) {
        if (path.moves() && board.isEmpty(walk.end()) && isOpen(board, from, path, walk)
            && allows(rule.partedWhen(), position, from, walk.end())) {
          found.add(
              new Candidate(geometry.name(from) + geometry.name(walk.end()), suffix(compound, leaverLetter),
                  compound,
                  play.atMoveStart(position).with(from, stayer).with(walk.end(), leaver), Set.of(from),
                  Set.of(Feature.PROMOTES), this));
        }
      }
    }
    return found;
  }

  private boolean allows(Optional<Condition> when, NaivePosition position, int from, int to) {
    return when
        .map(condition -> new NaiveConditions(play).holds(condition, position, position.turn(), from, to))
        .orElse(true);
  }

  /** The end of the move string, which names the part that leaves as a promotion is named. */
  private static String suffix(NaivePiece compound, String leaverLetter) {
    return leaverLetter.equals("+" + compound.letter()) ? "+"
        : leaverLetter.replace("~", "").toLowerCase(Locale.ROOT);
  }

  @Override
  public boolean canHavePlaced(NaivePiece piece, int square) {
    return rule.pairs().stream().anyMatch(pair -> pair.becomes().equals(piece.letter())
        || rule.parted().contains(pair.becomes()) && pair.parts().contains(piece.letter()));
  }

  @Override
  public boolean mayVanishOrChange(String letter) {
    return true;
  }
}
