package org.variorum.server.thinking;

import java.lang.ref.WeakReference;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.variorum.view.search.EngineProfile;

/**
 * A pool of engines, called searchers. Creating one takes some tenths of a second and up to {@link #MAX_SEARCHER_BYTES}
 * bytes. So the pool keeps idle searchers, with their transposition tables, for the next search. There is a limit on
 * the memory of idle searchers; the searcher that has been idle longest is dropped first. Only the pool has a strong
 * reference to an idle searcher.
 */
final class SearcherPool {

  /** The size in bytes of a searcher for a large board with many kinds of pieces. */
  static final long MAX_SEARCHER_BYTES = 34L << 20;
  private static final int MAX_CONCURRENT = 12;

  private final long capacity;
  private final Function<EngineProfile, Searcher> factory;
  /** Idle searchers, the most recently used last. */
  private final Deque<IdleSearcher> idle = new ArrayDeque<>();
  /** The bytes of all searchers, idle or in use. */
  private long totalBytes;

  private record IdleSearcher(EngineProfile profile, Searcher searcher) {}

  /**
   * @param capacity the limit in bytes: no idle searcher is kept above it, but searchers in use may exceed it
   * @param factory creates a searcher
   */
  SearcherPool(long capacity, Function<EngineProfile, Searcher> factory) {
    this.capacity = capacity;
    this.factory = factory;
  }

  /** The maximum number of searches that hold a searcher at the same time, including suspended searches. */
  int maxConcurrent() {
    return (int) Math.clamp(capacity / MAX_SEARCHER_BYTES, 2, MAX_CONCURRENT);
  }

  /** A weak reference to the searcher that a search used last. */
  static final class LastSearcher {

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
   * @param lastSearcher the searcher that this search used last, which is preferred: its transposition table fits the
   *     search best
   */
  void runWith(EngineProfile profile, LastSearcher lastSearcher, Consumer<Searcher> work) {
    boolean isIntact = false;
    Searcher searcher = find(profile, lastSearcher);
    try {
      work.accept(searcher);
      isIntact = true;
    } finally {
      lastSearcher.set(searcher);
      giveBack(new IdleSearcher(profile, searcher), isIntact);
    }
  }

  private Searcher find(EngineProfile profile, LastSearcher lastSearcher) {
    Searcher idleSearcher = takeIdle(profile, lastSearcher);
    return idleSearcher == null ? create(profile) : idleSearcher;
  }

  private synchronized @Nullable Searcher takeIdle(EngineProfile profile, LastSearcher lastSearcher) {
    IdleSearcher best = null;
    for (IdleSearcher candidate : idle) {
      if (candidate.profile().equals(profile) && (best == null || !lastSearcher.refersTo(best.searcher()))) {
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
    makeRoom(MAX_SEARCHER_BYTES);
    Searcher searcher = factory.apply(profile);
    addBytes(searcher.bytes());
    return searcher;
  }

  private synchronized void addBytes(long bytes) {
    totalBytes += bytes;
  }

  private synchronized void giveBack(IdleSearcher used, boolean isIntact) {
    if (isIntact) {
      idle.addLast(used);
      makeRoom(0);
    } else {
      totalBytes -= used.searcher().bytes();
    }
  }

  private synchronized void makeRoom(long bytes) {
    Iterator<IdleSearcher> oldest = idle.iterator();
    while (oldest.hasNext() && totalBytes + bytes > capacity) {
      totalBytes -= oldest.next().searcher().bytes();
      oldest.remove();
    }
  }
}
