package org.variorum.testkit.naive.play;

import java.util.List;
import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.NaivePosition;

/** Flaws of an arrangement that a mechanism finds (COM-5). */
public interface NaiveFlaw extends Hook {

  /** All flaws, in words. Empty if this mechanism finds none. */
  List<String> flaws(NaivePosition position);
}
