package org.variorum.protocol;

import org.variorum.engine.EngineSettings;

/** Limit of the engine's hash memory. */
final class MemoryLimit {

  /** The limit in megabytes: half of this process's memory, because the rest of the program needs some. */
  static final int MOST =
      (int) Math.clamp(Runtime.getRuntime().maxMemory() / (2 << 20), 16, EngineSettings.MOST_MEGABYTES);

  private MemoryLimit() {}
}
