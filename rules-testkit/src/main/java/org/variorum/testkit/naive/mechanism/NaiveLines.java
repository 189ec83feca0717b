package org.variorum.testkit.naive.mechanism;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.board.Step;
import org.variorum.rules.definition.Goal.Verdict;
import org.variorum.rules.rule.line.Line;
import org.variorum.testkit.naive.play.GoalTiming;
import org.variorum.testkit.naive.play.NaiveEnding;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.NaiveGeometry;
import org.variorum.testkit.naive.position.NaivePosition;

/** End of the game when a side has a number of pieces in a line or in a square block. */
public final class NaiveLines implements NaiveEnding.TimedGoal {
  private static final List<Step> STEPS =
      List.of(new Step(0, 1), new Step(1, 0), new Step(1, 1), new Step(1, -1));

  private final Line goal;

  public NaiveLines(Line goal) {
    this.goal = goal;
  }

  @Override
  public String endWord() {
    return "line";
  }

  @Override
  public boolean isDraw() {
    return goal.verdict() == Verdict.DRAW;
  }

  @Override
  public GoalTiming timing(NaivePosition position) {
    return new GoalTiming(goal.timing(), goal.verdict(), side -> hasLine(position.board(), side));
  }

  private boolean hasLine(Board board, Side side) {
    Set<Integer> ownSquares = new HashSet<>(
        board.squares(piece -> piece.side() == side && goal.pieces().contains(piece.letter())));
    Geometry geometry = board.geometry();
    return ownSquares.stream().anyMatch(square -> goal.along() == Line.Along.BLOCK
        ? isBlock(geometry, ownSquares, square)
        : STEPS.stream().filter(this::isAlong)
            .anyMatch(step -> lineLength(geometry, ownSquares, square, step) >= goal.length()));
  }

  private boolean isAlong(Step step) {
    boolean rank = step.up() == 0;
    boolean file = step.right() == 0;
    return switch (goal.along()) {
      case ALL -> true;
      case STRAIGHT -> rank || file;
      case DIAGONAL -> !rank && !file;
      case RANK -> rank;
      case FILE -> file;
      case BLOCK -> false;
    };
  }

  /**
   * The number of own pieces on the line through a square. Unless the goal allows gaps, only the unbroken row through
   * the square counts.
   */
  private int lineLength(Geometry board, Set<Integer> ownSquares, int square, Step step) {
    Set<Integer> seen = new HashSet<>(Set.of(square));
    for (Step direction : List.of(step, new Step(-step.right(), -step.up()))) {
      int next = NaiveGeometry.step(board, square, direction);
      while (next != Geometry.NONE && !seen.contains(next) && (goal.gaps() || ownSquares.contains(next))) {
        seen.add(next);
        next = NaiveGeometry.step(board, next, direction);
      }
    }
    seen.retainAll(ownSquares);
    return seen.size();
  }

  /** Whether a square is the lower left corner of a block of own pieces. */
  private boolean isBlock(Geometry board, Set<Integer> ownSquares, int square) {
    int size = goal.length();
    Set<Integer> block = new HashSet<>();
    // Square i of the block is i / size ranks above the corner and i % size files to its right.
    boolean isWhole = IntStream.range(0, size * size).allMatch(i -> {
      int next = square;
      for (int up = 0; up < i / size && next != Geometry.NONE; up++) {
        next = NaiveGeometry.step(board, next, new Step(0, 1));
      }
      for (int right = 0; right < i % size && next != Geometry.NONE; right++) {
        next = NaiveGeometry.step(board, next, new Step(1, 0));
      }
      return next != Geometry.NONE && ownSquares.contains(next) && block.add(next);
    });
    return isWhole;
  }
}
