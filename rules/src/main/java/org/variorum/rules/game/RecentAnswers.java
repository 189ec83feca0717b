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
 * within a short time, so a position holds only a weak reference to its cache. Thread-safe.
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
  static final class References<P> {
    private volatile @Nullable WeakReference<RecentAnswers> cache;
    private volatile @Nullable PlayedMove<P> lastPlayed;

    private record PlayedMove<P>(Move move, WeakReference<P> after) {}

    RecentAnswers get() {
      WeakReference<RecentAnswers> reference = cache;
      RecentAnswers known = reference == null ? null : reference.get();
      if (known == null) {
        known = new RecentAnswers();
        cache = new WeakReference<>(known);
      }
      return known;
    }

    /** Returns the position after a move. Caches it, because callers often play the same move again soon. */
    P after(Move move, Supplier<P> computation) {
      PlayedMove<P> played = lastPlayed;
      @Nullable P known = played != null && played.move.equals(move) ? played.after.get() : null;
      if (known == null) {
        known = computation.get();
        lastPlayed = new PlayedMove<>(move, new WeakReference<>(known));
      }
      return known;
    }
  }

  Legs legs(Move move, Supplier<Legs> computation) {
    return cached(legs, move, computation);
  }

  Transition transition(Move move, Supplier<Transition> computation) {
    return cached(transitions, move, computation);
  }

  /** Returns the cached result or computes it. Two threads may compute the same result; neither waits for the other. */
  private static <T> T cached(Map<Long, T> results, Move move, Supplier<T> computation) {
    T found = results.get(move.code());
    if (found == null) {
      found = computation.get();
      results.put(move.code(), found);
    }
    return found;
  }

  Pointing pointing(Supplier<Pointing> computation) {
    Pointing found = pointing;
    if (found == null) {
      found = computation.get();
      pointing = found;
    }
    return found;
  }
}
