package org.variorum.testkit.naive.play;

import java.util.List;
import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.NaivePosition;

/** Forbids legal moves because of other legal moves. */
public interface NaiveVeto extends Hook {

  /** The moves that are left of the legal ones of a position. */
  List<Candidate> left(NaivePosition position, List<Candidate> legal);

  /** Forbids one move because of another. */
  interface Pairwise extends NaiveVeto {

    /** Whether a move may not be made where another is legal. */
    boolean forbids(NaivePosition position, Candidate move, Candidate other);

    @Override
    default List<Candidate> left(NaivePosition position, List<Candidate> legal) {
      return legal.stream()
          .filter(move -> legal.stream().noneMatch(other -> forbids(position, move, other))).toList();
    }
  }
}
