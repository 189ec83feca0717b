package org.variorum.rules.movement.betza;

import static org.variorum.rules.movement.betza.BetzaModifier.CAPTURE;
import static org.variorum.rules.movement.betza.BetzaModifier.HOP;
import static org.variorum.rules.movement.betza.BetzaModifier.INITIAL;
import static org.variorum.rules.movement.betza.BetzaModifier.MOVE;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.variorum.rules.board.Step;
import org.variorum.rules.movement.Path;

/**
 * A term of several legs in brackets, such as {@code [F?R]}: one square diagonally, then perhaps on outward like a
 * rook. Each leg has its own atom.
 *
 * @param outer the modifiers before the bracket
 */
record Bent(Group outer, List<BentLeg> legs) implements Term {

  private static final Set<BetzaModifier> OUTER = EnumSet.of(MOVE, CAPTURE, INITIAL);

  /** One leg in brackets: its modifiers, and its atom with the range. */
  record BentLeg(PathPart part, AtomRange atom) {
  }

  @Override
  public int column() {
    return outer.column();
  }

  @Override
  public List<Path> paths() {
    legs.forEach(leg -> leg.atom().requireDirection());
    outer.requireAllowed(OUTER, "before a bracket");
    legs.forEach(leg -> check(leg.part(), leg == legs.getFirst()));
    Purpose purpose = Purpose.of(outer, outer);
    return Trail.withEnd(inNamedDirection(trails()), legs.getLast().atom()).stream()
        .map(trail -> purpose.path(trail.legs())).toList();
  }

  private List<Trail> trails() {
    List<Trail> trails = List.of(Trail.start(1));
    for (BentLeg leg : legs) {
      trails = Trail.extend(trails, leg.atom(), trail -> extend(trail, leg));
      if (trails.isEmpty()) {
        boolean isTurn = leg.part().group().directions().size() > 1;
        throw leg.atom().error(isTurn
            ? "this leg cannot turn that way: on a later leg, two direction letters together name one turn (`fs`: 45°)"
            : "this leg cannot turn that way",
            isTurn
                ? "one letter, such as `s`; or none, to turn as little as possible; or two brackets: `[W?fW][W?sW]`"
                : "direction letters that fit its atom, or none");
      }
    }
    return trails;
  }

  private static void check(PathPart part, boolean isFirst) {
    if (isFirst) {
      part.group().requireAllowed(InnerLegs.BENT, "on the first leg in brackets");
    } else if (part.isLast()) {
      part.group().requireAllowedTurns(FinalLegs.MANNERS,
          "on the last leg in brackets (m, c and i stand before the bracket)");
    } else {
      part.group().requireAllowedTurns(InnerLegs.BENT, "on a leg between others");
    }
    if (part.mayEnd()) {
      part.group().atMostOne(EnumSet.of(CAPTURE, HOP)).ifPresent(modifier -> {
        throw modifier.error("ends this leg on a piece, where the move cannot end", "`-` after this leg");
      });
    }
  }

  private static List<Trail> extend(Trail trail, BentLeg leg) {
    List<Trail> extended = new ArrayList<>();
    for (Leap leap : leg.atom().leaps()) {
      for (Step step : steps(trail, leg, leap)) {
        extended.addAll(leg.part().extend(trail, new RepeatedStep(step, leg.atom().range())));
      }
    }
    return extended;
  }

  private static List<Step> steps(Trail trail, BentLeg leg, Leap leap) {
    Group group = leg.part().group();
    if (trail.legs().isEmpty()) {
      return DirectionReader.of(leap.compass(), leap, group.directions()).stream().map(leap::step).toList();
    }
    return group.turns().isEmpty() ? outwardSteps(trail.step(), leap) : turnedSteps(trail, leg, leap);
  }

  /**
   * Returns the leaps that turn least from the previous step. Between a rook's and a bishop's step, these are the turns
   * of 45 degrees to both sides.
   */
  private static List<Step> outwardSteps(Step previous, Leap leap) {
    List<Step> steps = DirectionReader.headings(leap.compass()).stream().map(leap::step).toList();
    // All steps are equally long, so the greatest dot product belongs to the smallest angle.
    int nearest = steps.stream().mapToInt(step -> dot(previous, step)).max().orElseThrow();
    return steps.stream().filter(step -> dot(previous, step) == nearest).toList();
  }

  private static int dot(Step one, Step other) {
    return one.right() * other.right() + one.up() * other.up();
  }

  /** Returns the leaps in the turns that letters of the leg name, relative to the previous leg. */
  private static List<Step> turnedSteps(Trail trail, BentLeg leg, Leap leap) {
    int previousHeading = new Leap(1, 0).circle()
        .indexOf(new Step(Integer.signum(trail.step().right()), Integer.signum(trail.step().up())));
    if (leap.compass() == Compass.OBLIQUE || Leap.of(trail.step()).compass() == Compass.OBLIQUE) {
      throw leg.part().group().turns().getFirst().error("cannot turn to or from an oblique leap",
          "no direction letter: the leg then goes as straight on as it can");
    }
    return DirectionReader.turns(leg.part().group().turns(), trail.bend(), true).stream()
        .map(turn -> (previousHeading + turn) % Leap.CIRCLE)
        .filter(DirectionReader.headings(leap.compass())::contains).map(leap::step).toList();
  }

  /** Returns the trails in an overall direction that a letter before the bracket names; without letters, all trails. */
  private List<Trail> inNamedDirection(List<Trail> trails) {
    List<PlacedModifier> letters = outer.directions();
    if (letters.isEmpty()) {
      return trails;
    }
    List<Trail> chosen = trails.stream().filter(trail -> isNamed(trail.course(), letters)).toList();
    if (chosen.isEmpty()) {
      throw letters.getFirst().error("names a direction in which no path of these legs leads",
          "another direction letter, or none");
    }
    return chosen;
  }

  private static boolean isNamed(Step course, List<PlacedModifier> letters) {
    Leap leap = Leap.of(course);
    return leap.longer() > 0
        && DirectionReader.of(leap.compass(), leap, letters).stream().map(leap::step)
            .anyMatch(course::equals);
  }
}
