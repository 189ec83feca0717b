package org.variorum.rules.movement.betza;

import java.util.List;
import java.util.stream.Stream;
import org.variorum.rules.board.Step;
import org.variorum.rules.movement.Leg;
import org.variorum.rules.movement.Leg.Over;

/**
 * A path as far as it has been read.
 *
 * @param step its last step
 * @param bend its last bend
 * @param range how many steps its next part may have, unless that says otherwise
 * @param course one step of each part, added up: the direction in which it leads as a whole
 */
record Trail(List<Leg> legs, Step step, Bend bend, int range, Step course) {

  /** A trail that has not left its square. */
  static Trail start(int range) {
    return new Trail(List.of(), new Step(0, 0), Bend.NONE, range, new Step(0, 0));
  }

  /** This trail with one more part. */
  Trail then(Walk walk, List<Leg> part) {
    Bend now = Bend.between(step, walk.step());
    return new Trail(Stream.concat(legs.stream(), part.stream()).toList(), walk.step(),
        now == Bend.NONE ? bend : now,
        range, course.plus(walk.step()));
  }

  /** This trail, from now on stepping where it rode, or riding where it stepped. */
  Trail toggled() {
    return new Trail(legs, step, bend, range == 1 ? Leg.UNLIMITED : 1, course);
  }

  /** Whether it captures in passing. */
  boolean strikes() {
    return legs.stream().anyMatch(leg -> leg.over() == Over.ENEMY);
  }

  /** Whether it can be walked at all: legs of fixed length must not lead back to the start before the move may end. */
  boolean walkable() {
    Step at = new Step(0, 0);
    for (Leg leg : legs) {
      if (leg.min() != leg.max()) {
        return true;
      }
      for (int k = 0; k < leg.max(); k++) {
        Step next = leg.cycle().get(k % leg.cycle().size());
        at = at.plus(next);
        if (at.equals(new Step(0, 0))) {
          return false;
        }
      }
      if (leg.mayEnd()) {
        return true;
      }
    }
    return true;
  }
}
