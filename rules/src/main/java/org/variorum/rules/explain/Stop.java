package org.variorum.rules.explain;

import java.util.Comparator;
import java.util.List;
import org.variorum.rules.position.Refusal.Illegal;

/**
 * What keeps a piece from a square on one of the ways that lead there.
 *
 * @param suits whether the way ends as what stands there asks: with a capture, or without one
 * @param progress how many squares of the way the piece passes
 * @param part of the reason, what the reasons of several ways can share: the condition, or what is missing
 */
record Stop(boolean suits, Cause cause, int progress, Illegal refusal, String part) {

  /** Of several, the last one that there is matters: it comes nearest to a move. */
  enum Cause {
    /** No piece stands where the piece needs one, to go round, over, or through it. */
    MISSING,
    /** A piece stands in the way. */
    BLOCKED,
    /** A rule closes a square on the way, or its end. */
    CLOSED,
    /** The piece does not go over such a piece as stands there. */
    UNFIT,
    /** The way is open, and the piece may not end it so. */
    END,
    /** The way is open, but a condition does not hold. */
    CONDITION
  }

  /** A way that suits comes first, then what came nearest to a move; of blocked and closed ways, what led farthest. */
  private static final Comparator<Stop> ORDER = Comparator.comparing(Stop::suits)
      .thenComparing(stop -> stop.cause == Cause.CLOSED ? Cause.BLOCKED : stop.cause)
      .thenComparing(Stop::progress);

  Stop(boolean suits, Cause cause, int progress, Illegal refusal) {
    this(suits, cause, progress, refusal, "");
  }

  /**
   * The one that matters, and those that are to be told of together with it, because they lack the same or came as far.
   * Empty if there is none.
   */
  static List<Stop> told(List<Stop> stops) {
    return stops.stream().reduce((one, other) -> ORDER.compare(other, one) > 0 ? other : one)
        .map(best -> stops.stream().filter(best::isToldWith).toList()).orElse(List.of());
  }

  private boolean isToldWith(Stop other) {
    return suits == other.suits && cause == other.cause && switch (cause) {
      case CONDITION -> true;
      case MISSING -> part.equals(other.part);
      case BLOCKED -> progress == other.progress;
      case CLOSED, UNFIT, END -> refusal.equals(other.refusal);
    };
  }
}
