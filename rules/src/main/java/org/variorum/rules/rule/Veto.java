package org.variorum.rules.rule;

import org.variorum.rules.position.MoveBuffer;
import org.variorum.rules.state.State;

/** Forbids moves because of others that can be made: those others are compulsory. */
public interface Veto {

  /** Makes moves on a position, so that one can look at what they lead to. */
  interface Trials {

    /** The position, as it is after the move that is being looked at. */
    State state();

    /** Who attacks what in that position. */
    Threats threats();

    /** Makes a move that would be legal but for others: its turn is then the other side's. */
    void attempt(long move);

    /** Takes it back. */
    void unmake();
  }

  /**
   * Whether a move may not be made where another can be. Among three moves it holds of the first and the last if it holds of the
   * first and the second and of those two; never of a move and itself. So it never forbids all.
   *
   * @param move one that would be legal but for this
   * @param other one that would be legal, too
   * @param trials for those who look at what moves lead to
   */
  boolean forbids(long move, long other, Trials trials);

  /** Whether it forbids moves only for others with the same start and destination. Who says so is asked less. */
  default boolean comparesSameSquares() {
    return false;
  }

  /** The kinds of pieces in hand that spare their side from check, as long as it holds one, because it has to drop them first. */
  default long sparesFromCheck() {
    return 0;
  }

  /** Why a move may not be made: begins with a lower-case letter, ends without a full stop; what to do instead follows it. */
  String why(long move, Wording words);

  /** The same of a move that may not be made because of a certain other. */
  default String why(long move, long other, Trials trials, Wording words) {
    return why(move, words);
  }

  /** Takes moves out of all that are legal but for this. */
  default void strike(MoveBuffer moves, Trials trials) {
    int kept = 0;
    for (int i = 0; i < moves.size; i++) {
      if (!forbidden(moves.moves[i], moves, trials)) {
        moves.moves[kept++] = moves.moves[i];
      }
    }
    moves.size = kept;
  }

  /** Whether a move is forbidden by one of a list. What has been struck from the list before forbids only what others forbid, too. */
  private boolean forbidden(long move, MoveBuffer moves, Trials trials) {
    for (int i = 0; i < moves.size; i++) {
      if (forbids(move, moves.moves[i], trials)) {
        return true;
      }
    }
    return false;
  }

  /** Forbids moves by what they do or lead to. */
  interface Prohibition {

    /** Whether it looks at what a move does by itself, and not at all that it leads to. */
    default boolean looksAtMoveAlone() {
      return false;
    }

    /**
     * The same of one that looks at the move alone.
     *
     * @param after the position after what the move itself changes, before what follows from it
     */
    default boolean forbids(State after, long move) {
      return false;
    }

    /**
     * Whether a move may not be made.
     *
     * @param after the position after the move, as if the turn had ended
     * @param mover the side that has moved
     * @param threats who attacks what there
     */
    default boolean forbids(State after, int mover, Threats threats) {
      return false;
    }

    /**
     * Whether a move may not be made because of the position before it.
     *
     * @param before the position; what is swapped for a look is put back
     */
    default boolean forbids(State before, long move, Threats threats) {
      return false;
    }

    /** Whether it may look at the position after a move; else it looks only at the one before, which costs less. */
    default boolean looksAhead() {
      return true;
    }

    /**
     * Whether a pass ends the game in a position, so that who is in check may make it: nobody captures the royal piece afterwards.
     *
     * @param before the position before the pass
     */
    default boolean sparesPass(State before) {
      return false;
    }

    /** Whether a move may be made all the same that mates. */
    default boolean sparesMate() {
      return false;
    }

    /** Why not: begins with a lower-case letter, ends without a full stop. */
    String why();

    /** The same of a move that it forbids in a position. */
    default String why(State before, long move) {
      return why();
    }
  }
}
