package org.variorum.engine;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.variorum.rules.position.Move;

/**
 * When a search ends, which is as soon as one of these is reached, and what it looks at.
 *
 * @param nodes positions to look at, by all threads together; a search of one thread that only this ends gives the same result on every machine
 * @param depth full moves of either side to look ahead, apart from exchanges that are followed further
 * @param mate stops as soon as a win in this many moves is found; 0 looks for the best move
 * @param time wall-clock time, used up completely
 * @param clock the game clock; the engine decides how much of it to use
 * @param moves the first moves to look at; all if empty
 * @param impartial whether scores are wanted rather than a move for a game: then draws are even, however the engine likes
 *     them in play
 */
public record SearchLimits(long nodes, int depth, int mate, Duration time, Optional<Clock> clock,
    List<Move> moves, boolean impartial) {

  /** The deepest that a search looks. */
  public static final int DEEPEST = 100;

  /** No limit but the deepest depth. */
  public static final SearchLimits NONE =
      new SearchLimits(Long.MAX_VALUE, DEEPEST, 0, Clock.YEAR, Optional.empty(), List.of(), false);

  /** @throws IllegalArgumentException if nothing could be searched at all */
  public SearchLimits {
    if (nodes < 1 || depth < 1 || mate < 0 || time.isNegative()) {
      throw new IllegalArgumentException("a search needs at least a node, a depth of 1 and a time");
    }
    depth = Math.min(depth, DEEPEST);
    time = Clock.atMostAYear(time);
    moves = List.copyOf(moves);
  }

  /** These limits, and at most {@code nodes} nodes. */
  public SearchLimits nodes(long most) {
    return new SearchLimits(most, depth, mate, time, clock, moves, impartial);
  }

  /** These limits, and at most that depth. */
  public SearchLimits depth(int most) {
    return new SearchLimits(nodes, most, mate, time, clock, moves, impartial);
  }

  /** These limits, and the search stops at a win in this many moves. */
  public SearchLimits mate(int most) {
    return new SearchLimits(nodes, depth, most, time, clock, moves, impartial);
  }

  /** These limits, and at most that time. */
  public SearchLimits time(Duration most) {
    return new SearchLimits(nodes, depth, mate, most, clock, moves, impartial);
  }

  /** These limits, and a share of what a clock has left. */
  public SearchLimits clock(Clock running) {
    return new SearchLimits(nodes, depth, mate, time, Optional.of(running), moves, impartial);
  }

  /** These limits, and only those first moves. */
  public SearchLimits moves(List<Move> first) {
    return new SearchLimits(nodes, depth, mate, time, clock, first, impartial);
  }

  /** These limits, for a caller that wants scores and no move. */
  public SearchLimits forScores() {
    return new SearchLimits(nodes, depth, mate, time, clock, moves, true);
  }
}
