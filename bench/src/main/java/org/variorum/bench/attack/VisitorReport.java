package org.variorum.bench.attack;

import java.util.Locale;
import org.variorum.bench.load.Latencies;
import org.variorum.bench.load.LoadCounts;

/**
 * Measurements of honest visitors.
 *
 * @param moves the moves of two visitors at a table, and all failures
 * @param replies the times from a move to the answer of a computer of the lowest level
 * @param lines the times from the request of an analysis to its first line
 */
record VisitorReport(LoadCounts moves, Latencies replies, Latencies lines) {

  /**
   * Limits in milliseconds: for the 99th percentile of acknowledgements of moves, and for the slowest reply and line.
   */
  static final double MOVE = 250;
  static final double REPLY = 2_000;
  static final double LINE = 3_000;

  private static final int MOST = 100_000;

  VisitorReport() {
    this(new LoadCounts(MOST), new Latencies(MOST), new Latencies(MOST));
  }

  /** Whether all limits hold; false if a limited time was never measured. */
  boolean meetsLimits() {
    return moves.failures() == 0 && moves.acknowledged().milliseconds(0.99) <= MOVE
        && replies.milliseconds(1) <= REPLY && lines.milliseconds(1) <= LINE;
  }

  /** Whether no visitor saw an error, and moves, replies and lines arrived. */
  boolean isServed() {
    return moves.failures() == 0 && moves.acknowledged().count() > 0 && replies.count() > 0
        && lines.count() > 0;
  }

  @Override
  public String toString() {
    return String.format(Locale.ROOT,
        "%4d moves %5.0f ms  %3d replies %5.0f ms  %3d lines %5.0f ms  %d errors",
        moves.acknowledged().count(),
        moves.acknowledged().milliseconds(0.99), replies.count(), replies.milliseconds(1), lines.count(),
        lines.milliseconds(1), moves.failures());
  }
}
