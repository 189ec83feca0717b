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
 * Does what one kind of thing asks for apart from everything else, such as replaying and exporting, or moves at tables: few
 * pieces of work at a time, addresses in turn, each piece with a deadline.
 *
 * <p>Work is done on threads of the operating system, since all virtual threads together have no more than a thread for
 * each processor. A piece gives way between two steps ({@link Work#step}) once it has had a turn; an address has one
 * piece at a time under way, so that no more are begun than there are addresses.
 */
final class Pool implements AutoCloseable {

  /** So long is a turn while others wait. */
  private static final long TURN = Duration.ofMillis(50).toNanos();
  /** How much longer a caller waits for a piece that does not check whether it is late. */
  private static final Duration GRACE = Duration.ofSeconds(2);
  /** So long a piece may wait and be worked at together. */
  private static final Duration LIMIT = Duration.ofSeconds(30);
  private static final Cost NOTHING = new Cost(0);
  /** A thread that is free is used again: for a move at a table a new one would be dear. */
  private static final ExecutorService THREADS =
      Executors.newCachedThreadPool(Thread.ofPlatform().name("work").daemon().factory());
  private static final Duration BEFORE_AGAIN = Duration.ofSeconds(1);

  private final Duration limit;
  private final LongSupplier clock;
  /** Where what has no steps is done; missing if here. */
  private final @Nullable Pool workshop;
  private final ReentrantLock lock = new ReentrantLock();
  private final Queue<Item<?>> waiting;
  private int free;
  private boolean closed;

  /**
   * @param atOnce how many pieces of work may be done at the same time
   * @param most how many pieces may wait
   * @param mostOfOne how many pieces of one address may wait
   * @param limit how long a piece may wait and be worked at together
   */
  Pool(int atOnce, int most, int mostOfOne, Duration limit) {
    this(atOnce, most, mostOfOne, limit, System::nanoTime, null);
  }

  Pool(int atOnce, int most, int mostOfOne, Duration limit, LongSupplier clock, @Nullable Pool workshop) {
    this.workshop = workshop;
    this.limit = limit;
    this.clock = clock;
    free = atOnce;
    waiting = new Queue<>(most, mostOfOne);
  }

  /** For answers, with half the machine's processors. */
  static Pool ofAnswers(Pool workshop) {
    return new Pool(Math.max(1, Runtime.getRuntime().availableProcessors() / 2), 256, 64, LIMIT,
        System::nanoTime, workshop);
  }

  /** For what is compiled and played again, with a quarter of the machine's processors. */
  static Pool ofWorkshop() {
    return new Pool(Math.max(1, Runtime.getRuntime().availableProcessors() / 4), 128, 16, LIMIT);
  }

  /** For what players do at tables: pieces that are short, on as many threads as there are processors, and that may wait for the database. */
  static Pool ofTables() {
    return new Pool(Runtime.getRuntime().availableProcessors(), 4_096, 512, LIMIT.multipliedBy(2));
  }

  /**
   * Does work, and returns when it is done.
   *
   * @param balance pays what it costs
   * @param estimate is paid before it is begun, and corrected afterwards
   * @throws RefusedException 429 {@code too-fast} if the balance is empty or too much of the address waits already; 503
   *     {@code too-busy} if too much waits of all, {@code too-long} if it is not done in time
   */
  <R> R run(Address address, AddressBalance balance, Cost estimate, Supplier<R> work) {
    balance.pay(estimate);
    Item<R> piece = new Item<>(address, balance, estimate, work);
    add(piece);
    return piece.result();
  }

  private void add(Item<?> piece) {
    lock.lock();
    try {
      if (closed || !waiting.offer(piece.address, piece)) {
        piece.balance.correct(piece.estimate, NOTHING);
        throw closed ? late() : full();
      }
      dispatch();
    } finally {
      lock.unlock();
    }
  }

  private RefusedException full() {
    return waiting.isFull()
        ? RefusedException.tooBusy("The server has too much to do.", BEFORE_AGAIN)
        : RefusedException.tooFast("Too much is waiting to be done for your address.", BEFORE_AGAIN);
  }

  /** Begins, or lets go on, what comes next. */
  private void dispatch() {
    while (free > 0) {
      Item<?> next = waiting.poll();
      if (next == null) {
        return;
      }
      free--;
      next.go();
    }
  }

  private static RefusedException late() {
    return new RefusedException(503, "too-long",
        "This took longer than the server may work for one request. Ask for less at a time, or try again later.");
  }

  /** One piece of work. Everything here is under the lock, except the work itself. */
  private final class Item<R> implements Work.Pace {

    private final Address address;
    private final AddressBalance balance;
    private final Cost estimate;
    private final Supplier<R> work;
    private final long deadline = clock.getAsLong() + limit.toNanos();
    private final CompletableFuture<R> done = new CompletableFuture<>();
    private final Condition mayGoOn = lock.newCondition();
    private boolean begun;
    private boolean going;
    private long turnBegan;

    Item(Address address, AddressBalance balance, Cost estimate, Supplier<R> work) {
      this.address = address;
      this.balance = balance;
      this.estimate = estimate;
      this.work = work;
    }

    private void go() {
      going = true;
      turnBegan = clock.getAsLong();
      if (begun) {
        mayGoOn.signal();
      } else {
        begun = true;
        THREADS.execute(this::run);
      }
    }

    private void run() {
      long before = ThreadTime.ofThisThread();
      Runnable tell = outcome();
      balance.correct(estimate,
          new Cost(TimeUnit.NANOSECONDS.toMicros(ThreadTime.ofThisThread() - before)));
      leave(true);
      tell.run();
    }

    private Runnable outcome() {
      try {
        requireInTime();
        R result = Work.paced(this, work);
        return () -> done.complete(result);
      } catch (RuntimeException | Error e) {
        // Errors too: the caller that waits must hear of it.
        return () -> done.completeExceptionally(e);
      }
    }

    /** @param forGood whether it does not come again, so that another piece of its address may be begun */
    private void leave(boolean forGood) {
      lock.lock();
      try {
        free++;
        if (forGood) {
          waiting.done(address);
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
        giveWay();
      }
    }

    private void requireInTime() {
      if (clock.getAsLong() - deadline >= 0 || done.isDone()) {
        throw late();
      }
    }

    private void giveWay() {
      lock.lock();
      try {
        turnBegan = clock.getAsLong();
        if (waiting.isOtherReady()) {
          free++;
          comeAgain();
        }
      } finally {
        lock.unlock();
      }
    }

    /** Waits for the next turn. */
    private void comeAgain() {
      going = false;
      waiting.again(address, this);
      dispatch();
      while (!going) {
        mayGoOn.awaitUninterruptibly();
      }
    }

    @Override
    public <T> T apart(Supplier<T> other) {
      if (workshop == null) {
        return other.get();
      }
      leave(false);
      try {
        return workshop.run(address, balance, NOTHING, other);
      } finally {
        lock.lock();
        try {
          comeAgain();
        } finally {
          lock.unlock();
        }
      }
    }

    @Override
    public <T> T idle(Supplier<T> something) {
      lock.lock();
      try {
        free++;
        waiting.rest(address);
        dispatch();
      } finally {
        lock.unlock();
      }
      try {
        return something.get();
      } finally {
        lock.lock();
        try {
          // It may hold what others wait for, so it takes its place whether or not there is room.
          free--;
          waiting.wake(address);
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
        done.completeExceptionally(late());
        throw late();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        done.completeExceptionally(late());
        throw late();
      }
    }

    private static RuntimeException cause(ExecutionException e) {
      @Nullable Throwable cause = e.getCause();
      if (cause instanceof Error error) {
        throw error;
      }
      return cause instanceof RuntimeException known ? known : new CompletionException(cause);
    }
  }

  /** What waits is refused; what is under way is finished. */
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
