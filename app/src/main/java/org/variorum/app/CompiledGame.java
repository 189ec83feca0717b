package org.variorum.app;

import java.util.Locale;
import java.util.function.Supplier;
import org.variorum.rules.game.Game;

/**
 * A compiled game, with its costs.
 *
 * @param nanos the nanoseconds in which the definition was read and compiled; realistic only if an earlier check has
 *     loaded the classes
 * @param bytes the heap memory of the game: the difference after garbage collections before and after compiling
 */
record CompiledGame(Game game, long nanos, long bytes) {

  private static final int COLLECTIONS = 4;

  static CompiledGame of(Supplier<Game> compiler) {
    long bytesBefore = usedHeap();
    long start = System.nanoTime();
    Game game = compiler.get();
    long nanos = System.nanoTime() - start;
    return new CompiledGame(game, nanos, Math.max(0, usedHeap() - bytesBefore));
  }

  /** The used heap memory. Collects garbage several times, because one collection leaves some of it. */
  private static long usedHeap() {
    Runtime runtime = Runtime.getRuntime();
    long least = Long.MAX_VALUE;
    for (int i = 0; i < COLLECTIONS; i++) {
      System.gc();
      least = Math.min(least, runtime.totalMemory() - runtime.freeMemory());
    }
    return least;
  }

  /** The costs as a sentence. */
  String words() {
    return String.format(Locale.ROOT, "read and compiled in %.0f ms, holds %.1f MB", nanos / 1e6,
        bytes / 1e6);
  }
}
