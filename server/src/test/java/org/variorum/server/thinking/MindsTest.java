package org.variorum.server.thinking;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.variorum.engine.Experience;
import org.variorum.engine.Level;
import org.variorum.server.catalog.Games;

/** Minds are kept, and forgotten when they take too much. */
final class MindsTest extends ThinkingFixture {

  @Test
  void onlyFewMindsAreKeptAndTheOldestGoFirst() {
    Minds few = new Minds(16 * SIZE, this::mind);
    List<EngineProfile> profiles = new ArrayList<>();
    Games.editions().limit(20).forEach(edition -> profiles.add(EngineProfile.best(edition.game())));
    assertThat(profiles).hasSize(20);
    profiles.forEach(profile -> few.with(profile, new Minds.Last(), mind -> {}));
    assertThat(minds).hasSize(20);
    few.with(profiles.getLast(), new Minds.Last(), mind -> {});
    few.with(profiles.get(4), new Minds.Last(), mind -> {});
    assertThat(minds).hasSize(20);
    few.with(profiles.getFirst(), new Minds.Last(), mind -> {});
    assertThat(minds).hasSize(21);
  }

  @Test
  void whatAMindKeepsIsWhatItSays() {
    for (String game : List.of("chess", "shogi", "noli-me-tangere")) {
      long bytes = EngineProfile.best(Games.edition(game).game()).awake(Experience.NONE).bytes();
      assertThat(bytes).isBetween(16L << 20, Minds.LARGEST);
    }
    assertThat(EngineProfile.of(START.game(), Level.ONE, 0).awake(Experience.NONE).bytes())
        .isLessThan(8L << 20);
  }

  @Test
  void whoWaitsKeepsNoMindThatHasBeenForgotten() throws InterruptedException {
    Minds one = new Minds(0, this::mind);
    Minds.Last last = new Minds.Last();
    List<WeakReference<Mind>> had = new ArrayList<>();
    one.with(EngineProfile.best(START.game()), last, mind -> had.add(new WeakReference<>(mind)));
    minds.clear();
    for (int tries = 0; tries < 100 && had.getFirst().get() != null; tries++) {
      System.gc();
      Thread.sleep(10);
    }
    assertThat(had.getFirst().get()).as("64 analyses of as many games would fill the heap").isNull();
  }

  @Test
  void aSmallHeapHasFewSearchesThatStandStill() {
    assertThat(new Minds(85L << 20, this::mind).atOnce()).isEqualTo(2);
    assertThat(new Minds(170L << 20, this::mind).atOnce()).isEqualTo(5);
    assertThat(new Minds(4L << 30, this::mind).atOnce()).isEqualTo(12);
  }
}
