package org.variorum.testkit.naive.walk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.board.Step;
import org.variorum.rules.movement.Leg;
import org.variorum.rules.movement.Leg.Content;
import org.variorum.rules.movement.Path;
import org.variorum.testkit.naive.position.NaiveGeometry;

/** Finder of all routes along a path, leg by leg, as {@link Path} defines it. */
final class Routes {
  private final Geometry geometry;
  private final int from;
  private final Side side;
  private final List<Leg> legs;
  private final List<Route> found = new ArrayList<>();

  private final List<Integer> squares = new ArrayList<>();
  private final List<Step> steps = new ArrayList<>();
  private final List<Content> requiredContents = new ArrayList<>();

  private Routes(Geometry geometry, int from, Side side, Path path) {
    this.geometry = geometry;
    this.from = from;
    this.side = side;
    legs = path.legs();
  }

  /** All routes along a path that stay on the board. */
  static List<Route> of(Geometry geometry, int from, Side side, Path path) {
    Routes routes = new Routes(geometry, from, side, path);
    routes.walk(0, 0, Optional.empty());
    return List.copyOf(routes.found);
  }

  /** Extends the current walk from a leg and the number of steps on it, and records each walk that may end. */
  private void walk(int leg, int stepsOnLeg, Optional<Integer> passedEnemy) {
    Leg current = legs.get(leg);
    if (current.leadsAnywhere()) {
      addLeaps(current);
      return;
    }
    if (stepsOnLeg >= current.min() && stepsOnLeg > 0 && current.mayEnd()) {
      found.add(new Route(
          new NaiveWalk(List.copyOf(squares), List.copyOf(steps), current, stepsOnLeg, passedEnemy),
          List.copyOf(requiredContents)));
    }
    if (stepsOnLeg == 0) {
      extend(leg, stepsOnLeg, passedEnemy);
    } else if (current.content() != Content.ENEMY || passedEnemy.isEmpty()) {
      // A path captures at most one enemy in passing.
      requiredContents.add(current.content());
      extend(leg, stepsOnLeg,
          current.content() == Content.ENEMY ? Optional.of(squares.getLast()) : passedEnemy);
      requiredContents.removeLast();
    }
  }

  /** Adds a leap to each other square. A leap has no steps. */
  private void addLeaps(Leg leg) {
    for (int square = 0; square < geometry.size(); square++) {
      if (square != from) {
        found.add(new Route(new NaiveWalk(List.of(square), List.of(), leg, 1, Optional.empty()), List.of()));
      }
    }
  }

  private void extend(int leg, int stepsOnLeg, Optional<Integer> passedEnemy) {
    if (stepsOnLeg >= legs.get(leg).min() && leg + 1 < legs.size()) {
      walk(leg + 1, 0, passedEnemy);
    }
    if (stepsOnLeg < maxSteps(legs.get(leg))) {
      step(leg, stepsOnLeg, passedEnemy);
    }
  }

  private void step(int leg, int stepsOnLeg, Optional<Integer> passedEnemy) {
    List<Step> cycle = legs.get(leg).cycle();
    Step step = NaiveGeometry.boardStep(geometry, cycle.get(stepsOnLeg % cycle.size()), side);
    int next = NaiveGeometry.step(geometry, squares.isEmpty() ? from : squares.getLast(), step);
    if (next == Geometry.NONE || next == from) {
      return;
    }
    squares.add(next);
    steps.add(step);
    walk(leg, stepsOnLeg + 1, passedEnemy);
    squares.removeLast();
    steps.removeLast();
  }

  /** The greatest number of steps on a leg. The bound stops riders that would circle for ever. */
  private int maxSteps(Leg leg) {
    return Math.min(leg.max(), geometry.size() * leg.cycle().size());
  }
}
