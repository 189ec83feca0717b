package org.variorum.server.thinking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.variorum.engine.Experience;
import org.variorum.engine.Level;
import org.variorum.engine.search.Engine;
import org.variorum.server.catalog.CatalogGames;
import org.variorum.view.search.EngineProfile;

/** Searchers are kept, and forgotten when they take too much. */
final class SearcherPoolTest extends ThinkingFixture {

  @Test
  void onlyFewSearchersAreKeptAndTheOldestGoFirst() {
    SearcherPool few = new SearcherPool(16 * SIZE, this::searcher);
    List<EngineProfile> profiles = new ArrayList<>();
    CatalogGames.editions().limit(20)
        .forEach(edition -> profiles.add(EngineProfile.fullStrength(edition.game())));
    assertThat(profiles).hasSize(20);
    profiles.forEach(profile -> few.runWith(profile, new SearcherPool.LastSearcher(), searcher -> {}));
    assertThat(searchers).hasSize(20);
    few.runWith(profiles.getLast(), new SearcherPool.LastSearcher(), searcher -> {});
    few.runWith(profiles.get(4), new SearcherPool.LastSearcher(), searcher -> {});
    assertThat(searchers).hasSize(20);
    few.runWith(profiles.getFirst(), new SearcherPool.LastSearcher(), searcher -> {});
    assertThat(searchers).hasSize(21);
  }

  @Test
  void whatAMindKeepsIsWhatItSays() {
    for (String game : List.of("chess", "shogi", "noli-me-tangere")) {
      long bytes =
          newEngine(EngineProfile.fullStrength(CatalogGames.edition(game).game())).bytes();
      assertThat(bytes).isBetween(16L << 20, SearcherPool.MAX_SEARCHER_BYTES);
    }
    assertThat(newEngine(EngineProfile.of(START.game(), Level.ONE, 0)).bytes()).isLessThan(8L << 20);
  }

  private static Engine newEngine(EngineProfile profile) {
    return profile.newEngine(Experience.NONE, complaint -> fail(complaint));
  }

  @Test
  void whoWaitsKeepsNoMindThatHasBeenForgotten() throws InterruptedException {
    SearcherPool one = new SearcherPool(0, this::searcher);
    SearcherPool.LastSearcher last = new SearcherPool.LastSearcher();
    List<WeakReference<Searcher>> had = new ArrayList<>();
    one.runWith(EngineProfile.fullStrength(START.game()), last,
        searcher -> had.add(new WeakReference<>(searcher)));
    searchers.clear();
    for (int tries = 0; tries < 100 && had.getFirst().get() != null; tries++) {
      System.gc();
      Thread.sleep(10);
    }
    assertThat(had.getFirst().get()).as("64 analyses of as many games would fill the heap").isNull();
  }

  @Test
  void aSmallHeapHasFewSearchesThatStandStill() {
    assertThat(new SearcherPool(85L << 20, this::searcher).maxConcurrent()).isEqualTo(2);
    assertThat(new SearcherPool(170L << 20, this::searcher).maxConcurrent()).isEqualTo(5);
    assertThat(new SearcherPool(4L << 30, this::searcher).maxConcurrent()).isEqualTo(12);
  }
}
