package org.variorum.testkit.naive.play;

import java.util.List;
import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.walk.NaiveWalk;
import org.variorum.testkit.naive.walk.OpenPath;

/** Moves that come from a mechanism, not from a piece's movement. */
public interface NaiveMoveSource extends Hook {

  List<Candidate> moves(NaivePosition position);

  /** Whether a kind has such moves that are written like moves of its own movement. */
  default boolean addsMoves(String letter) {
    return false;
  }

  /** Moves that are legal only if no other move is. */
  default List<Candidate> lastResorts(NaivePosition position) {
    return List.of();
  }

  /** Moves with a word by which parts of turns may require them. */
  interface Named extends NaiveMoveSource {

    String madeBy();
  }

  /** Moves of a piece along a walk of its movement, other than plain moves and captures. */
  interface Onto extends Hook {

    List<Candidate> moves(NaivePosition position, int from, OpenPath path, NaiveWalk walk);
  }
}
