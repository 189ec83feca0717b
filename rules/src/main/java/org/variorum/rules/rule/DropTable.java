package org.variorum.rules.rule;

import java.util.Arrays;

/**
 * How one kind is dropped.
 *
 * @param held the kind that leaves the hand: this kind, or that of which it is the promoted form
 * @param allowed by side and square: where
 * @param mostPerFile not on a file with so many of its kind and side; 0: on any file
 * @param mayMate whether the drop may give mate
 */
public record DropTable(int held, boolean[][] allowed, int mostPerFile, boolean mayMate) {

  /** Whether a side may drop it on no square of an empty board. */
  public boolean isIdle() {
    return Arrays.stream(allowed).anyMatch(squares -> Arrays.equals(squares, new boolean[squares.length]));
  }
}
