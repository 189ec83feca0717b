package org.variorum.rules.movement.betza;

import static org.variorum.rules.movement.betza.BetzaModifier.BACKWARD;
import static org.variorum.rules.movement.betza.BetzaModifier.CIRCULAR;
import static org.variorum.rules.movement.betza.BetzaModifier.CROOKED;
import static org.variorum.rules.movement.betza.BetzaModifier.FORWARD;
import static org.variorum.rules.movement.betza.BetzaModifier.HALF;
import static org.variorum.rules.movement.betza.BetzaModifier.LEFT;
import static org.variorum.rules.movement.betza.BetzaModifier.RIGHT;
import static org.variorum.rules.movement.betza.BetzaModifier.SIDEWAYS;
import static org.variorum.rules.movement.betza.BetzaModifier.VERTICAL;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.variorum.rules.board.Step;

/**
 * Reader of the direction letters of one group, which select from the eight directions of a circle. Of a knight's
 * leaps, {@code f} selects the two that go farthest forward, and {@code fr} only the right one of them.
 */
final class DirectionReader {

  private static final Step UP = new Step(0, 1);
  private static final Step ASIDE = new Step(1, 0);

  /** The sides that each direction letter names, as unit steps. */
  private static final Map<BetzaModifier, List<Step>> AIMS = Map.of(
      FORWARD, List.of(UP),
      BACKWARD, List.of(UP.reversed()),
      LEFT, List.of(ASIDE.reversed()),
      RIGHT, List.of(ASIDE),
      VERTICAL, List.of(UP, UP.reversed()),
      SIDEWAYS, List.of(ASIDE, ASIDE.reversed()));

  private final Compass compass;
  private final List<Step> circle;
  private final List<PlacedModifier> letters;
  private final Trail.Bend bend;
  private final SortedSet<Integer> selected = new TreeSet<>();

  private DirectionReader(Compass compass, List<Step> circle, List<PlacedModifier> letters, Trail.Bend bend) {
    this.compass = compass;
    this.circle = circle;
    this.letters = letters;
    this.bend = bend;
  }

  /** Returns the selected directions as indices of the leap's circle; all directions if there are no letters. */
  static List<Integer> of(Compass compass, Leap leap, List<PlacedModifier> letters) {
    return letters.isEmpty() ? headings(compass)
        : new DirectionReader(compass, leap.circle(), letters, Trail.Bend.NONE).read();
  }

  /**
   * Returns the turns that the letters name, in eighths of a circle clockwise. Without letters, these are all turns
   * except straight back. A leap with four directions then goes straight on or turns by 90 degrees.
   *
   * @param bend the last bend of the path, to which {@code z} and {@code q} refer
   */
  static List<Integer> turns(List<PlacedModifier> letters, Trail.Bend bend, boolean hasEightDirections) {
    if (letters.isEmpty()) {
      return hasEightDirections ? List.of(0, 1, 2, 3, 5, 6, 7) : List.of(0, 2, 6);
    }
    return new DirectionReader(Compass.TURN, new Leap(1, 0).circle(), letters, bend).read();
  }

  /** Returns all directions of a compass, as indices of a circle. */
  static List<Integer> headings(Compass compass) {
    return switch (compass) {
      case ORTHOGONAL -> List.of(0, 2, 4, 6);
      case DIAGONAL -> List.of(1, 3, 5, 7);
      case OBLIQUE, TURN -> List.of(0, 1, 2, 3, 4, 5, 6, 7);
    };
  }

  private List<Integer> read() {
    int next = 0;
    while (next < letters.size()) {
      next += selectNext(letters.get(next), letters.subList(next + 1, letters.size()));
    }
    return List.copyOf(selected);
  }

  /** Selects the directions of the next letter or pair of letters. Returns the number of letters read. */
  private int selectNext(PlacedModifier first, List<PlacedModifier> rest) {
    if (first.modifier() == HALF) {
      return selectHand(first, rest);
    }
    if (rest.isEmpty()) {
      return selectSingle(first);
    }
    PlacedModifier second = rest.getFirst();
    if (second.modifier() == HALF) {
      return selectSide(first, second);
    }
    if (second.modifier() == first.modifier()) {
      return 1 + selectSingle(first);
    }
    return formPair(first, second) ? selectPair(first, second) : selectSingle(first);
  }

  private int selectSingle(PlacedModifier modifier) {
    select(compass == Compass.DIAGONAL ? leadsTowards(modifier) : leadsMostlyTowards(modifier));
    return 1;
  }

  private int selectPair(PlacedModifier first, PlacedModifier second) {
    select(leadsTowards(first)
        .and(compass == Compass.OBLIQUE ? leadsMostlyTowards(second) : leadsTowards(second)));
    return 2;
  }

  /** Selects the four oblique leaps to the side that {@code first} names. */
  private int selectSide(PlacedModifier first, PlacedModifier half) {
    if (compass != Compass.OBLIQUE || !namesOneSide(first)) {
      throw half.error("halves only the oblique leaps of N, C and Z",
          "f, b, l or r before it, and such an atom");
    }
    select(leadsTowards(first));
    return 2;
  }

  /** Selects the four leaps that turn right, or the four that turn left. They alternate on the circle, right first. */
  private int selectHand(PlacedModifier half, List<PlacedModifier> rest) {
    boolean isRight = !rest.isEmpty() && rest.getFirst().modifier() == RIGHT;
    boolean isLeft = !rest.isEmpty() && rest.getFirst().modifier() == LEFT;
    if (compass != Compass.OBLIQUE || !isRight && !isLeft) {
      throw half.error("has no direction letter before it",
          "fh, bh, lh, rh, hl or hr, and N, C or Z as the atom");
    }
    headings(compass).stream().filter(heading -> heading % 2 == (isRight ? 0 : 1)).forEach(selected::add);
    return 2;
  }

  private boolean formPair(PlacedModifier first, PlacedModifier second) {
    return compass != Compass.ORTHOGONAL && namesOneSide(first)
        && dot(aims(first).getFirst(), aims(second).getFirst()) == 0;
  }

  /** Whether a letter names a single side, so that it can be the first of a pair. */
  private static boolean namesOneSide(PlacedModifier modifier) {
    return modifier.modifier() != VERTICAL && modifier.modifier() != SIDEWAYS;
  }

  private void select(Predicate<Step> condition) {
    IntStream.range(0, circle.size()).filter(heading -> headings(compass).contains(heading))
        .filter(heading -> condition.test(circle.get(heading))).forEach(selected::add);
  }

  /** Returns a test of whether a step leads in a direction of the letter, even slightly. */
  private Predicate<Step> leadsTowards(PlacedModifier modifier) {
    return step -> aims(modifier).stream().anyMatch(aim -> dot(step, aim) > 0);
  }

  /** Returns a test of whether a step leads farther in a direction of the letter than across it. */
  private Predicate<Step> leadsMostlyTowards(PlacedModifier modifier) {
    return step -> aims(modifier).stream().anyMatch(aim -> dot(step, aim) > Math.abs(cross(step, aim)));
  }

  private List<Step> aims(PlacedModifier placed) {
    BetzaModifier letter = placed.modifier();
    if (letter == CROOKED) {
      letter = bend.otherSide();
    } else if (letter == CIRCULAR) {
      letter = bend.sameSide();
    }
    return Objects.requireNonNull(AIMS.get(letter));
  }

  private static int dot(Step one, Step other) {
    return one.right() * other.right() + one.up() * other.up();
  }

  private static int cross(Step one, Step other) {
    return one.right() * other.up() - one.up() * other.right();
  }
}
