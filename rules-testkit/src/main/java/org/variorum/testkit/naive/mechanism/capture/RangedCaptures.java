package org.variorum.testkit.naive.mechanism.capture;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.board.Directions;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.board.Step;
import org.variorum.rules.rule.afar.Afar;
import org.variorum.testkit.naive.play.Ban;
import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.Candidate.Feature;
import org.variorum.testkit.naive.play.NaivePlay;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.NaiveGeometry;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.position.NaivePosition;

/** Naive model of {@link Afar}: captures on squares that the mover does not enter. */
public final class RangedCaptures implements Candidate.MoveEffect, Ban {
  private final Afar rule;
  private final NaivePlay play;
  private final Geometry geometry;

  public RangedCaptures(Afar rule, NaivePlay play) {
    this.rule = rule;
    this.play = play;
    geometry = play.rules().geometry();
  }

  @Override
  public Board after(NaivePosition before, Candidate move) {
    Board board = move.board();
    if (isOwnQuietMove(move)) {
      for (int square : victims(move)) {
        board = board.withCaptured(square);
      }
    }
    return board;
  }

  /** Forbids moves over two adjacent pieces by pieces with captures that must be {@linkplain Afar.Capture#apart apart}. */
  @Override
  public boolean forbids(NaivePosition position, Candidate move) {
    if (!isOwnQuietMove(move)) {
      return false;
    }
    List<Integer> ends = move.squares(geometry);
    for (Afar.Capture capture : rule.captures()) {
      if (capture.apart() && capture.by().contains(move.mover().letter())
          && hasAdjacentPieces(position, passedSquares(ends.getFirst(), ends.getLast(), capture.lines()))) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasAdjacentPieces(NaivePosition position, List<Integer> passed) {
    for (int i = 1; i < passed.size(); i++) {
      if (position.board().at(passed.get(i - 1)).isPresent()
          && position.board().at(passed.get(i)).isPresent()) {
        return true;
      }
    }
    return false;
  }

  /** Whether a piece makes a move by its own movement that captures nothing by itself. */
  private static boolean isOwnQuietMove(Candidate move) {
    return move.mechanism().isEmpty() && !move.has(Feature.CAPTURES);
  }

  private Set<Integer> victims(Candidate move) {
    List<Integer> ends = move.squares(geometry);
    int from = ends.getFirst();
    int to = ends.getLast();
    Set<Integer> captured = new HashSet<>();
    for (Afar.Capture capture : rule.captures()) {
      if (capture.by().contains(move.mover().letter())) {
        List<Integer> found = switch (capture.how()) {
          case APPROACH -> enemiesOnLine(move, from, to, to, false, capture);
          case WITHDRAWAL -> enemiesOnLine(move, from, to, from, true, capture);
          case LEAP ->
              passedSquares(from, to, capture.lines()).stream().filter(square -> isEnemy(move, square))
                  .toList();
          case CUSTODY -> enclosedEnemies(move, to, capture);
          case COORDINATION -> coordinatedEnemies(move, to, capture.partners());
        };
        found.stream().filter(square -> mayCapture(capture, move.board().at(square).orElseThrow()))
            .forEach(captured::add);
      }
    }
    return captured;
  }

  /** The step of a straight move; empty if the move is not straight, or not in one of the directions {@code lines}. */
  private Optional<Step> step(int from, int to, Directions lines) {
    return NaiveGeometry.straightStep(geometry, from, to).filter(step -> {
      boolean diagonal = step.right() != 0 && step.up() != 0;
      return lines == Directions.ALL || diagonal == (lines == Directions.DIAGONAL);
    });
  }

  /** The squares between the ends of a straight move in one of the directions {@code lines}; none for other moves. */
  private List<Integer> passedSquares(int from, int to, Directions lines) {
    return step(from, to, lines).map(_ -> NaiveGeometry.squaresBetween(geometry, from, to)).orElse(List.of());
  }

  /** The enemies in a row from the square next to {@code start}, in or against the direction of a straight move. */
  private List<Integer> enemiesOnLine(Candidate move, int from, int to, int start, boolean isBackward,
      Afar.Capture capture) {
    Optional<Step> moveStep = step(from, to, capture.lines());
    if (moveStep.isEmpty()) {
      return List.of();
    }
    Step step = isBackward ? new Step(-moveStep.get().right(), -moveStep.get().up()) : moveStep.get();
    List<Integer> enemies = enemies(move, start, step);
    return capture.run() ? enemies : enemies.stream().limit(1).toList();
  }

  /** The unbroken row of enemies that begins one step from {@code start}. */
  private List<Integer> enemies(Candidate move, int start, Step step) {
    List<Integer> found = new ArrayList<>();
    int square = NaiveGeometry.step(geometry, start, step);
    while (square != Geometry.NONE && square != start && isEnemy(move, square)) {
      found.add(square);
      square = NaiveGeometry.step(geometry, square, step);
    }
    return found;
  }

  /** Custodian capture: enemies in a row between the mover and a partner, or between the mover and a closing square. */
  private List<Integer> enclosedEnemies(Candidate move, int to, Afar.Capture capture) {
    List<Integer> found = new ArrayList<>();
    for (int right = -1; right <= 1; right++) {
      for (int up = -1; up <= 1; up++) {
        boolean diagonal = right != 0 && up != 0;
        boolean isDirection = diagonal ? capture.lines() != Directions.STRAIGHT
            : (right != 0 || up != 0) && capture.lines() != Directions.DIAGONAL;
        if (isDirection) {
          Step step = new Step(right, up);
          List<Integer> enemies = enemies(move, to, step);
          int end = enemies.isEmpty() ? Geometry.NONE : NaiveGeometry.step(geometry, enemies.getLast(), step);
          if (end != Geometry.NONE && end != to && (capture.run() || enemies.size() == 1)
              && (isPartner(move, end, capture.partners()) || closes(move, end, capture))) {
            found.addAll(enemies);
          }
        }
      }
    }
    return found;
  }

  /** Whether a square closes the row in place of a partner: an empty square without a wall in the closing region. */
  private boolean closes(Candidate move, int square, Afar.Capture capture) {
    return move.board().isEmpty(square) && !move.board().walls().contains(square)
        && NaiveGeometry.contains(geometry, capture.closing(), square, move.mover().side());
  }

  private static boolean isPartner(Candidate move, int square, Set<String> partners) {
    return move.board().at(square)
        .filter(piece -> piece.side() == move.mover().side() && partners.contains(piece.letter()))
        .isPresent();
  }

  /** Capture by coordination: enemies where the mover's file crosses a partner's rank, or its rank a partner's file. */
  private List<Integer> coordinatedEnemies(Candidate move, int to, Set<String> partners) {
    Side side = move.mover().side();
    List<Integer> found = new ArrayList<>();
    for (int partner : move.board()
        .squares(piece -> piece.side() == side && partners.contains(piece.letter()))) {
      found.add(geometry.square(geometry.file(to), geometry.rank(partner)));
      found.add(geometry.square(geometry.file(partner), geometry.rank(to)));
    }
    return found.stream().filter(square -> square != Geometry.NONE && isEnemy(move, square)).toList();
  }

  private static boolean isEnemy(Candidate move, int square) {
    return move.board().holds(square, move.mover().side().opponent());
  }

  /**
   * Whether the rule may capture a piece. It may not capture the kinds that it spares, nor royal pieces in games with
   * check.
   */
  private boolean mayCapture(Afar.Capture capture, NaivePiece piece) {
    return !capture.spared().contains(piece.letter())
        && !(piece.kind().royal() && play.rules().hasCheck());
  }
}
