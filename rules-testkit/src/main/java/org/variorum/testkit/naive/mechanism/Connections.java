package org.variorum.testkit.naive.mechanism;

import java.util.HashSet;
import java.util.Set;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.board.Step;
import org.variorum.rules.definition.Goal.Verdict;
import org.variorum.rules.rule.connection.Connection;
import org.variorum.testkit.naive.play.GoalTiming;
import org.variorum.testkit.naive.play.NaiveEnding;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.NaiveGeometry;
import org.variorum.testkit.naive.position.NaivePosition;

/** End of the game when a side's pieces connect two regions. */
public final class Connections implements NaiveEnding.TimedGoal {
  private final Connection goal;

  public Connections(Connection goal) {
    this.goal = goal;
  }

  @Override
  public String endWord() {
    return "connected";
  }

  @Override
  public boolean isDraw() {
    return goal.verdict() == Verdict.DRAW;
  }

  @Override
  public GoalTiming timing(NaivePosition position) {
    return new GoalTiming(goal.timing(), goal.verdict(), side -> connects(position.board(), side));
  }

  /** Whether the side's pieces connect the regions. A flood fill starts from the pieces in the first region. */
  private boolean connects(Board board, Side side) {
    Geometry geometry = board.geometry();
    Set<Integer> ownSquares = new HashSet<>(
        board.squares(piece -> piece.side() == side && goal.pieces().contains(piece.letter())));
    Set<Integer> reached = new HashSet<>(ownSquares);
    reached.removeIf(square -> !NaiveGeometry.contains(geometry, goal.from(), square, side));
    boolean grows = true;
    while (grows) {
      Set<Integer> before = Set.copyOf(reached);
      before.forEach(
          square -> ownSquares.stream().filter(other -> areAdjacent(geometry, square, other))
              .forEach(reached::add));
      grows = reached.size() > before.size();
    }
    return reached.stream().anyMatch(square -> NaiveGeometry.contains(geometry, goal.to(), square, side));
  }

  private boolean areAdjacent(Geometry board, int square, int other) {
    for (int right = -1; right <= 1; right++) {
      for (int up = -1; up <= 1; up++) {
        boolean isStraight = right == 0 || up == 0;
        boolean isDirection = switch (goal.next()) {
          case ALL -> true;
          case STRAIGHT -> isStraight;
          case DIAGONAL -> !isStraight;
        };
        if (isDirection && NaiveGeometry.step(board, square, new Step(right, up)) == other) {
          return true;
        }
      }
    }
    return false;
  }
}
