package org.variorum.rules.rule.line;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.board.Step;

/** The groups of squares of a board of which so many must be occupied. */
final class Groups {

  private static final Step UP = new Step(0, 1);
  private static final Step RIGHT = new Step(1, 0);
  private static final List<Step> DIAGONALS = List.of(new Step(1, 1), new Step(1, -1));

  private final Geometry board;
  private final Line goal;

  private Groups(Geometry board, Line goal) {
    this.board = board;
    this.goal = goal;
  }

  /** Each once, its squares in ascending order. */
  static int[][] of(Geometry board, Line goal) {
    Groups groups = new Groups(board, goal);
    Set<List<Integer>> found = new LinkedHashSet<>();
    for (int square = 0; square < board.size(); square++) {
      groups.from(square).stream().filter(group -> group.size() >= needed(goal))
          .forEach(group -> found.add(group.stream().sorted().toList()));
    }
    return found.stream().map(group -> group.stream().mapToInt(Integer::intValue).toArray())
        .toArray(int[][]::new);
  }

  private List<Collection<Integer>> from(int square) {
    if (goal.along() == Line.Along.BLOCK) {
      return List.of(block(square));
    }
    return steps().stream().map(step -> goal.gaps() ? whole(square, step) : run(square, step)).toList();
  }

  private List<Step> steps() {
    List<Step> steps = new ArrayList<>();
    switch (goal.along()) {
      case ALL -> {
        steps.addAll(List.of(UP, RIGHT));
        steps.addAll(DIAGONALS);
      }
      case STRAIGHT -> steps.addAll(List.of(UP, RIGHT));
      case DIAGONAL -> steps.addAll(DIAGONALS);
      case RANK -> steps.add(RIGHT);
      case FILE -> steps.add(UP);
      case BLOCK -> {
      }
    }
    return steps;
  }

  private int next(int square, Step step) {
    return board.step(square, Side.WHITE, step);
  }

  /** As many squares as are needed. */
  private Collection<Integer> run(int square, Step step) {
    Set<Integer> run = new HashSet<>();
    for (int at = square; at != Geometry.NONE && run.size() < goal.length() && run.add(at);) {
      at = next(at, step);
    }
    return run;
  }

  /** All squares of a line to both sides. */
  private Collection<Integer> whole(int square, Step step) {
    Set<Integer> line = new HashSet<>(Set.of(square));
    for (int at = next(square, step); at != Geometry.NONE && line.add(at);) {
      at = next(at, step);
    }
    Step back = new Step(-step.right(), -step.up());
    for (int at = next(square, back); at != Geometry.NONE && line.add(at);) {
      at = next(at, back);
    }
    return line;
  }

  private Collection<Integer> block(int square) {
    Set<Integer> block = new HashSet<>();
    int row = square;
    for (int i = 0; i < goal.length() && row != Geometry.NONE; i++) {
      int at = row;
      for (int j = 0; j < goal.length() && at != Geometry.NONE; j++) {
        block.add(at);
        at = next(at, RIGHT);
      }
      row = next(row, UP);
    }
    return block;
  }

  /** How many of a group must be occupied. */
  static int needed(Line goal) {
    return goal.along() == Line.Along.BLOCK ? goal.length() * goal.length() : goal.length();
  }
}
