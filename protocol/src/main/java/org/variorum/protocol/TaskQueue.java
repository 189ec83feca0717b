package org.variorum.protocol;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Queue of tasks that run one after another on one thread. Tasks must be added from a single thread. */
public final class TaskQueue {

  private static final int MAX_WAITING = 1_000;

  private final Deque<Consumer<BooleanSupplier>> queue = new ArrayDeque<>();
  private boolean isWorking;
  private StoppableTask worker = StoppableTask.of(_ -> {});

  /** Adds a task, which polls its argument for a stop. Returns false if too many tasks are waiting. */
  public boolean add(Consumer<BooleanSupplier> task) {
    synchronized (queue) {
      if (queue.size() >= MAX_WAITING) {
        return false;
      }
      queue.add(task);
      if (!isWorking) {
        isWorking = true;
        worker = StoppableTask.of(this::work).start();
      }
      return true;
    }
  }

  private void work(BooleanSupplier isStopped) {
    for (Optional<Consumer<BooleanSupplier>> task = next(); task.isPresent(); task = next()) {
      task.get().accept(isStopped);
    }
  }

  private Optional<Consumer<BooleanSupplier>> next() {
    synchronized (queue) {
      isWorking = !queue.isEmpty();
      return Optional.ofNullable(queue.poll());
    }
  }

  /** Stops all tasks as soon as possible. Waiting tasks still start, but see the stop at once. */
  public void stop() {
    worker.stop();
  }

  /** Waits for the end of all tasks. */
  public void join() {
    worker.join();
  }
}
