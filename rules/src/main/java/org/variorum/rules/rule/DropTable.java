package org.variorum.rules.rule;

import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.state.State;

/**
 * How one kind is dropped.
 *
 * @param held the kind that leaves the hand: this kind, or that of which it is the promoted form
 * @param allowed by side and square: where
 * @param mostPerFile not on a file with so many of its kind and side; 0: on any file
 * @param mayMate whether the drop may give mate
 * @param when what must hold before
 * @param endless whether a drop leaves the hand as it is
 * @param footing what must stand around besides; null: nothing
 */
public record DropTable(int held, boolean[][] allowed, int mostPerFile, boolean mayMate, Optional<When> when,
    boolean endless, @Nullable Footing footing) {

  /** A condition of drops. */
  public interface When {

    /** Whether a side may drop a piece on a square. */
    boolean allows(State state, int side, Threats threats, int square);

    /** What must be so, in words: a clause on the side. */
    String clause();
  }

  /** What must stand around where a piece is dropped. */
  public interface Footing {

    /** Whether the side to move may drop it on an empty square as others stand. */
    boolean holds(State state, int square);

    /** What is missing there otherwise: a clause, {@code no own piece stands next to it}. */
    String missing();
  }

  /** Whether there is a square on which a side may put it. */
  public boolean allows(int side) {
    return !Arrays.equals(allowed[side], new boolean[allowed[side].length]);
  }

  /** Whether a side may drop it on no square of an empty board. */
  public boolean isIdle() {
    return Arrays.stream(allowed).anyMatch(squares -> Arrays.equals(squares, new boolean[squares.length]));
  }

  /** Keeps pieces in hand from squares, besides what keeps them from there always. */
  public interface Limit {

    /** Where pieces of the side to move could be dropped but for such limits. */
    @FunctionalInterface
    interface Open {
      boolean to(int kind, int square);
    }

    /** Whether a piece of a kind that the side to move holds may not be dropped on a square that is open to it. */
    boolean forbids(State state, Open open, int kind, int square);

    /** Why not: begins with a lower-case letter, ends without a full stop. */
    String why(State state, Open open, int kind, int square);
  }
}
