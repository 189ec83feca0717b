package org.variorum.testkit.naive.play;

import java.util.List;
import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.NaivePosition;

/** What makes an arrangement impossible (COM-5). */
public interface NaiveFlaw extends Hook {

  /** All flaws, in words. */
  List<String> of(NaivePosition position);
}
