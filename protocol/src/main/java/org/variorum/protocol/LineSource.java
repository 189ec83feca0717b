package org.variorum.protocol;

import java.io.IOException;
import java.util.Optional;

/** Where a session's lines come from. */
@FunctionalInterface
public interface LineSource {

  /**
   * A line without its end.
   *
   * @param text the line, or its beginning
   * @param cut whether there was more
   */
  record Line(String text, boolean cut) {}

  /** The next line, or empty when there are no more; waits for it. */
  Optional<Line> next() throws IOException;
}
