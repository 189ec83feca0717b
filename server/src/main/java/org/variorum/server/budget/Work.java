package org.variorum.server.budget;

import java.util.function.Supplier;

/** Long work, which is done in steps so that others can come in between, and which is given up when it takes too long. */
public final class Work {

  /** What is asked between two steps of the work that the thread does. */
  interface Pace {
    void step();

    /** Has something done apart, and goes on afterwards. */
    <R> R apart(Supplier<R> work);

    /** Has something waited for, and goes on afterwards at once. */
    <R> R idle(Supplier<R> waiting);
  }

  private static final ScopedValue<Pace> PACE = ScopedValue.newInstance();
  private static final Pace UNHURRIED = new Pace() {
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

  /** Goes on to the end, but leaves its place to others while it waits. */
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
   * Is called between two steps, such as moves: lets other work have its turn, and gives up work that takes too long. The
   * caller holds no lock. Outside the {@link Pool} it does nothing.
   *
   * @throws org.variorum.server.api.RefusedException 503 {@code too-long}
   */
  public static void step() {
    PACE.orElse(UNHURRIED).step();
  }

  /**
   * Does something long that has no steps, such as compiling a definition: where there is a pool for that, there, and
   * others have this one's place meanwhile. The caller holds no lock.
   *
   * @throws org.variorum.server.api.RefusedException 429 {@code too-fast}, 503 {@code too-busy} or {@code too-long}
   */
  public static <R> R apart(Supplier<R> work) {
    return PACE.orElse(UNHURRIED).apart(work);
  }

  /** Does something to its end that others may wait for, so that it must not wait for them. */
  public static <R> R whole(Supplier<R> work) {
    return ScopedValue.where(PACE, new Whole(PACE.orElse(UNHURRIED))).call(work::get);
  }

  /**
   * Waits for something that needs no processor, such as the database or a lock. Others have this one's place meanwhile, and
   * it goes on as soon as it can: the caller may hold locks.
   */
  public static <R> R idle(Supplier<R> waiting) {
    return PACE.orElse(UNHURRIED).idle(waiting);
  }

  static <R> R paced(Pace pace, Supplier<R> work) {
    return ScopedValue.where(PACE, pace).call(work::get);
  }
}
