package org.variorum.protocol;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Queue of tasks that run one after another on one thread. Tasks must be added from a single thread. */
public final class TaskQueue {

  private static final int MOST = 1_000;

  private final Deque<Consumer<BooleanSupplier>> waiting = new ArrayDeque<>();
  private boolean working;
  private StoppableTask job = StoppableTask.of(_ -> {});

  /** Adds a task, which polls its argument for a stop. Returns false if too many tasks are waiting. */
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

  /** Stops all tasks as soon as possible. Waiting tasks still start, but see the stop at once. */
  public void stop() {
    job.stop();
  }

  /** Waits for the end of all tasks. */
  public void join() {
    job.join();
  }
}
