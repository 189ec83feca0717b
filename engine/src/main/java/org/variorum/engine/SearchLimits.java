package org.variorum.engine;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.variorum.rules.position.Move;

/**
 * The limits of a search, which ends at the first limit reached, and the scope of the search.
 *
 * @param nodes the maximum number of nodes of all threads together; with one thread and no other limit, the result is
 *     the same on every machine
 * @param depth the maximum depth in plies, before quiescence search
 * @param mate a win in at most this number of moves ends the search; 0 if a win must not end it
 * @param time the maximum time; without a clock, all of it is used unless another limit ends the search
 * @param clock the game clock; the engine decides how much of its time to use
 * @param moves the root moves to search; empty for all
 * @param ignoresContempt whether a draw scores 0 whatever the engine's contempt, as for analysis
 */
public record SearchLimits(long nodes, int depth, int mate, Duration time, Optional<Clock> clock,
    List<Move> moves, boolean ignoresContempt) {

  /** The maximum depth of a search. */
  public static final int MAX_DEPTH = 100;

  /** No limits except {@link #MAX_DEPTH}. */
  public static final SearchLimits NONE =
      new SearchLimits(Long.MAX_VALUE, MAX_DEPTH, 0, Clock.YEAR, Optional.empty(), List.of(), false);

  /** @throws IllegalArgumentException if nodes or depth is less than 1, or mate or time is negative */
  public SearchLimits {
    if (nodes < 1 || depth < 1 || mate < 0 || time.isNegative()) {
      throw new IllegalArgumentException("nodes and depth must be at least 1, mate and time at least 0");
    }
    depth = Math.min(depth, MAX_DEPTH);
    time = Clock.atMostAYear(time);
    moves = List.copyOf(moves);
  }

  /** A copy with at most this number of nodes. */
  public SearchLimits nodes(long newNodes) {
    return new SearchLimits(newNodes, depth, mate, time, clock, moves, ignoresContempt);
  }

  /** A copy with at most this depth. */
  public SearchLimits depth(int newDepth) {
    return new SearchLimits(nodes, newDepth, mate, time, clock, moves, ignoresContempt);
  }

  /** A copy for a search that ends at a win in at most this number of moves. */
  public SearchLimits mate(int newMate) {
    return new SearchLimits(nodes, depth, newMate, time, clock, moves, ignoresContempt);
  }

  /** A copy with at most this time. */
  public SearchLimits time(Duration newTime) {
    return new SearchLimits(nodes, depth, mate, newTime, clock, moves, ignoresContempt);
  }

  /** A copy for a search that uses a part of the time on a game clock. */
  public SearchLimits clock(Clock newClock) {
    return new SearchLimits(nodes, depth, mate, time, Optional.of(newClock), moves, ignoresContempt);
  }

  /** A copy that searches only these root moves. */
  public SearchLimits moves(List<Move> rootMoves) {
    return new SearchLimits(nodes, depth, mate, time, clock, rootMoves, ignoresContempt);
  }

  /** A copy that ignores contempt: a draw scores 0. */
  public SearchLimits withoutContempt() {
    return new SearchLimits(nodes, depth, mate, time, clock, moves, true);
  }
}
