package org.variorum.rules.game;

import java.lang.ref.WeakReference;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.position.Legs;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Transition;

/**
 * A cache of results about a position's moves. A caller that shows a position needs the same results several times
 * within a short time. So the position references the cache weakly. Thread-safe.
 */
final class RecentAnswers {

  private final Map<Long, Legs> legs = new ConcurrentHashMap<>();
  private final Map<Long, Transition> transitions = new ConcurrentHashMap<>();
  private volatile @Nullable Pointing pointing;

  /**
   * The weak references of a position: to its cache, and to the position after the move that was played last.
   *
   * @param <P> the type of positions
   */
  static final class Held<P> {
    private volatile WeakReference<RecentAnswers> found = new WeakReference<>(null);
    private volatile @Nullable Next<P> last;

    private record Next<P>(Move move, WeakReference<P> after) {}

    RecentAnswers get() {
      RecentAnswers known = found.get();
      if (known == null) {
        known = new RecentAnswers();
        found = new WeakReference<>(known);
      }
      return known;
    }

    /** Returns the position after a move. Caches it, because callers often play the same move again soon. */
    P after(Move move, Supplier<P> work) {
      Next<P> next = last;
      @Nullable P known = next != null && next.move.equals(move) ? next.after.get() : null;
      if (known == null) {
        known = work.get();
        last = new Next<>(move, new WeakReference<>(known));
      }
      return known;
    }
  }

  Legs legs(Move move, Supplier<Legs> work) {
    return known(legs, move, work);
  }

  Transition transition(Move move, Supplier<Transition> work) {
    return known(transitions, move, work);
  }

  /** Returns the cached result or computes it. Two threads may compute the same result; neither waits for the other. */
  private static <T> T known(Map<Long, T> all, Move move, Supplier<T> work) {
    T found = all.get(move.code());
    if (found == null) {
      found = work.get();
      all.put(move.code(), found);
    }
    return found;
  }

  Pointing pointing(Supplier<Pointing> work) {
    Pointing found = pointing;
    if (found == null) {
      found = work.get();
      pointing = found;
    }
    return found;
  }
}
