package org.variorum.app;

import java.util.Locale;
import java.util.function.Supplier;
import org.variorum.rules.game.Game;

/**
 * A compiled game with what it costs.
 *
 * @param nanos how long reading and compiling took, in a program that has just checked the definition
 * @param bytes how much memory it holds: what the heap has more after compiling, collected before and after
 */
record Compiled(Game game, long nanos, long bytes) {

  private static final int COLLECTIONS = 4;

  static Compiled of(Supplier<Game> compiler) {
    long before = held();
    long start = System.nanoTime();
    Game game = compiler.get();
    long nanos = System.nanoTime() - start;
    return new Compiled(game, nanos, Math.max(0, held() - before));
  }

  /** What the start of the program has left goes only after several collections, so until no more goes. */
  private static long held() {
    Runtime runtime = Runtime.getRuntime();
    long least = Long.MAX_VALUE;
    for (int i = 0; i < COLLECTIONS; i++) {
      System.gc();
      least = Math.min(least, runtime.totalMemory() - runtime.freeMemory());
    }
    return least;
  }

  /** The costs in words. */
  String words() {
    return String.format(Locale.ROOT, "read and compiled in %.0f ms, holds %.1f MB", nanos / 1e6,
        bytes / 1e6);
  }
}
