package org.variorum.lab.match;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.variorum.lab.player.UnfitException;

/** Threads that do numbered tasks side by side until all are done, one thread fails, or somebody stops them. Works once. */
public final class Crew {

  /** What each thread does: takes one task after the other. */
  @FunctionalInterface
  public interface Work {
    void run() throws InterruptedException, UnfitException;
  }

  private final String name;
  private final int tasks;
  private final int size;
  private final AtomicReference<@Nullable Throwable> broken = new AtomicReference<>();
  private final List<Thread> threads = new ArrayList<>();
  private int begun;
  private boolean stopped;

  /**
   * @param name of its threads, before their numbers
   * @param size how many threads, unless there are fewer tasks
   */
  public Crew(String name, int size, int tasks) {
    this.name = name;
    this.tasks = tasks;
    this.size = Math.min(size, tasks);
  }

  /** Works to the end; what has broken a thread is thrown here, after all have ended. */
  public void run(Work work) throws InterruptedException, UnfitException {
    synchronized (this) {
      for (int i = 0; i < size && !stopped; i++) {
        threads.add(Thread.ofPlatform().name(name + "-" + (i + 1)).start(() -> run(work, this)));
      }
    }
    try {
      for (Thread thread : threads) {
        thread.join();
      }
    } catch (InterruptedException e) {
      stop();
      throw e;
    }
    switch (broken.get()) {
      case null -> {}
      case UnfitException e -> throw e;
      case RuntimeException e -> throw e;
      case Error e -> throw e;
      case Throwable e -> throw new IllegalStateException(e);
    }
  }

  private static void run(Work work, Crew crew) {
    try {
      work.run();
    } catch (InterruptedException e) {
      // Stopped: what was begun does not count.
      Thread.currentThread().interrupt();
    } catch (UnfitException | RuntimeException | Error e) {
      crew.broken.compareAndSet(null, e);
      crew.stop();
    }
  }

  /** The number of the next task, from 1, or 0 if there is none. */
  public synchronized int next() {
    return stopped || begun == tasks ? 0 : ++begun;
  }

  /** Ends it: threads are interrupted in their tasks. */
  public synchronized void stop() {
    stopped = true;
    threads.forEach(Thread::interrupt);
  }

  public synchronized boolean isStopped() {
    return stopped;
  }
}
