package org.variorum.rules.compile;

import java.util.List;
import org.variorum.rules.definition.Goal;

/**
 * How the game ends, sorted by when it is asked.
 *
 * @param mated the verdict for a side that is mated
 * @param stalemated the verdict for a side that is stalemated
 * @param standing goals that can be read off the board in any position
 */
public record Goals(Goal.Verdict mated, Goal.Verdict stalemated, List<Standing> standing) {

  static final Goals NONE = new Goals(Goal.Verdict.LOSS, Goal.Verdict.DRAW, List.of());

  /** A goal of one side, read off the board. */
  public sealed interface Standing {

    /** The verdict is for the side itself. */
    Goal.Verdict verdict();

    /** It has one of these pieces on one of these squares (by side, a set of squares). */
    record Reached(long pieces, long[][] squares) implements Standing {
      @Override
      public Goal.Verdict verdict() {
        return Goal.Verdict.WIN;
      }
    }

    /** It has nothing but royal pieces. */
    record Bare(Goal.Verdict verdict) implements Standing {}

    /** Its royal piece is gone, and the other side's is not (diagrams may have none at all). */
    record RoyalGone() implements Standing {
      @Override
      public Goal.Verdict verdict() {
        return Goal.Verdict.LOSS;
      }
    }

    /** It has none of these pieces. */
    record Extinct(long pieces, Goal.Verdict verdict) implements Standing {}
  }
}
