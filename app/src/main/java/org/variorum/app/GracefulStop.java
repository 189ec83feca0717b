package org.variorum.app;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** A shutdown hook for long work: Ctrl+C ends the work early, and the process waits until its report is written. */
final class GracefulStop implements AutoCloseable {

  private static final int REPORT_SECONDS = 10;

  private final CountDownLatch reportLatch = new CountDownLatch(1);
  private final Thread hook;

  /** @param stop makes the work end soon; runs when the process is asked to end */
  GracefulStop(Runnable stop) {
    hook = new Thread(() -> {
      stop.run();
      awaitReport();
    }, "stop");
    Runtime.getRuntime().addShutdownHook(hook);
  }

  private void awaitReport() {
    try {
      if (!reportLatch.await(REPORT_SECONDS, TimeUnit.SECONDS)) {
        System.err.println("The work did not end in " + REPORT_SECONDS + " seconds; its report is lost.");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Signals that the report has been written, and removes the shutdown hook. */
  @Override
  public void close() {
    reportLatch.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The process is ending already.
    }
  }
}
