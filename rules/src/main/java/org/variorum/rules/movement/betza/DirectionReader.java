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

/** Reads the direction letters of one group: which of the eight directions of a circle they name. */
final class DirectionReader {

  private static final Step UP = new Step(0, 1);
  private static final Step ASIDE = new Step(1, 0);

  /** The sides that a letter names. */
  private static final Map<BetzaModifier, List<Step>> AIMS = Map.of(
      FORWARD, List.of(UP),
      BACKWARD, List.of(UP.reversed()),
      LEFT, List.of(ASIDE.reversed()),
      RIGHT, List.of(ASIDE),
      VERTICAL, List.of(UP, UP.reversed()),
      SIDEWAYS, List.of(ASIDE, ASIDE.reversed()));

  private final Compass compass;
  private final List<Step> circle;
  private final List<Placed> letters;
  private final Trail.Bend bend;
  private final SortedSet<Integer> chosen = new TreeSet<>();

  private DirectionReader(Compass compass, List<Step> circle, List<Placed> letters, Trail.Bend bend) {
    this.compass = compass;
    this.circle = circle;
    this.letters = letters;
    this.bend = bend;
  }

  /** The directions, on the leap's circle, that the letters name by this compass; all if there are no letters. */
  static List<Integer> of(Compass compass, Leap leap, List<Placed> letters) {
    return letters.isEmpty() ? all(compass)
        : new DirectionReader(compass, leap.circle(), letters, Trail.Bend.NONE).read();
  }

  /**
   * The turns, in eighths clockwise, that the letters name; without letters all but straight back, of which a leap with
   * four directions knows straight on and square to the sides.
   */
  static List<Integer> turns(List<Placed> letters, Trail.Bend bend, boolean eightfold) {
    if (letters.isEmpty()) {
      return eightfold ? List.of(0, 1, 2, 3, 5, 6, 7) : List.of(0, 2, 6);
    }
    return new DirectionReader(Compass.TURN, new Leap(1, 0).circle(), letters, bend).read();
  }

  /** Every direction that the compass knows. */
  static List<Integer> all(Compass compass) {
    return switch (compass) {
      case ORTHOGONAL -> List.of(0, 2, 4, 6);
      case DIAGONAL -> List.of(1, 3, 5, 7);
      case OBLIQUE, TURN -> List.of(0, 1, 2, 3, 4, 5, 6, 7);
    };
  }

  private List<Integer> read() {
    int next = 0;
    while (next < letters.size()) {
      next += phrase(letters.get(next), letters.subList(next + 1, letters.size()));
    }
    return List.copyOf(chosen);
  }

  /** Chooses what one letter, or a pair, names; returns the number of letters read. */
  private int phrase(Placed first, List<Placed> rest) {
    if (first.letter() == HALF) {
      return chiral(first, rest);
    }
    if (rest.isEmpty()) {
      return alone(first);
    }
    Placed second = rest.getFirst();
    if (second.letter() == HALF) {
      return half(first, second);
    }
    if (second.letter() == first.letter()) {
      return 1 + alone(first);
    }
    return pairs(first, second) ? pair(first, second) : alone(first);
  }

  private int alone(Placed letter) {
    choose(compass == Compass.DIAGONAL ? wide(letter) : narrow(letter));
    return 1;
  }

  private int pair(Placed first, Placed second) {
    choose(wide(first).and(compass == Compass.OBLIQUE ? narrow(second) : wide(second)));
    return 2;
  }

  private int half(Placed first, Placed half) {
    if (compass != Compass.OBLIQUE || !leads(first)) {
      throw half.error("halves only the oblique leaps of N, C and Z",
          "f, b, l or r before it, and such an atom");
    }
    choose(wide(first));
    return 2;
  }

  /** An oblique circle starts with a leap to the right hand, and hands alternate on it. */
  private int chiral(Placed half, List<Placed> rest) {
    boolean right = !rest.isEmpty() && rest.getFirst().letter() == RIGHT;
    boolean left = !rest.isEmpty() && rest.getFirst().letter() == LEFT;
    if (compass != Compass.OBLIQUE || !right && !left) {
      throw half.error("has no direction letter before it",
          "fh, bh, lh, rh, hl or hr, and N, C or Z as the atom");
    }
    all(compass).stream().filter(heading -> heading % 2 == (right ? 0 : 1)).forEach(chosen::add);
    return 2;
  }

  private boolean pairs(Placed first, Placed second) {
    return compass != Compass.ORTHOGONAL && leads(first)
        && dot(aims(first).getFirst(), aims(second).getFirst()) == 0;
  }

  /** Whether a letter can be the first of a pair: one that names a single side. */
  private static boolean leads(Placed letter) {
    return letter.letter() != VERTICAL && letter.letter() != SIDEWAYS;
  }

  private void choose(Predicate<Step> wanted) {
    IntStream.range(0, circle.size()).filter(heading -> all(compass).contains(heading))
        .filter(heading -> wanted.test(circle.get(heading))).forEach(chosen::add);
  }

  /** Steps that go that way at all. */
  private Predicate<Step> wide(Placed letter) {
    return step -> aims(letter).stream().anyMatch(aim -> dot(step, aim) > 0);
  }

  /** Steps that go farther that way than aside. */
  private Predicate<Step> narrow(Placed letter) {
    return step -> aims(letter).stream().anyMatch(aim -> dot(step, aim) > Math.abs(cross(step, aim)));
  }

  private List<Step> aims(Placed placed) {
    BetzaModifier letter = placed.letter();
    if (letter == CROOKED) {
      letter = bend.other();
    } else if (letter == CIRCULAR) {
      letter = bend.same();
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
