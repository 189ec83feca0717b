package org.variorum.protocol;

import org.variorum.engine.EngineSettings;

/** How much memory an engine can be given. */
final class MemoryLimit {

  /** In megabytes: half of what this process may use, for the rest of the program needs some, too. */
  static final int MOST =
      (int) Math.clamp(Runtime.getRuntime().maxMemory() / (2 << 20), 16, EngineSettings.MOST_MEGABYTES);

  private MemoryLimit() {}
}
