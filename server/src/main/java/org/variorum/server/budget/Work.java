package org.variorum.server.budget;

import java.util.function.Supplier;

/** Long work that is done in steps. Other work may run between two steps, and work that takes too long is given up. */
public final class Work {

  /** The operations behind the static methods, for the work of the current thread. */
  interface Pace {
    void step();

    /** Runs work in another pool, then resumes. */
    <R> R apart(Supplier<R> work);

    /** Runs an operation that waits without a processor, then resumes at once. */
    <R> R idle(Supplier<R> waiting);
  }

  private static final ScopedValue<Pace> PACE = ScopedValue.newInstance();
  private static final Pace UNPACED = new Pace() {
    @Override
    public void step() {}

    @Override
    public <R> R apart(Supplier<R> work) {
      return work.get();
    }

    @Override
    public <R> R idle(Supplier<R> waiting) {
      return waiting.get();
    }
  };

  /** A pace without turns: the work runs to its end, but other work runs while it waits. */
  private record Whole(Pace around) implements Pace {

    @Override
    public void step() {}

    @Override
    public <R> R apart(Supplier<R> work) {
      return work.get();
    }

    @Override
    public <R> R idle(Supplier<R> waiting) {
      return around.idle(waiting);
    }
  }

  private Work() {}

  /**
   * Lets other work have its turn, and throws if the calling work takes too long. Called between two steps, such as
   * moves. The caller must hold no lock. Outside the {@link Pool} it does nothing.
   *
   * @throws org.variorum.server.api.RefusedException 503 {@code too-long} if the work takes too long
   */
  public static void step() {
    PACE.orElse(UNPACED).step();
  }

  /**
   * Runs long work that has no steps, such as compiling a definition. It runs in the pool for such work, if there is
   * one; meanwhile other work may use the caller's place in its own pool. The caller must hold no lock.
   *
   * @throws org.variorum.server.api.RefusedException 429 {@code too-fast}, 503 {@code too-busy} or {@code too-long}
   */
  public static <R> R apart(Supplier<R> work) {
    return PACE.orElse(UNPACED).apart(work);
  }

  /**
   * Runs work to its end without yielding, for example the loader of a cache. Other work may wait for its result, so it
   * must not wait for a turn behind that work.
   */
  public static <R> R whole(Supplier<R> work) {
    return ScopedValue.where(PACE, new Whole(PACE.orElse(UNPACED))).call(work::get);
  }

  /**
   * Runs an operation that waits without a processor, such as a query or a lock. Other work runs meanwhile. The caller
   * resumes as soon as the operation ends, and may hold locks.
   */
  public static <R> R idle(Supplier<R> waiting) {
    return PACE.orElse(UNPACED).idle(waiting);
  }

  static <R> R paced(Pace pace, Supplier<R> work) {
    return ScopedValue.where(PACE, pace).call(work::get);
  }
}
