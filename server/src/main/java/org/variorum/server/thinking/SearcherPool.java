package org.variorum.server.thinking;

import java.lang.ref.WeakReference;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A pool of engines, called searchers. Creating one takes some tenths of a second and up to {@link #LARGEST} bytes. So
 * the pool keeps idle searchers, with their transposition tables, for the next search. There is a limit on the memory
 * of idle searchers; the searcher that has been idle longest is dropped first. Only the pool has a strong reference to
 * an idle searcher.
 */
final class SearcherPool {

  /** The size in bytes of a searcher for a large board with many kinds of pieces. */
  static final long LARGEST = 34L << 20;
  private static final int MAX_CONCURRENT = 12;

  private final long capacity;
  private final Function<EngineProfile, Searcher> maker;
  /** Idle searchers, the most recently used last. */
  private final Deque<Idle> idle = new ArrayDeque<>();
  /** The bytes of all searchers, idle or in use. */
  private long totalBytes;

  private record Idle(EngineProfile profile, Searcher searcher) {}

  /**
   * @param capacity the limit in bytes: no idle searcher is kept above it, but searchers in use may exceed it
   * @param maker creates a searcher
   */
  SearcherPool(long capacity, Function<EngineProfile, Searcher> maker) {
    this.capacity = capacity;
    this.maker = maker;
  }

  /** The maximum number of searches that hold a searcher at the same time, including suspended searches. */
  int maxConcurrent() {
    return (int) Math.clamp(capacity / LARGEST, 2, MAX_CONCURRENT);
  }

  /** A weak reference to the searcher that a search used last. */
  static final class Last {

    private WeakReference<Searcher> searcher = new WeakReference<>(null);

    private boolean refersTo(Searcher other) {
      return searcher.get() == other;
    }

    private void set(Searcher other) {
      searcher = new WeakReference<>(other);
    }
  }

  /**
   * Runs {@code work} with a searcher that no other thread uses meanwhile. If the work throws, the searcher is dropped.
   *
   * @param last the searcher that this search used last, which is preferred: its transposition table fits the search
   *     best
   */
  void with(EngineProfile profile, Last last, Consumer<Searcher> work) {
    boolean isIntact = false;
    Searcher searcher = find(profile, last);
    try {
      work.accept(searcher);
      isIntact = true;
    } finally {
      last.set(searcher);
      giveBack(new Idle(profile, searcher), isIntact);
    }
  }

  private Searcher find(EngineProfile profile, Last last) {
    Searcher known = takeIdle(profile, last);
    return known == null ? create(profile) : known;
  }

  private synchronized @Nullable Searcher takeIdle(EngineProfile profile, Last last) {
    Idle best = null;
    for (Idle candidate : idle) {
      if (candidate.profile().equals(profile) && (best == null || !last.refersTo(best.searcher()))) {
        best = candidate;
      }
    }
    if (best == null) {
      return null;
    }
    idle.remove(best);
    return best.searcher();
  }

  /** Drops idle searchers before it creates one: memory may be too small for both. */
  private Searcher create(EngineProfile profile) {
    makeRoom(LARGEST);
    Searcher searcher = maker.apply(profile);
    count(searcher.bytes());
    return searcher;
  }

  private synchronized void count(long bytes) {
    totalBytes += bytes;
  }

  private synchronized void giveBack(Idle used, boolean isIntact) {
    if (isIntact) {
      idle.addLast(used);
      makeRoom(0);
    } else {
      totalBytes -= used.searcher().bytes();
    }
  }

  private synchronized void makeRoom(long bytes) {
    Iterator<Idle> oldest = idle.iterator();
    while (oldest.hasNext() && totalBytes + bytes > capacity) {
      totalBytes -= oldest.next().searcher().bytes();
      oldest.remove();
    }
  }
}
