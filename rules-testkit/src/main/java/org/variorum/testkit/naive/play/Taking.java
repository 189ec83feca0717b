package org.variorum.testkit.naive.play;

import java.util.List;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.Position;
import org.variorum.testkit.naive.walk.Going;
import org.variorum.testkit.naive.walk.Walk;

/** What a piece does to others by going a walk: the core captures; a mechanism may have it done otherwise. */
public interface Taking extends Hook {

  /** Whether it could take the piece on a square by going so. */
  boolean threatens(Board board, int from, Going going, int square);

  /** The moves by that walk, also those that take no piece. */
  List<Candidate> moves(Position position, int from, Going going, Walk walk);

  /** Whether a side may so get pieces of the other, royal ones, too. */
  default boolean changesSides() {
    return false;
  }
}
