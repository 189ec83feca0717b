package org.variorum.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.variorum.engine.Result;
import org.variorum.engine.Score;
import org.variorum.engine.SearchLimits;
import org.variorum.engine.SearchListener;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;
import org.variorum.testkit.GameFiles;

class SlicedSearchTest {

  private static final Game CHESS = GameFiles.game("chess", List.of());
  private static final BooleanSupplier LONG = () -> false;
  /** The number of polls in a slice, one for 16 nodes. */
  private static final int POLLS = 40;
  /** Only catches endless loops. */
  private static final int MAX_STEPS = 100_000;

  @Test
  void oneSliceIsASearch() {
    SearchLimits limits = SearchLimits.NONE.nodes(20_000);
    Result whole = new Engine(CHESS).search(CHESS.start(), limits, 2, SearchListener.NONE);
    SlicedSearch search = new Engine(CHESS).slices(CHESS.start(), limits, 2, SearchListener.NONE);
    assertThat(search.result().depth()).isZero();
    assertThat(search.step(LONG)).isFalse();
    assertThat(search.step(LONG)).as("nothing is left").isFalse();
    assertThat(search.result().variations()).isEqualTo(whole.variations());
    assertThat(search.result().nodes()).isEqualTo(whole.nodes());
    assertThat(search.result().depth()).isEqualTo(whole.depth());
  }

  @Test
  void manySlicesReachTheDepth() {
    List<Integer> depths = new ArrayList<>();
    SlicedSearch search = new Engine(CHESS).slices(CHESS.start(), SearchLimits.NONE.depth(7), 1,
        result -> depths.add(result.depth()));
    int steps = runToEnd(search);
    assertThat(steps).isGreaterThan(2);
    assertThat(depths).containsExactly(1, 2, 3, 4, 5, 6, 7);
    assertThat(search.result().depth()).isEqualTo(7);
    assertThat(search.result().bestMove()).map(Move::text).isPresent();
  }

  @Test
  void nodesOfAllSlicesCount() {
    SlicedSearch search =
        new Engine(CHESS).slices(CHESS.start(), SearchLimits.NONE.nodes(30_000), 1, SearchListener.NONE);
    assertThat(runToEnd(search)).isGreaterThan(1);
    assertThat(search.result().nodes()).isEqualTo(30_000);
  }

  @Test
  void aForcedWinEndsTheSearch() {
    Position position = CHESS.position("r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR w KQkq - 0 1");
    SlicedSearch search = new Engine(CHESS).slices(position, SearchLimits.NONE, 1, SearchListener.NONE);
    runToEnd(search);
    assertThat(search.result().score()).isEqualTo(new Score.Wins(1));
  }

  @Test
  void theListenerStopsTheSearchBetweenSlices() {
    AtomicBoolean stop = new AtomicBoolean();
    SlicedSearch search = new Engine(CHESS).slices(CHESS.start(), SearchLimits.NONE, 3, new SearchListener() {
      @Override
      public void depthCompleted(Result result) {}

      @Override
      public boolean mustStop() {
        return stop.get();
      }
    });
    assertThat(search.step(polls())).isTrue();
    assertThat(search.step(polls())).isTrue();
    stop.set(true);
    assertThat(search.step(LONG)).isFalse();
    assertThat(search.result().variations()).hasSize(3);
  }

  @Test
  void aGameThatHasEndedNeedsNoStep() {
    Position mated = CHESS.position("7k/6Q1/5K2/8/8/8/8/8 b - - 0 1");
    SlicedSearch search = new Engine(CHESS).slices(mated, SearchLimits.NONE, 1, SearchListener.NONE);
    assertThat(search.step(polls())).isFalse();
    assertThat(search.result().score()).isEqualTo(new Score.Loses(0));
  }

  private static BooleanSupplier polls() {
    int[] left = {POLLS};
    return () -> left[0]-- <= 0;
  }

  private static int runToEnd(SlicedSearch search) {
    int steps = 1;
    while (search.step(polls())) {
      assertThat(++steps).isLessThan(MAX_STEPS);
    }
    return steps;
  }
}
