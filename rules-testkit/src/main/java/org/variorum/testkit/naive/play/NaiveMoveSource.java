package org.variorum.testkit.naive.play;

import java.util.List;
import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.walk.NaiveWalk;
import org.variorum.testkit.naive.walk.OpenPath;

/** Moves that come from a mechanism, not from a piece's movement. */
public interface NaiveMoveSource extends Hook {

  List<Candidate> moves(NaivePosition position);

  /** Whether this source has moves of a kind with the same text as moves by the kind's own movement. */
  default boolean addsMoves(String letter) {
    return false;
  }

  /** Moves that a side may make only if it has no other legal move. */
  default List<Candidate> lastResorts(NaivePosition position) {
    return List.of();
  }

  /** Moves with a word. A part of a turn may allow only moves with certain words. */
  interface Named extends NaiveMoveSource {

    /** The word of this source's moves, for example {@code castling}. */
    String moveWord();
  }

  /** Moves of a piece along a walk of its movement, other than plain moves and captures. */
  interface Onto extends Hook {

    List<Candidate> moves(NaivePosition position, int from, OpenPath path, NaiveWalk walk);
  }
}
