package org.variorum.lab.match;

import java.time.Duration;
import java.util.Optional;
import org.variorum.engine.Limits;
import org.variorum.lab.statistics.Sprt;

/**
 * What a match shall be.
 *
 * @param games how many games at most; each opening is played twice, with sides changed
 * @param concurrency how many at a time
 * @param pace what each move may cost; a clock among it is what each side's clock shows at the start
 * @param margin how much more than its time a move may take
 * @param adjudication when a game ends before its rules end it
 * @param openings where players take games over
 * @param sprt ends the match as soon as it has decided
 */
public record MatchPlan(int games, int concurrency, Limits pace, Duration margin, Adjudication adjudication,
    Openings openings, Optional<Sprt> sprt) {

  /** What a move may take beyond its time unless said otherwise: a process is woken, a line goes through a pipe. */
  public static final Duration USUAL_MARGIN = Duration.ofMillis(50);

  /** @throws IllegalArgumentException if nothing would be played */
  public MatchPlan {
    if (games < 1 || concurrency < 1) {
      throw new IllegalArgumentException("a match needs games, one at a time at least");
    }
  }
}
