package org.variorum.protocol;

import java.io.IOException;
import java.util.Optional;

/** Source of a session's input lines. */
@FunctionalInterface
public interface LineSource {

  /**
   * A line without its line break.
   *
   * @param text the line, or its beginning if it was cut
   * @param isCut whether the line was too long and has been cut
   */
  record Line(String text, boolean isCut) {}

  /** Returns the next line; empty at the end of the input. Blocks until a line is available. */
  Optional<Line> next() throws IOException;
}
