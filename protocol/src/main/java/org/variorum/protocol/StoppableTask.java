package org.variorum.protocol;

import java.util.concurrent.CountDownLatch;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Task on its own thread that can be stopped. */
public abstract class StoppableTask {

  private final CountDownLatch stop = new CountDownLatch(1);
  private final Thread thread = Thread.ofPlatform().name("job").daemon().unstarted(this::work);

  /** The work, called on the task's thread. */
  protected abstract void work();

  /** Creates a task that ends by itself. {@code work} polls its argument, which is true after {@link #stop}. */
  public static StoppableTask of(Consumer<BooleanSupplier> work) {
    return new StoppableTask() {
      @Override
      protected void work() {
        work.accept(this::isStopped);
      }

      @Override
      public void finish() {
        join();
      }
    };
  }

  /** Starts the thread. */
  public StoppableTask start() {
    thread.start();
    return this;
  }

  /** Signals that the opponent has played the expected move. Affects only a search that ponders. */
  public void ponderHit() {}

  /** Stops the work as soon as possible, and waits for its end. */
  public void stop() {
    stop.countDown();
    join();
  }

  /** Called at the end of the input. Waits for the end of the work; first stops it if it would not end by itself. */
  public void finish() {
    stop();
  }

  /** Waits for the end of the work, but does not stop it. */
  public void join() {
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Whether the work has not yet ended. */
  public boolean isRunning() {
    return thread.isAlive();
  }

  /** Whether the task has been stopped. */
  protected boolean isStopped() {
    return stop.getCount() == 0;
  }

  /** Waits for a stop. */
  protected void awaitStop() throws InterruptedException {
    stop.await();
  }
}
