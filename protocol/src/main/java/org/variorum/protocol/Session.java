package org.variorum.protocol;

import java.io.IOException;

/** A conversation with another program in some protocol. */
public interface Session {

  /** Converses until told to quit, or until there are no more lines; what is still being searched is then stopped. */
  void run(LineSource in) throws IOException;

  /** Does what one line says, to its end. */
  void run(String line);
}
