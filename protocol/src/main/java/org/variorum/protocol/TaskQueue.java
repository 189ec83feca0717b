package org.variorum.protocol;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Tasks of some length that are done to their end, one after the other, on one thread. It is given tasks from one thread. */
public final class TaskQueue {

  private static final int MOST = 1_000;

  private final Deque<Consumer<BooleanSupplier>> waiting = new ArrayDeque<>();
  private boolean working;
  private StoppableTask job = StoppableTask.of(_ -> {});

  /** Does a task when those before it are done; false if too many wait. The task looks now and then whether it has been stopped. */
  public boolean add(Consumer<BooleanSupplier> task) {
    synchronized (waiting) {
      if (waiting.size() >= MOST) {
        return false;
      }
      waiting.add(task);
      if (!working) {
        working = true;
        job = StoppableTask.of(this::work).start();
      }
      return true;
    }
  }

  private void work(BooleanSupplier stopped) {
    for (Optional<Consumer<BooleanSupplier>> task = next(); task.isPresent(); task = next()) {
      task.get().accept(stopped);
    }
  }

  private Optional<Consumer<BooleanSupplier>> next() {
    synchronized (waiting) {
      working = !waiting.isEmpty();
      return Optional.ofNullable(waiting.poll());
    }
  }

  /** Ends all tasks as soon as can be: those that wait begin, and hear that they have been stopped. */
  public void stop() {
    job.stop();
  }

  /** Waits until all is done. */
  public void join() {
    job.join();
  }
}
