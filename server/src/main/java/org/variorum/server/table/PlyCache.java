package org.variorum.server.table;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.variorum.view.answer.PlyView;

/**
 * A cache of moves in the form that pages get, for all tables together. The key is the {@link MoveHistory} that ends
 * with these moves. The cache may drop entries: only a page that opens a long game needs all of its moves.
 */
final class PlyCache {

  /** The approximate size of a view without its texts, in bytes. */
  private static final int VIEW_BYTES = 400;
  /** The approximate size of a text without its characters, in bytes. */
  private static final int TEXT_BYTES = 56;

  private final Cache<MoveHistory, List<PlyView>> cache;

  /** @param bytes the approximate limit on the size of the cache */
  PlyCache(long bytes) {
    cache = Caffeine.newBuilder().weakKeys().maximumWeight(bytes)
        .weigher((MoveHistory moves, List<PlyView> views) -> Math.toIntExact(weight(views))).build();
  }

  List<PlyView> get(MoveHistory moves, Supplier<List<PlyView>> computation) {
    List<PlyView> found = cache.getIfPresent(moves);
    if (found == null) {
      // With the cache's own loading a caller could wait for another table. Here two callers may do the same work
      // instead.
      found = computation.get();
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
        .mapToLong(text -> TEXT_BYTES + text.length()).sum();
    return VIEW_BYTES + texts
        + 2 * TEXT_BYTES * (view.squares().size() + 2L * view.journeys().size() + view.removed().size());
  }
}
