package org.variorum.testkit.naive.play;

import java.util.List;
import java.util.Optional;
import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.Position;

/** A way in which the game ends by its course, or because nobody can win any more. It takes no moves away (COM-6). */
public interface Course extends Hook {

  /**
   * In which word the game has ended, and for whom: {@code perpetual-chase 0-1}; empty if it has not ended so.
   *
   * @param course the positions that count, each after one move from the one before; the last is asked of
   */
  Optional<String> end(List<Position> course);
}
