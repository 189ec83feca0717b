package org.variorum.server.store;

import java.nio.file.Path;
import java.time.Duration;

/** Stores that are not opened as the program opens them. */
public final class Stores {

  private Stores() {}

  /** One that tries a write for so long, and does not wait in between. */
  public static Store inFile(Path directory, Duration patience) {
    return Store.inFile(directory, patience, Duration.ofMillis(1));
  }
}
