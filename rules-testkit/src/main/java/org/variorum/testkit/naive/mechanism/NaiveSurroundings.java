package org.variorum.testkit.naive.mechanism;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.board.Step;
import org.variorum.rules.definition.Way;
import org.variorum.rules.movement.Path;
import org.variorum.rules.rule.surroundings.Surroundings;
import org.variorum.rules.rule.surroundings.Surroundings.Happens;
import org.variorum.rules.rule.surroundings.Surroundings.Which;
import org.variorum.testkit.naive.play.Ban;
import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.Candidate.Feature;
import org.variorum.testkit.naive.play.NaivePlay;
import org.variorum.testkit.naive.play.PiecePlacer;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.NaiveGeometry;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.position.NaivePosition;

/** Capture, or change of sides, of enemies around the square where a piece arrives, or of enemies that it attacks. */
public final class NaiveSurroundings implements Candidate.MoveEffect, Ban, PiecePlacer {

  private final Surroundings rule;
  private final NaivePlay play;
  private final Geometry geometry;

  public NaiveSurroundings(Surroundings rule, NaivePlay play) {
    this.rule = rule;
    this.play = play;
    geometry = play.rules().geometry();
  }

  @Override
  public Board after(NaivePosition before, Candidate move) {
    Board board = move.board();
    boolean isOwnMove = move.mover().side() == before.turn();
    for (int square : isOwnMove ? victims(move) : Set.<Integer>of()) {
      NaivePiece piece = board.at(square).orElseThrow();
      board = rule.happens() == Happens.ARE_CAPTURED ? board.withCaptured(square)
          : board.with(square, piece.withSide(piece.side().opponent()));
    }
    return board;
  }

  @Override
  public Set<Feature> features() {
    return Set.of(Feature.AFFECTS_NEIGHBOURS);
  }

  private Set<Integer> victims(Candidate move) {
    Set<Integer> found = new HashSet<>();
    boolean arrives = appliesTo(move) && move.board().holds(arrival(move), move.mover().side());
    if (arrives && rule.which() == Which.ATTACKED) {
      found.addAll(attackedSquares(move.board(), arrival(move)));
    } else if (arrives) {
      for (int right = -1; right <= 1; right++) {
        for (int up = -1; up <= 1; up++) {
          boolean isStraight = right == 0 || up == 0;
          boolean isDirection = (right != 0 || up != 0) && switch (rule.lines()) {
            case ALL -> true;
            case STRAIGHT -> isStraight;
            case DIAGONAL -> !isStraight;
          };
          if (isDirection) {
            found.addAll(victimsAlong(move, new Step(right, up)));
          }
        }
      }
    }
    found.removeIf(square -> !mayAffect(move.board().at(square).orElseThrow()));
    return found;
  }

  /** The squares of enemies that the piece could capture by its own movement, even of enemies that are immune to it. */
  private Set<Integer> attackedSquares(Board board, int from) {
    NaivePiece piece = board.at(from).orElseThrow();
    Set<Integer> found = new HashSet<>();
    for (Way way : piece.kind().ways()) {
      if (way.when().isEmpty() && NaiveGeometry.contains(geometry, way.from(), from, piece.side())) {
        way.movement().paths().stream()
            .filter(path -> !path.initial() || play.rules().countsAsUnmoved(piece, from))
            .forEach(
                path -> play.walker().walks(path, way.over(), from, piece.side()).openWalks(board).stream()
                    .filter(walk -> mayEnd(board, piece, way, path, walk.end()))
                    .forEach(walk -> {
                      walk.passedEnemy().ifPresent(found::add);
                      board.at(walk.end()).ifPresent(_ -> found.add(walk.end()));
                    }));
      }
    }
    return found;
  }

  private boolean mayEnd(Board board, NaivePiece piece, Way way, Path path, int end) {
    boolean captures = path.captures() && board.holds(end, other -> other.side() != piece.side()
        && (way.victims().isEmpty() || way.victims().contains(other.letter())));
    return NaiveGeometry.contains(geometry, way.to(), end, piece.side())
        && (captures || path.moves() && board.isEmpty(end));
  }

  /** The enemies in one direction that the rule selects. Some rules select only enclosed enemies. */
  private List<Integer> victimsAlong(Candidate move, Step step) {
    Board board = move.board();
    Side side = move.mover().side();
    int start = arrival(move);
    List<Integer> enemies = new ArrayList<>();
    int square = NaiveGeometry.step(geometry, start, step);
    while (square != Geometry.NONE && square != start && board.holds(square, side.opponent())) {
      enemies.add(square);
      square = NaiveGeometry.step(geometry, square, step);
    }
    boolean isClosed = square != Geometry.NONE && square != start
        && (board.holds(square, side) || board.isEmpty(square) && !board.walls().contains(square)
            && NaiveGeometry.contains(geometry, rule.closing(), square, side));
    return switch (rule.which()) {
      case ENCLOSED_RUN -> isClosed ? enemies : List.of();
      case ENCLOSED_ONE -> isClosed && enemies.size() == 1 ? enemies : List.of();
      case ADJACENT -> enemies.isEmpty() ? enemies : enemies.subList(0, 1);
      case ATTACKED -> List.of();
    };
  }

  /** Whether the rule may affect a piece. It may affect a royal piece only by capture in games without check. */
  private boolean mayAffect(NaivePiece piece) {
    boolean isSafeRoyal =
        piece.kind().royal() && (play.rules().hasCheck() || rule.happens() == Happens.CHANGE_SIDES);
    return !isSafeRoyal && !rule.spared().contains(piece.letter());
  }

  private boolean appliesTo(Candidate move) {
    return !move.has(Feature.PASSES) && (move.has(Feature.DROPS) ? rule.drops() : rule.moves());
  }

  private int arrival(Candidate move) {
    return move.squares(geometry).getLast();
  }

  /** Forbids moves without a compulsory effect. Drops must be in the opening region while it has empty squares. */
  @Override
  public boolean forbids(NaivePosition position, Candidate move) {
    if (!rule.compulsory() || !appliesTo(move)) {
      return false;
    }
    Set<Integer> emptyOpening = new HashSet<>(position.board().emptySquares());
    emptyOpening
        .removeIf(square -> !NaiveGeometry.contains(geometry, rule.opening(), square, position.turn()));
    return move.has(Feature.DROPS) && !emptyOpening.isEmpty() ? !emptyOpening.contains(arrival(move))
        : !move.has(Feature.AFFECTS_NEIGHBOURS);
  }

  @Override
  public boolean canHavePlaced(NaivePiece piece, int square) {
    return rule.happens() == Happens.CHANGE_SIDES && !rule.spared().contains(piece.letter());
  }
}
