package org.variorum.server.table;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.variorum.server.api.PlyView;

/**
 * Moves as pages see them, by the list that they are the end of. They are kept while there is room, for all tables
 * together: only a page that shows a long game for the first time needs all of them.
 */
final class PlyCache {

  /** Objects of a view without its texts. */
  private static final int VIEW = 400;
  private static final int TEXT = 56;

  private final Cache<MoveHistory, List<PlyView>> kept;

  /** @param bytes how much may be kept, about */
  PlyCache(long bytes) {
    kept = Caffeine.newBuilder().weakKeys().maximumWeight(bytes)
        .weigher((MoveHistory moves, List<PlyView> views) -> Math.toIntExact(weight(views))).build();
  }

  List<PlyView> get(MoveHistory moves, Supplier<List<PlyView>> work) {
    List<PlyView> found = kept.getIfPresent(moves);
    if (found == null) {
      // Two callers may do the same work, but none waits for that of another table, as in the cache's own loading.
      found = work.get();
      kept.put(moves, found);
    }
    return found;
  }

  void put(MoveHistory moves, List<PlyView> views) {
    kept.put(moves, views);
  }

  /** How many bytes views take, about. */
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
