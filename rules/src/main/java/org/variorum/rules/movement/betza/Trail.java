package org.variorum.rules.movement.betza;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
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

  /** The hand to which a path turned last. */
  enum Bend {
    NONE, LEFT, RIGHT;

    /** The hand to which a path turns between two steps; straight on and straight back are no bend. */
    static Bend between(Step before, Step after) {
      int cross = before.right() * after.up() - before.up() * after.right();
      if (cross == 0) {
        return NONE;
      }
      return cross > 0 ? LEFT : RIGHT;
    }

    /** The letter that turns to the same hand again; to both where there was no bend yet. */
    BetzaModifier same() {
      return switch (this) {
        case NONE -> BetzaModifier.SIDEWAYS;
        case LEFT -> BetzaModifier.LEFT;
        case RIGHT -> BetzaModifier.RIGHT;
      };
    }

    /** The letter that turns to the other hand; to both where there was no bend yet. */
    BetzaModifier other() {
      return switch (this) {
        case NONE -> BetzaModifier.SIDEWAYS;
        case LEFT -> BetzaModifier.RIGHT;
        case RIGHT -> BetzaModifier.LEFT;
      };
    }
  }

  /** A trail that has not left its square. */
  static Trail start(int range) {
    return new Trail(List.of(), new Step(0, 0), Bend.NONE, range, new Step(0, 0));
  }

  /** This trail with one more part. */
  Trail then(RepeatedStep walk, List<Leg> part) {
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

  /** Each trail followed by all its continuations, as long as they are not too many. */
  static List<Trail> longer(List<Trail> trails, AtomRange at, Function<Trail, List<Trail>> continuations) {
    List<Trail> longer = new ArrayList<>();
    for (Trail trail : trails) {
      longer.addAll(continuations.apply(trail));
      if (longer.size() > Bounds.PATHS) {
        throw at.error("more than " + Bounds.PATHS + " paths", "fewer legs, or direction letters on them");
      }
    }
    return longer;
  }

  /** The trails that can be walked. */
  static List<Trail> walkable(List<Trail> trails, AtomRange at) {
    List<Trail> walkable = trails.stream().filter(Trail::walkable).toList();
    if (walkable.isEmpty()) {
      throw at.error("every path of this leads back to the square it started from",
          "paths that end elsewhere; acting from afar is a key of the game's definition");
    }
    return walkable;
  }
}
