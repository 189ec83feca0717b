package org.variorum.rules.movement.betza;

import static org.variorum.rules.movement.betza.BetzaModifier.CAPTURE;

import java.util.ArrayList;
import java.util.List;
import org.variorum.rules.movement.Leg.Content;

/**
 * A part of a path that is written in several parts.
 *
 * @param isLast whether this is the last part, after which the move ends
 * @param mayEnd whether the move may end after this part although another part follows
 */
record PathPart(Group group, boolean isLast, boolean mayEnd) {

  /** Returns a trail extended by this part, once for each alternative list of legs. */
  List<Trail> extend(Trail trail, RepeatedStep walk) {
    return isLast ? endings(trail, walk) : continuations(trail, walk);
  }

  private List<Trail> endings(Trail trail, RepeatedStep walk) {
    return FinalLegs.of(walk, group).stream().map(legs -> trail.withPart(walk, legs)).toList();
  }

  private List<Trail> continuations(Trail trail, RepeatedStep walk) {
    List<Trail> trails = new ArrayList<>();
    for (Content content : InnerLegs.endContents(group)) {
      if (content == Content.ENEMY && trail.capturesInPassing()) {
        throw group.find(CAPTURE).orElseThrow().error("is the second capture in passing",
            "at most one leg that captures and goes on");
      }
      Trail next = trail.withPart(walk, InnerLegs.legs(walk, group, content, mayEnd));
      trails.add(InnerLegs.toggles(group) ? next.withToggledRange() : next);
    }
    return trails;
  }
}
