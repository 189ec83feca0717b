package org.variorum.testkit.naive.play;

import java.util.List;
import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.NaivePosition;

/** Ban on legal moves because of other legal moves. */
public interface NaiveVeto extends Hook {

  /** The moves of {@code legal} that remain legal. */
  List<Candidate> remainingMoves(NaivePosition position, List<Candidate> legal);

  /** Ban on a move because of one other legal move. */
  interface Pairwise extends NaiveVeto {

    /** Whether a move is forbidden because the other move is legal. */
    boolean forbids(NaivePosition position, Candidate move, Candidate other);

    @Override
    default List<Candidate> remainingMoves(NaivePosition position, List<Candidate> legal) {
      return legal.stream()
          .filter(move -> legal.stream().noneMatch(other -> forbids(position, move, other))).toList();
    }
  }
}
