package org.variorum.rules.movement.betza;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.variorum.rules.board.Step;
import org.variorum.rules.movement.Leg;
import org.variorum.rules.text.English;

/** English words for directions and distances. */
final class MovementDirections {

  private static final Set<Step> ORTHOGONAL =
      Set.of(new Step(0, 1), new Step(0, -1), new Step(-1, 0), new Step(1, 0));
  private static final Set<Step> DIAGONAL =
      Set.of(new Step(1, 1), new Step(1, -1), new Step(-1, 1), new Step(-1, -1));

  private MovementDirections() {}

  /** Returns a number of squares in words, such as {@code one square}. */
  static String count(int squares) {
    return English.number(squares) + (squares == 1 ? " square" : " squares");
  }

  /** Returns a range in words, such as {@code up to three squares}. */
  static String distance(int range) {
    return range == Leg.UNLIMITED ? "any distance" : "up to " + count(range);
  }

  /** Returns words for the repetition of a leap; empty for a single leap. */
  static String repetition(int range) {
    return range == 1 ? "" : range == Leg.UNLIMITED ? ", any number of times in the same direction"
        : ", up to " + English.times(range) + " in the same direction";
  }

  static String leap(Leap leap) {
    return leap.equals(new Leap(2, 1)) ? "like a knight"
        : count(leap.longer()) + " along a rank or file and " + English.number(leap.shorter())
            + " to the side";
  }

  /** Returns words for the path of a lame leap. */
  static String lamePath(Leap leap) {
    int straight = leap.longer() - leap.shorter();
    return count(straight) + " along a rank or file and then " + English.number(leap.shorter())
        + " diagonally outward, over nothing but empty squares";
  }

  /** Returns words for orthogonal and diagonal directions, such as {@code straight forward or diagonally forward}. */
  static String straightDirections(Set<Step> steps) {
    Set<Step> signs = steps.stream()
        .map(step -> new Step(Integer.signum(step.right()), Integer.signum(step.up())))
        .collect(Collectors.toSet());
    if (signs.containsAll(ORTHOGONAL) && signs.containsAll(DIAGONAL)) {
      return "in any direction";
    }
    List<String> words = new ArrayList<>();
    addOrthogonal(signs, words);
    addDiagonal(signs, words);
    return English.list(words, "or");
  }

  private static void addOrthogonal(Set<Step> signs, List<String> words) {
    if (signs.containsAll(ORTHOGONAL)) {
      words.add("along a rank or file");
      return;
    }
    if (signs.contains(new Step(0, 1))) {
      words.add("straight forward");
    }
    if (signs.contains(new Step(0, -1))) {
      words.add("straight backward");
    }
    boolean isLeft = signs.contains(new Step(-1, 0));
    boolean isRight = signs.contains(new Step(1, 0));
    if (isLeft || isRight) {
      words.add(isLeft && isRight ? "sideways" : isLeft ? "to the left" : "to the right");
    }
  }

  private static void addDiagonal(Set<Step> signs, List<String> words) {
    if (signs.containsAll(DIAGONAL)) {
      words.add("diagonally");
      return;
    }
    for (int up : new int[] {1, -1}) {
      boolean isLeft = signs.contains(new Step(-1, up));
      boolean isRight = signs.contains(new Step(1, up));
      if (isLeft || isRight) {
        words.add("diagonally " + (up > 0 ? "forward" : "backward")
            + (isLeft && isRight ? "" : isLeft ? " to the left" : " to the right"));
      }
    }
  }

  /**
   * Returns words for some leaps of an oblique shape, such as {@code , forward only}. They follow the words for the
   * shape. The text is empty for all eight leaps; the result is empty if there are no short words for the leaps.
   */
  static Optional<String> obliqueDirections(Set<Step> steps) {
    boolean isForward = steps.stream().allMatch(step -> step.up() > 0);
    boolean isBackward = steps.stream().allMatch(step -> step.up() < 0);
    boolean isTall = steps.stream().allMatch(step -> Math.abs(step.up()) > Math.abs(step.right()));
    boolean isWide = steps.stream().allMatch(step -> Math.abs(step.up()) < Math.abs(step.right()));
    String longerPart = isTall ? ", the longer part straight " : isWide ? ", the longer part sideways" : "";
    return switch (steps.size()) {
      case 8 -> Optional.of("");
      case 4 -> isTall ? Optional.of(longerPart + "forward or backward") : isWide ? Optional.of(longerPart)
          : isForward ? Optional.of(", forward only")
              : isBackward ? Optional.of(", backward only") : Optional.empty();
      case 2 -> isTall && isForward ? Optional.of(longerPart + "forward")
          : isTall && isBackward ? Optional.of(longerPart + "backward")
              : isWide && isForward ? Optional.of(longerPart + ", forward only")
                  : isWide && isBackward ? Optional.of(longerPart + ", backward only") : Optional.empty();
      default -> Optional.empty();
    };
  }
}
