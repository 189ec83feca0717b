package org.variorum.server.budget;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.variorum.server.api.RefusedException;
import org.variorum.server.guest.Address;

/**
 * A thread pool for one kind of work, for example replays or moves at tables. Only a few items run at the same time,
 * addresses take turns, and each item has a deadline.
 *
 * <p>Work runs on platform threads, since all virtual threads together have only one carrier thread per processor. An
 * item yields between two steps ({@link Work#step}) when its turn is over. Each address has at most one item in
 * progress, and in addition items that resume after {@link Work#waitFor}.
 */
final class Pool implements AutoCloseable {

  /** The length of a turn, in nanoseconds, while other items wait. */
  private static final long TURN = Duration.ofMillis(50).toNanos();
  /** The extra time that a caller waits for an item that does not check its deadline. */
  private static final Duration GRACE = Duration.ofSeconds(2);
  /** The maximum time for an item, waiting included. */
  private static final Duration LIMIT = Duration.ofSeconds(30);
  private static final Cost NOTHING = new Cost(0);
  /** Reuses idle threads: starting a thread for each move at a table would be expensive. */
  private static final ExecutorService THREADS =
      Executors.newCachedThreadPool(Thread.ofPlatform().name("work").daemon().factory());
  private static final Duration RETRY_AFTER = Duration.ofSeconds(1);

  private final Duration limit;
  private final LongSupplier clock;
  /** The pool that runs work without steps for this pool; null if this pool runs such work itself. */
  private final @Nullable Pool replayPool;
  private final ReentrantLock lock = new ReentrantLock();
  private final Queue<Item<?>> queue;
  private int freeThreads;
  private boolean closed;

  /**
   * @param threads the maximum number of items that run at the same time
   * @param maxWaiting the maximum number of waiting items
   * @param maxPerAddress the maximum number of waiting items of one address
   * @param limit the maximum time for an item, waiting included
   */
  Pool(int threads, int maxWaiting, int maxPerAddress, Duration limit) {
    this(threads, maxWaiting, maxPerAddress, limit, System::nanoTime, null);
  }

  Pool(int threads, int maxWaiting, int maxPerAddress, Duration limit, LongSupplier clock,
      @Nullable Pool replayPool) {
    this.replayPool = replayPool;
    this.limit = limit;
    this.clock = clock;
    freeThreads = threads;
    queue = new Queue<>(maxWaiting, maxPerAddress);
  }

  /** A pool for answers, on half of the machine's processors. */
  static Pool ofAnswers(Pool replayPool) {
    return new Pool(Math.max(1, Runtime.getRuntime().availableProcessors() / 2), 256, 64, LIMIT,
        System::nanoTime, replayPool);
  }

  /** A pool for compiling and replaying games, on a quarter of the machine's processors. */
  static Pool ofReplays() {
    return new Pool(Math.max(1, Runtime.getRuntime().availableProcessors() / 4), 128, 16, LIMIT);
  }

  /** A pool for hashes of passwords: two at most, and never all processors but one. */
  static Pool ofPasswords() {
    return new Pool(Math.clamp(Runtime.getRuntime().availableProcessors() / 2, 1, 2), 64, 8, LIMIT);
  }

  /** A pool for actions at tables, with one thread per processor. Items are short, but may wait for the database. */
  static Pool ofTables() {
    return new Pool(Runtime.getRuntime().availableProcessors(), 4_096, 512, LIMIT.multipliedBy(2));
  }

  /**
   * Runs work and returns its result.
   *
   * @param balance the balance that pays the cost
   * @param estimate the cost that is paid in advance; it is corrected to the measured cost afterwards
   * @throws RefusedException 429 {@code too-fast} if the balance is too low or too many items of the address wait; 503
   *     {@code too-busy} if too many items of all addresses wait, {@code too-long} if the work is not done in time
   */
  <R> R run(Address address, AddressBalance balance, Cost estimate, Supplier<R> work) {
    balance.pay(estimate);
    Item<R> item = new Item<>(address, balance, estimate, work);
    add(item);
    return item.result();
  }

  private void add(Item<?> item) {
    lock.lock();
    try {
      if (closed || !queue.offer(item.address, item)) {
        item.balance.correct(item.estimate, NOTHING);
        throw closed ? tooLong() : noRoom();
      }
      dispatch();
    } finally {
      lock.unlock();
    }
  }

  private RefusedException noRoom() {
    return queue.isFull()
        ? RefusedException.tooBusy("The server has too much to do.", RETRY_AFTER)
        : RefusedException.tooFast("Too many requests of your address are waiting.", RETRY_AFTER);
  }

  /** Begins or resumes the next items in the queue while threads are free. */
  private void dispatch() {
    while (freeThreads > 0) {
      Item<?> next = queue.poll();
      if (next == null) {
        return;
      }
      freeThreads--;
      next.proceed();
    }
  }

  private static RefusedException tooLong() {
    return new RefusedException(503, "too-long",
        "This took longer than the server may work for one request. Ask for less at a time, or try again later.");
  }

  /** One item of work. Its fields are used under the lock; the work itself runs without the lock. */
  private final class Item<R> implements Work.Pace {

    private final Address address;
    private final AddressBalance balance;
    private final Cost estimate;
    private final Supplier<R> work;
    private final long deadline = clock.getAsLong() + limit.toNanos();
    private final CompletableFuture<R> done = new CompletableFuture<>();
    private final Condition resumption = lock.newCondition();
    private boolean hasBegun;
    private boolean isRunning;
    private long turnBegan;

    Item(Address address, AddressBalance balance, Cost estimate, Supplier<R> work) {
      this.address = address;
      this.balance = balance;
      this.estimate = estimate;
      this.work = work;
    }

    private void proceed() {
      isRunning = true;
      turnBegan = clock.getAsLong();
      if (hasBegun) {
        resumption.signal();
      } else {
        hasBegun = true;
        THREADS.execute(this::run);
      }
    }

    private void run() {
      long before = ThreadTime.ofThisThread();
      Runnable delivery = outcome();
      balance.correct(estimate,
          new Cost(TimeUnit.NANOSECONDS.toMicros(ThreadTime.ofThisThread() - before)));
      releaseThread(true);
      delivery.run();
    }

    private Runnable outcome() {
      try {
        requireInTime();
        R result = Work.paced(this, work);
        return () -> done.complete(result);
      } catch (RuntimeException | Error e) {
        // Also catches errors, because the waiting caller must get them.
        return () -> done.completeExceptionally(e);
      }
    }

    /** @param ended whether the item has ended, so that another item of its address may begin */
    private void releaseThread(boolean ended) {
      lock.lock();
      try {
        freeThreads++;
        if (ended) {
          queue.end(address);
        }
        dispatch();
      } finally {
        lock.unlock();
      }
    }

    @Override
    public void step() {
      requireInTime();
      if (clock.getAsLong() - turnBegan >= TURN) {
        yieldTurn();
      }
    }

    private void requireInTime() {
      if (clock.getAsLong() - deadline >= 0 || done.isDone()) {
        throw tooLong();
      }
    }

    private void yieldTurn() {
      lock.lock();
      try {
        turnBegan = clock.getAsLong();
        if (queue.hasReadyItem()) {
          freeThreads++;
          requeue();
        }
      } finally {
        lock.unlock();
      }
    }

    /** Puts the item back into the queue and waits for its next turn. */
    private void requeue() {
      isRunning = false;
      queue.requeue(address, this);
      dispatch();
      while (!isRunning) {
        resumption.awaitUninterruptibly();
      }
    }

    @Override
    public <T> T withoutSteps(Supplier<T> other) {
      if (replayPool == null) {
        return other.get();
      }
      releaseThread(false);
      try {
        return replayPool.run(address, balance, NOTHING, other);
      } finally {
        lock.lock();
        try {
          requeue();
        } finally {
          lock.unlock();
        }
      }
    }

    @Override
    public <T> T waitFor(Supplier<T> operation) {
      lock.lock();
      try {
        freeThreads++;
        queue.rest(address);
        dispatch();
      } finally {
        lock.unlock();
      }
      try {
        return operation.get();
      } finally {
        lock.lock();
        try {
          // The item may hold locks that other items wait for, so it resumes even if no thread is free.
          freeThreads--;
          queue.wake(address);
          turnBegan = clock.getAsLong();
        } finally {
          lock.unlock();
        }
      }
    }

    private R result() {
      try {
        return done.get(limit.plus(GRACE).toNanos(), TimeUnit.NANOSECONDS);
      } catch (ExecutionException e) {
        throw cause(e);
      } catch (TimeoutException e) {
        done.completeExceptionally(tooLong());
        throw tooLong();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        done.completeExceptionally(tooLong());
        throw tooLong();
      }
    }

    private static RuntimeException cause(ExecutionException e) {
      @Nullable Throwable cause = e.getCause();
      if (cause instanceof Error error) {
        throw error;
      }
      return cause instanceof RuntimeException exception ? exception : new CompletionException(cause);
    }
  }

  /** Refuses all further items; items that wait or are in progress are still done. */
  @Override
  public void close() {
    lock.lock();
    try {
      closed = true;
    } finally {
      lock.unlock();
    }
  }
}
