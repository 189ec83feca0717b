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
import org.variorum.testkit.naive.play.Placing;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Departure;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.walk.Manner;
import org.variorum.testkit.naive.walk.NaiveWalk;
import org.variorum.testkit.naive.walk.OpenPath;

/** Fusion of a piece with another piece of its side into a compound. One part can leave the compound again. */
public final class Fusions implements NaiveMoveSource, NaiveMoveSource.Onto, Placing, Departure {
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
    Optional<String> becomes =
        other.flatMap(piece -> becomes(mover.letter(), piece.letter()))
            .filter(_ -> mayFuse(path, other.get()));
    if (becomes.isEmpty() || !isOpen(board, from, path, walk)
        || !allows(rule.joinedWhen(), position, from, walk.end())) {
      return List.of();
    }
    NaivePiece compound = mover.as(play.rules().piece(becomes.get()));
    return List.of(new Candidate(geometry.name(from) + geometry.name(walk.end()), "", mover,
        play.atMoveStart(position).without(from).with(walk.end(), compound), Set.of(from, walk.end()),
        Set.of(),
        this));
  }

  private Optional<String> becomes(String mover, String other) {
    for (Pair pair : rule.pairs()) {
      boolean inOrder = pair.first().equals(mover) && pair.second().equals(other);
      boolean isReversed = pair.either() && pair.second().equals(mover) && pair.first().equals(other);
      if (inOrder || isReversed) {
        return Optional.of(pair.becomes());
      }
    }
    return Optional.empty();
  }

  private boolean mayFuse(OpenPath path, NaivePiece other) {
    return rule.by().serves(path.moves(), path.captures() && path.mayCapture(other));
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

  private List<Candidate> separations(NaivePosition position, int from, NaivePiece compound, String leaves,
      String stays) {
    List<Candidate> found = new ArrayList<>();
    Board board = position.board();
    NaivePiece leaver = compound.as(play.rules().piece(leaves));
    NaivePiece stayer = new NaivePiece(compound.side(), play.rules().piece(stays));
    boolean check = play.attacks().inCheck(board, compound.side());
    for (OpenPath ownPath : play.openPaths().ownMovement(leaver, from,
        check ? Manner.IN_CHECK : Manner.OUT_OF_CHECK)) {
      OpenPath path = play.attacks().restricted(ownPath, board, Optional.of(position), compound.side(), from);
      for (NaiveWalk walk : path.walks().over(board)) {
        if (path.moves() && board.isEmpty(walk.end()) && isOpen(board, from, path, walk)
            && allows(rule.partedWhen(), position, from, walk.end())) {
          found.add(
              new Candidate(geometry.name(from) + geometry.name(walk.end()), text(compound, leaves), compound,
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

  private static String text(NaivePiece compound, String leaves) {
    return leaves.equals("+" + compound.letter()) ? "+" : leaves.replace("~", "").toLowerCase(Locale.ROOT);
  }

  @Override
  public boolean mayHavePut(NaivePiece piece, int square) {
    return rule.pairs().stream().anyMatch(pair -> pair.becomes().equals(piece.letter())
        || rule.parted().contains(pair.becomes()) && pair.parts().contains(piece.letter()));
  }

  @Override
  public boolean mayDepart(String letter) {
    return true;
  }
}
