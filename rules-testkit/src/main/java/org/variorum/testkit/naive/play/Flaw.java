package org.variorum.testkit.naive.play;

import java.util.List;
import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.Position;

/** What makes an arrangement impossible (COM-5). */
public interface Flaw extends Hook {

  /** All flaws, in words. */
  List<String> of(Position position);
}
