package org.variorum.server.table;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.variorum.server.api.PlyView;

/**
 * A cache of moves in the form that pages get, for all tables together. The key is the history that ends with these
 * moves. Entries may be dropped: only a page that opens a long game needs all of its moves.
 */
final class PlyCache {

  /** The approximate size of a view without its texts, in bytes. */
  private static final int VIEW = 400;
  private static final int TEXT = 56;

  private final Cache<MoveHistory, List<PlyView>> cache;

  /** @param bytes the approximate limit on the size of the cache */
  PlyCache(long bytes) {
    cache = Caffeine.newBuilder().weakKeys().maximumWeight(bytes)
        .weigher((MoveHistory moves, List<PlyView> views) -> Math.toIntExact(weight(views))).build();
  }

  List<PlyView> get(MoveHistory moves, Supplier<List<PlyView>> work) {
    List<PlyView> found = cache.getIfPresent(moves);
    if (found == null) {
      // With the cache's own loading a caller could wait for another table. Here two callers may do the same work
      // instead.
      found = work.get();
      cache.put(moves, found);
    }
    return found;
  }

  void put(MoveHistory moves, List<PlyView> views) {
    cache.put(moves, views);
  }

  /** The approximate size of views, in bytes. */
  static long weight(List<PlyView> views) {
    return views.stream().mapToLong(PlyCache::weight).sum();
  }

  private static long weight(PlyView view) {
    long texts = Stream.of(view.text(), view.san(), view.spoken(), view.fen())
        .mapToLong(text -> TEXT + text.length()).sum();
    return VIEW + texts
        + 2 * TEXT * (view.squares().size() + 2L * view.journeys().size() + view.removed().size());
  }
}
