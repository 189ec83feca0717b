package org.variorum.bench.attack;

import java.util.Locale;
import org.variorum.bench.load.Latencies;
import org.variorum.bench.load.LoadCounts;

/**
 * Measurements of honest visitors.
 *
 * @param moves the moves of two visitors at a table; its failures are those of all visits, also of games against the
 *     computer and of analyses
 * @param replies the times from a move to the answer of a computer of the lowest level
 * @param lines the times from the request of an analysis to its first line
 */
record VisitorReport(LoadCounts moves, Latencies replies, Latencies lines) {

  /**
   * Limits in milliseconds: for the 99th percentile of the times until a move is acknowledged, for the slowest reply,
   * and for the slowest line.
   */
  static final double MOVE_MILLIS = 250;
  static final double REPLY_MILLIS = 2_000;
  static final double LINE_MILLIS = 3_000;

  private static final int CAPACITY = 100_000;

  VisitorReport() {
    this(new LoadCounts(CAPACITY), new Latencies(CAPACITY), new Latencies(CAPACITY));
  }

  /** Whether all limits hold; false if there is no measurement for one of the limits. */
  boolean meetsLimits() {
    return moves.failures() == 0 && moves.acknowledgementTimes().milliseconds(0.99) <= MOVE_MILLIS
        && replies.milliseconds(1) <= REPLY_MILLIS && lines.milliseconds(1) <= LINE_MILLIS;
  }

  /** Whether no visitor saw an error, and moves, replies and lines arrived. */
  boolean isServed() {
    return moves.failures() == 0 && moves.acknowledgementTimes().count() > 0 && replies.count() > 0
        && lines.count() > 0;
  }

  @Override
  public String toString() {
    return String.format(Locale.ROOT,
        "%4d moves %5.0f ms  %3d replies %5.0f ms  %3d lines %5.0f ms  %d errors",
        moves.acknowledgementTimes().count(),
        moves.acknowledgementTimes().milliseconds(0.99), replies.count(), replies.milliseconds(1),
        lines.count(),
        lines.milliseconds(1), moves.failures());
  }
}
