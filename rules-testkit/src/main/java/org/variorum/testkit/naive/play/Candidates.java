package org.variorum.testkit.naive.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.walk.Manner;
import org.variorum.testkit.naive.walk.NaiveWalk;
import org.variorum.testkit.naive.walk.OpenPath;
import org.variorum.testkit.naive.walk.OpenPaths;

/** Pseudo-legal moves of pieces and mechanisms. They may leave the royal piece attacked, and bans may forbid them. */
public final class Candidates {
  private final NaivePlay play;
  private final OpenPaths openPaths;
  private final NaiveAttacks attacks;
  private final CaptureEffect effect;
  private final List<NaiveMoveSource> sources;
  private final List<NaiveMoveSource.Onto> alongWalks;
  private final List<Candidate.Ripple> ripples;
  private final List<Expansion> expansions;

  Candidates(NaivePlay play, CaptureEffect effect) {
    this.play = play;
    this.effect = effect;
    openPaths = play.openPaths();
    attacks = play.attacks();
    sources = play.all(NaiveMoveSource.class);
    alongWalks = play.all(NaiveMoveSource.Onto.class);
    ripples = play.all(Candidate.Ripple.class);
    expansions = play.all(Expansion.class).stream().sorted(Comparator.comparing(Expansion::isLast)).toList();
  }

  public List<Candidate> of(NaivePosition position) {
    List<Candidate> found = new ArrayList<>(ofPieces(position, piece -> true));
    sources.forEach(source -> source.moves(position).forEach(move -> found.add(rippled(position, move))));
    return expanded(position, found);
  }

  /** Pseudo-legal moves that a side may make only if it has no other legal move. */
  List<Candidate> lastResorts(NaivePosition position) {
    return expanded(position,
        sources.stream().flatMap(source -> source.lastResorts(position).stream()).toList());
  }

  /** Applies all expansions: each may replace a move by several moves, or remove it. */
  public List<Candidate> expanded(NaivePosition position, List<Candidate> found) {
    List<Candidate> moves = found;
    for (Expansion expansion : expansions) {
      moves = moves.stream().flatMap(move -> expansion.of(position, move).stream()).toList();
    }
    return moves;
  }

  private Candidate rippled(NaivePosition position, Candidate move) {
    Candidate after = move;
    for (Candidate.Ripple ripple : ripples) {
      after = after.with(ripple.after(position, after), ripple.features());
    }
    return after;
  }

  /** The moves of some pieces by their movement. */
  public List<Candidate> ofPieces(NaivePosition position, Predicate<NaivePiece> wanted) {
    Board board = position.board();
    Manner manner = attacks.inCheck(board, position.turn()) ? Manner.IN_CHECK : Manner.OUT_OF_CHECK;
    List<Candidate> found = new ArrayList<>();
    for (Map.Entry<Integer, List<OpenPath>> open : openPaths.of(board, position.turn(), manner).entrySet()) {
      int from = open.getKey();
      if (!board.holds(from, piece -> wanted.test(piece) && !play.isImmobile(piece))) {
        continue;
      }
      for (OpenPath path : open.getValue()) {
        OpenPath restricted = attacks.restricted(path, board, Optional.of(position), position.turn(), from);
        for (NaiveWalk walk : restricted.walks().over(board)) {
          effect.moves(position, from, restricted, walk).forEach(move -> found.add(rippled(position, move)));
          alongWalks.stream().flatMap(each -> each.moves(position, from, restricted, walk).stream())
              .forEach(move -> found.add(rippled(position, move)));
        }
      }
    }
    return found;
  }
}
