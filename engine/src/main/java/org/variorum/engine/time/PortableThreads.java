package org.variorum.engine.time;

/** {@link Threads} where there is only one: a search runs without helpers. */
final class PortableThreads {

  private PortableThreads() {}

  public static Runnable start(Runnable task) {
    return () -> {};
  }

  static boolean areInterrupted() {
    return false;
  }

  static void pause() {}
}
