package org.variorum.rules.movement.betza;

import static org.variorum.rules.movement.betza.BetzaModifier.CAPTURE;

import java.util.ArrayList;
import java.util.List;
import org.variorum.rules.movement.Leg.Over;

/**
 * A part of a path that is written in several parts.
 *
 * @param last whether this is the last part, after which the move ends
 * @param mayEnd whether the move may end after this part although another part follows
 */
record PathPart(Group group, boolean last, boolean mayEnd) {

  /** Returns a trail extended by this part, once for each alternative list of legs. */
  List<Trail> after(Trail trail, RepeatedStep walk) {
    return last ? endings(trail, walk) : continuations(trail, walk);
  }

  private List<Trail> endings(Trail trail, RepeatedStep walk) {
    return FinalLegs.of(walk, group).stream().map(legs -> trail.then(walk, legs)).toList();
  }

  private List<Trail> continuations(Trail trail, RepeatedStep walk) {
    List<Trail> trails = new ArrayList<>();
    for (Over over : InnerLegs.endContents(group)) {
      if (over == Over.ENEMY && trail.capturesInPassing()) {
        throw group.find(CAPTURE).orElseThrow().error("is the second capture in passing",
            "at most one leg that captures and goes on");
      }
      Trail next = trail.then(walk, InnerLegs.legs(walk, group, over, mayEnd));
      trails.add(InnerLegs.toggles(group) ? next.toggled() : next);
    }
    return trails;
  }
}
