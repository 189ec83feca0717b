package org.variorum.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.variorum.engine.search.Engine;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;
import org.variorum.testkit.GameFiles;

/** What a search looks at, and when it ends. */
class SearchLimitsTest {

  private static final Game CHESS = GameFiles.game("chess", List.of());
  private static final String MATE_IN_TWO = "6k1/5ppp/8/8/8/8/8/RR5K w - - 0 1";

  @Test
  void onlyTheMovesThatAreAskedForAreLookedAt() {
    Position position = CHESS.position(MATE_IN_TWO);
    List<Move> some = position.moves().stream().filter(move -> move.text().startsWith("h1")).toList();
    Result result =
        new Engine(CHESS).search(position, SearchLimits.NONE.depth(5).moves(some), 5, SearchListener.NONE);
    assertThat(result.variations()).hasSize(some.size()).extracting(line -> line.firstMove().orElseThrow())
        .containsExactlyInAnyOrderElementsOf(some);
  }

  @Test
  void aSearchForAMateEndsWithIt() {
    Result result =
        new Engine(CHESS).search(CHESS.position(MATE_IN_TWO), SearchLimits.NONE.mate(2),
            SearchListener.NONE);
    assertThat(result.score()).isEqualTo(new Score.Wins(1));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void anyNumberOfThreadsFindsTheMate(int threads) {
    Engine engine = new Engine(CHESS, EngineSettings.DEFAULT.threads(threads));
    assertThat(engine.search(CHESS.position(MATE_IN_TWO), SearchLimits.NONE.depth(8), SearchListener.NONE)
        .score())
        .isEqualTo(new Score.Wins(1));
  }

  @ParameterizedTest
  @EnumSource(Technique.class)
  void withoutAnyTechniqueTheMateIsStillFound(Technique technique) {
    Engine engine = new Engine(CHESS, EngineSettings.DEFAULT.withDisabled(java.util.Set.of(technique)));
    assertThat(engine
        .search(CHESS.position("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1"), SearchLimits.NONE.depth(8),
            SearchListener.NONE)
        .score()).isEqualTo(new Score.Wins(2));
  }

  @Test
  void whoPondersDoesNotEndByItself() throws InterruptedException {
    AtomicBoolean pondering = new AtomicBoolean(true);
    SearchListener listener = new SearchListener() {
      @Override
      public void depthCompleted(Result result) {}

      @Override
      public boolean isPondering() {
        return pondering.get();
      }
    };
    Thread searching = Thread.ofPlatform().start(() -> new Engine(CHESS).search(CHESS.position(MATE_IN_TWO),
        SearchLimits.NONE.time(Duration.ofMillis(1)), listener));
    searching.join(300);
    assertThat(searching.isAlive()).isTrue();
    pondering.set(false);
    searching.join(20_000);
    assertThat(searching.isAlive()).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"1, 150", "2, 400", "3, 2000", "4, 12000", "8, 20000"})
  void aWeakerStrengthLooksAtLess(int step, long most) {
    long nodes = new Engine(CHESS, EngineSettings.DEFAULT.strength(new Strength(step)))
        .search(CHESS.start(), SearchLimits.NONE.nodes(20_000), SearchListener.NONE).nodes();
    assertThat(nodes).isLessThanOrEqualTo(most);
    assertThat(step < Strength.STEPS || nodes == most).as("full strength uses all it may").isTrue();
  }
}
