package org.variorum.rules.movement.betza;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.variorum.rules.board.Step;
import org.variorum.rules.movement.Leg;
import org.variorum.rules.movement.Leg.Content;

/**
 * The beginning of a path, as far as it has been read.
 *
 * @param step the last step
 * @param bend the last bend
 * @param range the maximum number of steps of the next part in a chain; parts in brackets have ranges of their own
 * @param course the sum of one step of each part: the overall direction of the path
 */
record Trail(List<Leg> legs, Step step, Bend bend, int range, Step course) {

  /** The side to which a path turns. */
  enum Bend {
    NONE, LEFT, RIGHT;

    /** Returns the side to which a path turns between two steps; {@code NONE} for straight on and straight back. */
    static Bend between(Step first, Step second) {
      int cross = first.right() * second.up() - first.up() * second.right();
      if (cross == 0) {
        return NONE;
      }
      return cross > 0 ? LEFT : RIGHT;
    }

    /** Returns the letter for a turn to this side again; {@code SIDEWAYS} for {@code NONE}. */
    BetzaModifier sameSide() {
      return switch (this) {
        case NONE -> BetzaModifier.SIDEWAYS;
        case LEFT -> BetzaModifier.LEFT;
        case RIGHT -> BetzaModifier.RIGHT;
      };
    }

    /** Returns the letter for a turn to the other side; {@code SIDEWAYS} for {@code NONE}. */
    BetzaModifier otherSide() {
      return switch (this) {
        case NONE -> BetzaModifier.SIDEWAYS;
        case LEFT -> BetzaModifier.RIGHT;
        case RIGHT -> BetzaModifier.LEFT;
      };
    }
  }

  /** Returns a trail without steps. */
  static Trail start(int range) {
    return new Trail(List.of(), new Step(0, 0), Bend.NONE, range, new Step(0, 0));
  }

  /** Returns this trail with one more part. */
  Trail withPart(RepeatedStep walk, List<Leg> part) {
    Bend newBend = Bend.between(step, walk.step());
    return new Trail(Stream.concat(legs.stream(), part.stream()).toList(), walk.step(),
        newBend == Bend.NONE ? bend : newBend,
        range, course.plus(walk.step()));
  }

  /** Returns this trail with a toggled range: later parts ride instead of stepping, or step instead of riding. */
  Trail withToggledRange() {
    return new Trail(legs, step, bend, range == 1 ? Leg.UNLIMITED : 1, course);
  }

  /** Whether the trail captures in passing. */
  boolean capturesInPassing() {
    return legs.stream().anyMatch(leg -> leg.content() == Content.ENEMY);
  }

  /**
   * Whether a move can end on the trail. False if legs of fixed length lead back to the start before the move may end.
   */
  boolean mayEnd() {
    Step offset = new Step(0, 0);
    for (Leg leg : legs) {
      if (leg.min() != leg.max()) {
        return true; // some number of steps does not lead back
      }
      for (int k = 0; k < leg.max(); k++) {
        Step next = leg.cycle().get(k % leg.cycle().size());
        offset = offset.plus(next);
        if (offset.equals(new Step(0, 0))) {
          return false;
        }
      }
      if (leg.mayEnd()) {
        return true;
      }
    }
    return true;
  }

  /** Returns all continuations of all trails. Throws an error about {@code atom} if there are too many. */
  static List<Trail> extend(List<Trail> trails, AtomRange atom, Function<Trail, List<Trail>> continuations) {
    List<Trail> extended = new ArrayList<>();
    for (Trail trail : trails) {
      extended.addAll(continuations.apply(trail));
      if (extended.size() > Bounds.MAX_PATHS) {
        throw atom.error("more than " + Bounds.MAX_PATHS + " paths",
            "fewer legs, or direction letters on them");
      }
    }
    return extended;
  }

  /** Returns the trails on which a move can end. Throws an error about {@code atom} if there are none. */
  static List<Trail> withEnd(List<Trail> trails, AtomRange atom) {
    List<Trail> endings = trails.stream().filter(Trail::mayEnd).toList();
    if (endings.isEmpty()) {
      throw atom.error("every path of this leads back to the square it started from",
          "paths that end elsewhere; acting from afar is a key of the game's definition");
    }
    return endings;
  }
}
