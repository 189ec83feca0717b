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
public final class NaiveLines implements NaiveEnding.Judged {
  private static final List<Step> STEPS =
      List.of(new Step(0, 1), new Step(1, 0), new Step(1, 1), new Step(1, -1));

  private final Line goal;

  public NaiveLines(Line goal) {
    this.goal = goal;
  }

  @Override
  public String word() {
    return "line";
  }

  @Override
  public boolean draws() {
    return goal.verdict() == Verdict.DRAW;
  }

  @Override
  public GoalTiming timing(NaivePosition position) {
    return new GoalTiming(goal.judging(), goal.verdict(), side -> hasLine(position.board(), side));
  }

  private boolean hasLine(Board board, Side side) {
    Set<Integer> own = new HashSet<>(
        board.squares(piece -> piece.side() == side && goal.pieces().contains(piece.letter())));
    Geometry geometry = board.geometry();
    return own.stream().anyMatch(square -> goal.along() == Line.Along.BLOCK ? isBlock(geometry, own, square)
        : STEPS.stream().filter(this::isAlong)
            .anyMatch(step -> line(geometry, own, square, step) >= goal.length()));
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
  private int line(Geometry board, Set<Integer> own, int square, Step step) {
    Set<Integer> seen = new HashSet<>(Set.of(square));
    for (Step each : List.of(step, new Step(-step.right(), -step.up()))) {
      int at = NaiveGeometry.step(board, square, each);
      while (at != Geometry.NONE && !seen.contains(at) && (goal.gaps() || own.contains(at))) {
        seen.add(at);
        at = NaiveGeometry.step(board, at, each);
      }
    }
    seen.retainAll(own);
    return seen.size();
  }

  /** Whether a square is the lower left corner of a block of own pieces. */
  private boolean isBlock(Geometry board, Set<Integer> own, int square) {
    int size = goal.length();
    Set<Integer> block = new HashSet<>();
    boolean whole = IntStream.range(0, size * size).allMatch(i -> {
      int at = square;
      for (int up = 0; up < i / size && at != Geometry.NONE; up++) {
        at = NaiveGeometry.step(board, at, new Step(0, 1));
      }
      for (int right = 0; right < i % size && at != Geometry.NONE; right++) {
        at = NaiveGeometry.step(board, at, new Step(1, 0));
      }
      return at != Geometry.NONE && own.contains(at) && block.add(at);
    });
    return whole;
  }
}
