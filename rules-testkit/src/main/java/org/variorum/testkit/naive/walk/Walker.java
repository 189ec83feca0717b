package org.variorum.testkit.naive.walk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.board.Step;
import org.variorum.rules.movement.Leg;
import org.variorum.rules.movement.Path;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Ground;

/** Walks a path leg by leg, as the comment on {@link Path} says. */
public final class Walker {
  private final Board board;
  private final int from;
  private final Side side;
  private final List<Leg> legs;
  private final List<Walk> found = new ArrayList<>();

  private final List<Integer> squares = new ArrayList<>();
  private final List<Step> steps = new ArrayList<>();

  private Walker(Board board, int from, Side side, Path path) {
    this.board = board;
    this.from = from;
    this.side = side;
    legs = path.legs();
  }

  /** All walks on which the piece may end its move, whatever stands on the last square. */
  public static List<Walk> walks(Board board, int from, Side side, Path path) {
    Walker walker = new Walker(board, from, side, path);
    walker.walk(0, 0, Optional.empty());
    return walker.found;
  }

  private void walk(int leg, int stepsOnLeg, Optional<Integer> passedEnemy) {
    Leg now = legs.get(leg);
    boolean enough = stepsOnLeg >= now.min();
    if (enough && stepsOnLeg > 0 && now.mayEnd()) {
      found.add(new Walk(List.copyOf(squares), List.copyOf(steps), now, stepsOnLeg, passedEnemy));
    }
    if (stepsOnLeg > 0 && !mayPass(now, passedEnemy)) {
      return;
    }
    Optional<Integer> passed = stepsOnLeg > 0 && now.over() == Leg.Over.ENEMY
        ? Optional.of(squares.getLast()) : passedEnemy;
    if (enough && leg + 1 < legs.size()) {
      walk(leg + 1, 0, passed);
    }
    if (stepsOnLeg < most(now)) {
      step(leg, stepsOnLeg, passed);
    }
  }

  private void step(int leg, int stepsOnLeg, Optional<Integer> passedEnemy) {
    List<Step> cycle = legs.get(leg).cycle();
    Step step = Ground.seen(board.geometry(), cycle.get(stepsOnLeg % cycle.size()), side);
    int next = Ground.step(board.geometry(), squares.isEmpty() ? from : squares.getLast(), step);
    if (next == Geometry.NONE || next == from) {
      return;
    }
    squares.add(next);
    steps.add(step);
    walk(leg, stepsOnLeg + 1, passedEnemy);
    squares.removeLast();
    steps.removeLast();
  }

  /** Whether the square just entered may be passed; on one path at most one enemy is captured in passing. */
  private boolean mayPass(Leg leg, Optional<Integer> passedEnemy) {
    int square = squares.getLast();
    return switch (leg.over()) {
      case EMPTY -> board.isEmpty(square);
      case PIECE -> !board.isEmpty(square);
      case ENEMY -> board.holds(square, side.opponent()) && passedEnemy.isEmpty();
    };
  }

  /** A cycle that leads round in a circle ends when it has begun on every square. */
  private int most(Leg leg) {
    return Math.min(leg.max(), board.geometry().size() * leg.cycle().size());
  }
}
