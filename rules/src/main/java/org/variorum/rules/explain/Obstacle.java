package org.variorum.rules.explain;

import java.util.Comparator;
import java.util.List;
import org.variorum.rules.position.Refusal.Illegal;

/**
 * The obstacle on one path of a piece to a square.
 *
 * <p>Several paths may lead to the requested square. The obstacle to report is that of the path which is nearest to a
 * legal move.
 *
 * @param fitsDestination whether the path allows a quiet move to an empty destination, or a capture on an occupied one
 * @param progress the number of squares that the piece passes before the obstacle
 * @param part the part of the reason that several paths can share: a condition or a missing piece; empty for other
 *     causes
 */
record Obstacle(boolean fitsDestination, Cause cause, int progress, Illegal refusal, String part) {

  /** The kind of obstacle. A later constant is nearer to a legal move. */
  enum Cause {
    /** No suitable piece is on a square where the piece must move round, over or through another piece. */
    MISSING,
    /** A piece blocks the path. */
    BLOCKED,
    /** A rule closes a square on the path, or its last square. */
    CLOSED,
    /** The piece may not hop over the piece on a square of the path, which is no hurdle for it. */
    UNFIT,
    /** The path is free, but the piece may not end the move on the destination. */
    END,
    /** The path is free, but a condition does not hold. */
    CONDITION
  }

  /**
   * Orders obstacles by {@code fitsDestination}, by cause and by progress. Blocked and closed squares are equal causes.
   */
  private static final Comparator<Obstacle> ORDER = Comparator.comparing(Obstacle::fitsDestination)
      .thenComparing(obstacle -> obstacle.cause == Cause.CLOSED ? Cause.BLOCKED : obstacle.cause)
      .thenComparing(Obstacle::progress);

  Obstacle(boolean fitsDestination, Cause cause, int progress, Illegal refusal) {
    this(fitsDestination, cause, progress, refusal, "");
  }

  /**
   * Returns the obstacles to report: the greatest by {@link #ORDER}, and all that share its reason or its progress.
   * Empty if there are no obstacles.
   */
  static List<Obstacle> reported(List<Obstacle> obstacles) {
    return obstacles.stream().reduce((one, other) -> ORDER.compare(other, one) > 0 ? other : one)
        .map(best -> obstacles.stream().filter(best::isReportedWith).toList()).orElse(List.of());
  }

  private boolean isReportedWith(Obstacle other) {
    return fitsDestination == other.fitsDestination && cause == other.cause && switch (cause) {
      case CONDITION -> true;
      case MISSING -> part.equals(other.part);
      case BLOCKED -> progress == other.progress;
      case CLOSED, UNFIT, END -> refusal.equals(other.refusal);
    };
  }
}
