package org.variorum.server.table;

import java.time.Duration;
import java.util.NoSuchElementException;
import java.util.function.Supplier;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** For what other threads bring about: waits until it is so, and says why not if it never is. */
final class Eventually {

  private static final long PATIENCE = 30_000;
  private static final Duration STEP = Duration.ofMillis(5);

  private Eventually() {}

  static void holds(ThrowingCallable assertion) {
    long end = System.currentTimeMillis() + PATIENCE;
    while (true) {
      try {
        assertion.call();
        return;
      } catch (Throwable e) {
        if (System.currentTimeMillis() > end) {
          throw new AssertionError("not within " + PATIENCE + " ms", e);
        }
        pause();
      }
    }
  }

  /**
   * The same while time goes on, as it does for servers: a flag that was not written soon enough, because the store was
   * busy, falls a little later.
   */
  static void holdsAsTimeGoesOn(ThrowingCallable assertion, TableTestServer... rooms) {
    holds(() -> {
      for (TableTestServer server : rooms) {
        server.clock.pass(STEP);
      }
      assertion.call();
    });
  }

  /** The first thing that there is. */
  static <T> T get(Supplier<T> found) {
    long end = System.currentTimeMillis() + PATIENCE;
    while (true) {
      try {
        return found.get();
      } catch (NoSuchElementException | IndexOutOfBoundsException e) {
        if (System.currentTimeMillis() > end) {
          throw e;
        }
        pause();
      }
    }
  }

  private static void pause() {
    try {
      Thread.sleep(2);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
