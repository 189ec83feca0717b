package org.variorum.protocol;

import java.io.IOException;

/** Session with another program in a protocol. */
public interface Session {

  /** Executes lines until the command to quit or the end of the input, then stops a running search. */
  void run(LineSource in) throws IOException;

  /** Executes one line and waits until its work is complete. */
  void run(String line);
}
