package org.variorum.protocol;

import org.variorum.engine.EngineSettings;

/** Limit of the engine's hash memory. */
final class MemoryLimit {

  /** The limit: half of this process's memory, because the program needs the rest; at least 16 megabytes. */
  static final int MAX_MEGABYTES =
      (int) Math.clamp(Runtime.getRuntime().maxMemory() / (2 << 20), 16, EngineSettings.MOST_MEGABYTES);

  private MemoryLimit() {}
}
