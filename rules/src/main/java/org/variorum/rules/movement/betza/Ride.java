package org.variorum.rules.movement.betza;

import static org.variorum.rules.movement.betza.BetzaModifier.CAPTURE;
import static org.variorum.rules.movement.betza.BetzaModifier.CIRCULAR;
import static org.variorum.rules.movement.betza.BetzaModifier.CROOKED;
import static org.variorum.rules.movement.betza.BetzaModifier.GRASSHOPPER;
import static org.variorum.rules.movement.betza.BetzaModifier.HOP;
import static org.variorum.rules.movement.betza.BetzaModifier.INITIAL;
import static org.variorum.rules.movement.betza.BetzaModifier.JUMP;
import static org.variorum.rules.movement.betza.BetzaModifier.LAME;
import static org.variorum.rules.movement.betza.BetzaModifier.MOVE;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.variorum.rules.board.Step;
import org.variorum.rules.movement.Leg;
import org.variorum.rules.movement.Leg.Content;
import org.variorum.rules.movement.Path;

/** A term of one atom: a leap (N), a straight, crooked or circular ride (R, zB, qN), or a leap to anywhere (U). */
record Ride(Group group, AtomRange atom) implements Term {

  private static final Set<BetzaModifier> ALLOWED =
      EnumSet.of(MOVE, CAPTURE, INITIAL, LAME, JUMP, HOP, GRASSHOPPER, CROOKED, CIRCULAR);
  private static final Set<BetzaModifier> ANYWHERE_ALLOWED = EnumSet.of(MOVE, CAPTURE, INITIAL);
  private static final Set<BetzaModifier> MANNERS_AND_SHAPES =
      EnumSet.of(LAME, JUMP, HOP, GRASSHOPPER, CROOKED, CIRCULAR);

  @Override
  public int column() {
    return group.column();
  }

  @Override
  public List<Path> paths() {
    if (atom.leadsAnywhere()) {
      return List.of(anywherePath());
    }
    group.requireAllowed(ALLOWED, "on a single leg");
    group.atMostOne(MANNERS_AND_SHAPES);
    Purpose purpose = Purpose.of(group, group);
    return atom.leaps().stream().flatMap(leap -> alternatives(leap).stream()).map(purpose::path).toList();
  }

  /** Returns the path to anywhere. Refuses direction letters and a range, which have no meaning for it. */
  private Path anywherePath() {
    group.directions().stream().findFirst().ifPresent(modifier -> {
      throw modifier.error("means nothing before `U`, which leads to every square",
          AtomRange.ANYWHERE_EXPECTED);
    });
    group.requireAllowed(ANYWHERE_ALLOWED, "before `U`");
    if (atom.isExplicit()) {
      throw atom.error("`U` leads to every square already", "the letter once, without a number");
    }
    return Purpose.of(group, group).path(List.of(Leg.ANYWHERE));
  }

  private List<List<Leg>> alternatives(Leap leap) {
    Optional<PlacedModifier> crooked = group.find(CROOKED);
    if (crooked.isPresent()) {
      return crookedRides(leap, crooked.get());
    }
    return group.has(CIRCULAR) ? circularRides(leap) : straightRides(leap);
  }

  private List<List<Leg>> straightRides(Leap leap) {
    return DirectionReader.of(leap.compass(), leap, group.directions()).stream()
        .flatMap(heading -> FinalLegs.of(new RepeatedStep(leap.step(heading), atom.range()), group).stream())
        .toList();
  }

  /** Returns two paths for each overall direction: their first steps lead left and right of that direction (COM-8). */
  private List<List<Leg>> crookedRides(Leap leap, PlacedModifier modifier) {
    if (atom.range() == 1) {
      throw modifier.error("means nothing on a single step",
          "an atom that rides, such as B, or a number after the atom");
    }
    List<List<Leg>> alternatives = new ArrayList<>();
    for (int heading : DirectionReader.of(leap.compass().halfwayCompass(), leap, group.directions())) {
      Step left = leap.step(heading - 1);
      Step right = leap.step(heading + 1);
      alternatives.add(cyclicLeg(List.of(left, right), atom.range()));
      alternatives.add(cyclicLeg(List.of(right, left), atom.range()));
    }
    return alternatives;
  }

  /** Returns rides in both senses of rotation. The rides omit the last step of the circle, which leads to the start. */
  private List<List<Leg>> circularRides(Leap leap) {
    // On the circle, all eight leaps of an oblique shape count, but only every second one of another shape.
    int stride = leap.compass() == Compass.OBLIQUE ? 1 : 2;
    int steps = Leap.CIRCLE / stride;
    int range = atom.isExplicit() ? Math.min(atom.range(), steps - 1) : steps - 1;
    List<List<Leg>> alternatives = new ArrayList<>();
    for (int heading : DirectionReader.of(leap.compass(), leap, group.directions())) {
      for (int turn : new int[] {stride, -stride}) {
        alternatives.add(
            cyclicLeg(IntStream.range(0, steps).mapToObj(k -> leap.step(heading + k * turn)).toList(),
                range));
      }
    }
    return alternatives;
  }

  private static List<Leg> cyclicLeg(List<Step> cycle, int range) {
    return List.of(new Leg(cycle, 1, range, Content.EMPTY, true));
  }
}
