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
import org.variorum.testkit.naive.walk.CheckState;
import org.variorum.testkit.naive.walk.NaiveWalk;
import org.variorum.testkit.naive.walk.OpenPath;
import org.variorum.testkit.naive.walk.OpenPaths;

/** Pseudo-legal moves of pieces and mechanisms. They may leave the royal piece attacked, and bans may forbid them. */
public final class Candidates {
  private final NaivePlay play;
  private final OpenPaths openPaths;
  private final NaiveAttacks attacks;
  private final CaptureEffect captureEffect;
  private final List<NaiveMoveSource> sources;
  private final List<NaiveMoveSource.WalkMoves> walkMoves;
  private final List<Candidate.MoveEffect> moveEffects;
  private final List<Expansion> expansions;

  Candidates(NaivePlay play, CaptureEffect captureEffect) {
    this.play = play;
    this.captureEffect = captureEffect;
    openPaths = play.openPaths();
    attacks = play.attacks();
    sources = play.hooks(NaiveMoveSource.class);
    walkMoves = play.hooks(NaiveMoveSource.WalkMoves.class);
    moveEffects = play.hooks(Candidate.MoveEffect.class);
    expansions =
        play.hooks(Expansion.class).stream().sorted(Comparator.comparing(Expansion::isAppliedLast)).toList();
  }

  public List<Candidate> generate(NaivePosition position) {
    List<Candidate> found = new ArrayList<>(movesOfPieces(position, piece -> true));
    sources.forEach(
        source -> source.moves(position).forEach(move -> found.add(withMoveEffects(position, move))));
    return expand(position, found);
  }

  /** Pseudo-legal moves that a side may make only if it has no other legal move. */
  List<Candidate> lastResorts(NaivePosition position) {
    return expand(position,
        sources.stream().flatMap(source -> source.lastResorts(position).stream()).toList());
  }

  /** Applies all expansions in turn to each move. An expansion may replace a move by several moves or remove it. */
  public List<Candidate> expand(NaivePosition position, List<Candidate> found) {
    List<Candidate> moves = found;
    for (Expansion expansion : expansions) {
      moves = moves.stream().flatMap(move -> expansion.expansions(position, move).stream()).toList();
    }
    return moves;
  }

  private Candidate withMoveEffects(NaivePosition position, Candidate move) {
    Candidate after = move;
    for (Candidate.MoveEffect effect : moveEffects) {
      after = after.withEffect(effect.after(position, after), effect.features());
    }
    return after;
  }

  /** The moves, by their movement, of the pieces of the side to move that satisfy a predicate. */
  public List<Candidate> movesOfPieces(NaivePosition position, Predicate<NaivePiece> condition) {
    Board board = position.board();
    CheckState checkState =
        attacks.inCheck(board, position.turn()) ? CheckState.IN_CHECK : CheckState.NOT_IN_CHECK;
    List<Candidate> found = new ArrayList<>();
    for (Map.Entry<Integer, List<OpenPath>> entry : openPaths
        .pathsBySquare(board, position.turn(), checkState).entrySet()) {
      int from = entry.getKey();
      if (!board.holds(from, piece -> condition.test(piece) && !play.isImmobile(piece))) {
        continue;
      }
      for (OpenPath path : entry.getValue()) {
        OpenPath restricted =
            attacks.restrictedByCondition(path, board, Optional.of(position), position.turn(), from);
        for (NaiveWalk walk : restricted.walks().openWalks(board)) {
          captureEffect.moves(position, from, restricted, walk)
              .forEach(move -> found.add(withMoveEffects(position, move)));
          walkMoves.stream().flatMap(each -> each.moves(position, from, restricted, walk).stream())
              .forEach(move -> found.add(withMoveEffects(position, move)));
        }
      }
    }
    return found;
  }
}
