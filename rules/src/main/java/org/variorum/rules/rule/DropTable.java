package org.variorum.rules.rule;

import java.util.Arrays;
import java.util.Optional;
import org.variorum.rules.state.State;

/**
 * How one kind is dropped.
 *
 * @param allowed by side and square: where
 * @param mostPerFile not on a file with so many of its kind and side; 0: on any file
 * @param mayMate whether the drop may give mate
 * @param when what must hold before
 */
public record DropTable(boolean[][] allowed, int mostPerFile, boolean mayMate, Optional<When> when) {

  /** A condition of drops. */
  public interface When {

    /** Whether a side may drop a piece on a square. */
    boolean allows(State state, int side, Threats threats, int square);

    /** What must be so, in words: a clause on the side. */
    String clause();
  }

  /** Whether a side may drop it on no square of an empty board. */
  public boolean isIdle() {
    return Arrays.stream(allowed).anyMatch(squares -> Arrays.equals(squares, new boolean[squares.length]));
  }
}
