package org.variorum.protocol;

import java.io.IOException;

/** A conversation with another program in some protocol. */
public interface Session {

  /** Runs until the command to quit or the end of the lines; then stops a running search. */
  void run(LineSource in) throws IOException;

  /** Does what one line says, to its end. */
  void run(String line);
}
