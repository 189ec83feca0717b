package org.variorum.rules.movement.betza;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** What is common to the trails of one term. */
final class Trails {

  private Trails() {
  }

  /** Each trail followed by all its continuations, as long as they are not too many. */
  static List<Trail> longer(List<Trail> trails, Reach at, Function<Trail, List<Trail>> continuations) {
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
  static List<Trail> walkable(List<Trail> trails, Reach at) {
    List<Trail> walkable = trails.stream().filter(Trail::walkable).toList();
    if (walkable.isEmpty()) {
      throw at.error("every path of this leads back to the square it started from",
          "paths that end elsewhere; acting from afar is a key of the game's definition");
    }
    return walkable;
  }
}
