package org.variorum.rules.movement.betza;

import static org.variorum.rules.movement.betza.BetzaModifier.CAPTURE;
import static org.variorum.rules.movement.betza.BetzaModifier.GRASSHOPPER;
import static org.variorum.rules.movement.betza.BetzaModifier.HOP;
import static org.variorum.rules.movement.betza.BetzaModifier.INITIAL;
import static org.variorum.rules.movement.betza.BetzaModifier.LAME;
import static org.variorum.rules.movement.betza.BetzaModifier.MOVE;
import static org.variorum.rules.movement.betza.BetzaModifier.TOGGLE;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.movement.Leg;
import org.variorum.rules.movement.Leg.Content;

/** The legs of a part of a path that another part follows. */
final class InnerLegs {

  /** The modifiers that an inner part in brackets may have. */
  static final Set<BetzaModifier> BENT = EnumSet.of(MOVE, CAPTURE, HOP, LAME);

  /** The modifiers that an inner part of a chain may have, except the first part. */
  static final Set<BetzaModifier> CHAINED = EnumSet.of(MOVE, CAPTURE, HOP, LAME, GRASSHOPPER, TOGGLE);

  /** The modifiers that the first part of a chain may have. */
  static final Set<BetzaModifier> FIRST = EnumSet.of(MOVE, CAPTURE, HOP, LAME, GRASSHOPPER, TOGGLE, INITIAL);

  private InnerLegs() {
  }

  /** Returns the alternatives for the content of the square where the part ends. Throws if modifiers conflict. */
  static Set<Content> endContents(Group group) {
    toggles(group);
    Set<Content> contents = EnumSet.noneOf(Content.class);
    if (group.has(MOVE) || group.has(TOGGLE)) {
      contents.add(Content.EMPTY);
    }
    if (group.has(CAPTURE)) {
      contents.add(Content.ENEMY);
    }
    group.atMostOne(EnumSet.of(HOP, GRASSHOPPER)).ifPresent(modifier -> {
      if (!modifier.source().hurdles().isOne()) {
        throw modifier.error("ends a leg on its hurdle, so that the leg has exactly one",
            "`hurdles` with a hop that ends the move");
      }
      contents.add(Content.PIECE);
    });
    return contents.isEmpty() ? EnumSet.of(Content.EMPTY) : contents;
  }

  /** Whether later parts ride if the atom steps, and step if it rides. Throws if y or g is combined with m, c or p. */
  static boolean toggles(Group group) {
    for (BetzaModifier plain : List.of(MOVE, CAPTURE, HOP)) {
      group.atMostOne(EnumSet.of(plain, GRASSHOPPER, TOGGLE));
    }
    return group.has(GRASSHOPPER) || group.has(TOGGLE);
  }

  /** Returns the legs of the part if {@code content} is the required content of its last square. */
  static List<Leg> legs(RepeatedStep walk, Group group, Content content, boolean mayEnd) {
    Optional<PlacedModifier> lame = group.find(LAME);
    if (lame.isPresent()) {
      return lame(walk, lame.get(), content, mayEnd);
    }
    if (content == Content.EMPTY) {
      return List.of(walk.leg(1, walk.range(), content, mayEnd));
    }
    return walk.withRunUp(walk.rangeAfter(1), List.of(walk.leg(1, 1, content, false)));
  }

  private static List<Leg> lame(RepeatedStep walk, PlacedModifier modifier, Content content, boolean mayEnd) {
    if (!walk.isLeap() || !walk.isSingle()) {
      throw modifier.error("means nothing on this leg", "a single leap such as D or N, or no `n`");
    }
    List<Leg> legs = new ArrayList<>(walk.kingSteps().stream().map(RepeatedStep::passingLeg).toList());
    legs.set(legs.size() - 1, new Leg(List.of(walk.kingSteps().getLast()), 1, 1, content, mayEnd));
    return legs;
  }
}
