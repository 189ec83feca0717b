package org.variorum.server.budget;

import java.util.function.Supplier;

/**
 * Long work that is done in steps. Other work may run between two steps. Work that takes too long ends with an error.
 */
public final class Work {

  /** The operations behind the static methods, for the work of the current thread. */
  interface Pace {
    void step();

    /** Runs work in another pool, then resumes. */
    <R> R withoutSteps(Supplier<R> work);

    /** Runs an operation that waits without a processor, then resumes at once. */
    <R> R waitFor(Supplier<R> operation);
  }

  private static final ScopedValue<Pace> PACE = ScopedValue.newInstance();
  private static final Pace UNPACED = new Pace() {
    @Override
    public void step() {}

    @Override
    public <R> R withoutSteps(Supplier<R> work) {
      return work.get();
    }

    @Override
    public <R> R waitFor(Supplier<R> operation) {
      return operation.get();
    }
  };

  /** The operations for work that does not yield; other work still runs while it waits. */
  private record WithoutYielding(Pace around) implements Pace {

    @Override
    public void step() {}

    @Override
    public <R> R withoutSteps(Supplier<R> work) {
      return work.get();
    }

    @Override
    public <R> R waitFor(Supplier<R> operation) {
      return around.waitFor(operation);
    }
  }

  private Work() {}

  /**
   * Lets other work have its turn, and throws if the calling work takes too long. The calling work calls this method
   * between two steps, such as two moves. The caller must hold no lock. Outside the {@link Pool} it does nothing.
   *
   * @throws org.variorum.server.api.RefusedException 503 {@code too-long} if the work takes too long
   */
  public static void step() {
    PACE.orElse(UNPACED).step();
  }

  /**
   * Runs long work that has no steps, such as compiling a definition. The work runs in the pool for such work, if there
   * is one; meanwhile other work may use the caller's thread of its own pool. The caller must hold no lock.
   *
   * @throws org.variorum.server.api.RefusedException 429 {@code too-fast}, 503 {@code too-busy} or {@code too-long}
   */
  public static <R> R withoutSteps(Supplier<R> work) {
    return PACE.orElse(UNPACED).withoutSteps(work);
  }

  /**
   * Runs work to its end without yielding, for example the loader of a cache. If it yielded, work that waits for its
   * result could get its turn first and would block.
   */
  public static <R> R withoutYielding(Supplier<R> work) {
    return ScopedValue.where(PACE, new WithoutYielding(PACE.orElse(UNPACED))).call(work::get);
  }

  /**
   * Runs an operation that waits without a processor, such as a query or a lock. Other work runs meanwhile. The caller
   * resumes as soon as the operation ends, and may hold locks.
   */
  public static <R> R waitFor(Supplier<R> operation) {
    return PACE.orElse(UNPACED).waitFor(operation);
  }

  static <R> R paced(Pace pace, Supplier<R> work) {
    return ScopedValue.where(PACE, pace).call(work::get);
  }
}
