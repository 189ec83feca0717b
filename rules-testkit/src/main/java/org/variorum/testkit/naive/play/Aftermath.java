package org.variorum.testkit.naive.play;

import java.util.List;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Hook;

/** What a capture does to the board besides. */
public interface Aftermath extends Hook {

  /**
   * @param captured the board on which the capture has just been made
   * @param capturer where the capturer ended its move
   * @param centres where it captured
   */
  Board after(Board captured, int capturer, List<Integer> centres);
}
