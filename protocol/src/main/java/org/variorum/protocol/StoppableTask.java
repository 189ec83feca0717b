package org.variorum.protocol;

import java.util.concurrent.CountDownLatch;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Work on a thread of its own, which can be stopped. */
public abstract class StoppableTask {

  private final CountDownLatch stop = new CountDownLatch(1);
  private final Thread thread = Thread.ofPlatform().name("job").daemon().unstarted(this::work);

  /** The work. Is run by the job's own thread. */
  protected abstract void work();

  /** A job of some length, which looks now and then whether it has been stopped; leaving it waits for its end. */
  public static StoppableTask of(Consumer<BooleanSupplier> work) {
    return new StoppableTask() {
      @Override
      protected void work() {
        work.accept(this::isStopped);
      }

      @Override
      public void leave() {
        join();
      }
    };
  }

  /** Begins. */
  public StoppableTask start() {
    thread.start();
    return this;
  }

  /** The opponent has played what was expected. Matters to a search in the opponent's time only. */
  public void ponderHit() {}

  /** Ends the work as soon as can be, and waits until it has ended. */
  public void stop() {
    stop.countDown();
    join();
  }

  /** There will be no more orders: ends the work, unless it will end by itself; and waits until it has ended. */
  public void leave() {
    stop();
  }

  /** Waits until the work has ended by itself. */
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

  /** Whether it has been stopped. */
  protected boolean isStopped() {
    return stop.getCount() == 0;
  }

  /** Waits until it is stopped. */
  protected void awaitStop() throws InterruptedException {
    stop.await();
  }
}
