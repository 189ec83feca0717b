package org.variorum.testkit.naive.play;

import java.util.List;
import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.walk.NaiveWalk;
import org.variorum.testkit.naive.walk.OpenPath;

/** Moves that no piece's movement makes. */
public interface NaiveMoveSource extends Hook {

  List<Candidate> moves(NaivePosition position);

  /** Whether a piece of a kind makes some that are written as if they were its own movement. */
  default boolean addsMoves(String letter) {
    return false;
  }

  /** Moves that are legal only if there is no other. */
  default List<Candidate> lastResorts(NaivePosition position) {
    return List.of();
  }

  /** Moves for which turns can ask by a word. */
  interface Named extends NaiveMoveSource {

    String madeBy();
  }

  /** Further moves of a piece along a walk of its movement, besides plain moves and captures. */
  interface Onto extends Hook {

    List<Candidate> moves(NaivePosition position, int from, OpenPath going, NaiveWalk walk);
  }
}
