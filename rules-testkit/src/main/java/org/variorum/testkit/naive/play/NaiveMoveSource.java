package org.variorum.testkit.naive.play;

import java.util.List;
import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.walk.NaiveWalk;
import org.variorum.testkit.naive.walk.OpenPath;

/** Moves that a mechanism adds to the moves by the pieces' movement. */
public interface NaiveMoveSource extends Hook {

  List<Candidate> moves(NaivePosition position);

  /** Whether moves of this source may have the same text as moves of a kind of piece by its own movement. */
  default boolean addsMoves(String letter) {
    return false;
  }

  /** Moves that a side may make only if it has no other legal move. */
  default List<Candidate> lastResorts(NaivePosition position) {
    return List.of();
  }

  /** Moves with a word. A turn of several moves may allow only certain words for each of them. */
  interface Named extends NaiveMoveSource {

    /** The word of this source's moves, for example {@code castling}. */
    String moveWord();
  }

  /** Moves of a piece along a walk of its movement, other than plain moves and captures. */
  interface WalkMoves extends Hook {

    /** The moves of the piece on {@code from} along a walk. */
    List<Candidate> moves(NaivePosition position, int from, OpenPath path, NaiveWalk walk);
  }
}
