package org.variorum.engine.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.engine.Result;
import org.variorum.engine.Score;
import org.variorum.engine.SearchLimits;
import org.variorum.engine.SearchListener;
import org.variorum.engine.Variation;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;
import org.variorum.testkit.GameFiles;

/** Several lines of one position, evaluation without search, and stopping. */
class LinesTest {

  private static final Game CHESS = GameFiles.game("chess", List.of());

  static List<String> games() {
    return GameFiles.sample();
  }

  private static int rank(Score score) {
    return switch (score) {
      case Score.Centipawns centipawns -> centipawns.value();
      case Score.Wins wins -> 100_000 - wins.moves();
      case Score.Loses loses -> loses.moves() - 100_000;
    };
  }

  @ParameterizedTest
  @MethodSource("games")
  void linesBeginDifferentlyAreInOrderAndCanBePlayed(String id) {
    Position position = GameFiles.game(id, List.of()).start();
    List<Result> heard = new ArrayList<>();
    Result result =
        new Engine(position.game()).search(position, SearchLimits.NONE.nodes(20_000).depth(3), 4, heard::add);
    assertThat(heard).isNotEmpty();
    heard.add(result);
    for (Result each : heard) {
      assertThat(each.variations()).hasSize(4);
      assertThat(each.variations()).extracting(Variation::firstMove).doesNotHaveDuplicates();
      assertThat(each.variations())
          .isSortedAccordingTo((one, other) -> rank(other.score()) - rank(one.score()));
      for (Variation variation : each.variations()) {
        Position at = position;
        for (Move move : variation.moves()) {
          at = at.play(move);
        }
      }
    }
  }

  @Test
  void theFirstLineIsThatOfASearchForOne() {
    Position position = CHESS.position("r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR w KQkq - 0 1");
    SearchLimits limits = SearchLimits.NONE.depth(4);
    Result one = new Engine(CHESS).search(position, limits, SearchListener.NONE);
    Result three = new Engine(CHESS).search(position, limits, 3, SearchListener.NONE);
    assertThat(one.variations()).hasSize(1);
    assertThat(one.bestMove()).map(Move::text).contains("f3f7");
    assertThat(three.variations().getFirst()).isEqualTo(one.variations().getFirst());
    assertThat(three.score()).isEqualTo(new Score.Wins(1));
    assertThat(three.variations().get(1).score()).isInstanceOf(Score.Centipawns.class);
  }

  @Test
  void allWinsAndAllLossesAreCounted() {
    // Two rook moves mate at once; the search does not end before the third line is a shortest win, too.
    Position position = CHESS.position("6k1/5ppp/8/8/8/8/8/R3R1K1 w - - 0 1");
    Result result = new Engine(CHESS).search(position, SearchLimits.NONE.depth(6), 2, SearchListener.NONE);
    assertThat(result.variations()).extracting(Variation::score).containsOnly(new Score.Wins(1));
    assertThat(result.variations().stream().map(line -> line.firstMove().orElseThrow().text()))
        .containsExactlyInAnyOrder("a1a8", "e1e8");
  }

  @Test
  void thereAreNoMoreLinesThanMoves() {
    Position position = CHESS.position("k7/8/8/8/8/8/1r6/K7 w - - 0 1");
    Result result = new Engine(CHESS).search(position, SearchLimits.NONE.depth(3), 9, SearchListener.NONE);
    assertThat(result.variations()).hasSize(position.moves().size());
    Position mated = CHESS.position("7k/6Q1/5K2/8/8/8/8/8 b - - 0 1");
    assertThat(new Engine(CHESS).search(mated, SearchLimits.NONE, 3, SearchListener.NONE).variations())
        .containsExactly(new Variation(List.of(), new Score.Loses(0)));
    assertThatThrownBy(() -> new Engine(CHESS).search(position, SearchLimits.NONE, 0, SearchListener.NONE))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void evaluationWithoutSearch() {
    Engine engine = new Engine(CHESS);
    assertThat(rank(engine.evaluate(CHESS.start()))).as("the move is worth a little").isBetween(1, 40);
    assertThat(rank(engine.evaluate(CHESS.position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1")))).isBetween(200, 2_000);
    assertThat(rank(engine.evaluate(CHESS.position("4k3/8/8/8/8/8/8/R3K3 b - - 0 1")))).isBetween(-2_000,
        -200);
    assertThat(engine.evaluate(CHESS.position("7k/6Q1/5K2/8/8/8/8/8 b - - 0 1")))
        .isEqualTo(new Score.Loses(0));
    assertThat(engine.evaluate(CHESS.position("7k/5Q2/5K2/8/8/8/8/8 b - - 0 1")))
        .isEqualTo(new Score.Centipawns(0));
  }

  @Test
  void anInterruptionEndsASearchAndIsNotForgotten() throws InterruptedException {
    CountDownLatch begun = new CountDownLatch(1);
    AtomicReference<Result> found = new AtomicReference<>();
    AtomicBoolean interrupted = new AtomicBoolean();
    Thread searching = Thread.ofVirtual().start(() -> {
      found.set(new Engine(CHESS).search(CHESS.start(), SearchLimits.NONE, 3, result -> begun.countDown()));
      interrupted.set(Thread.currentThread().isInterrupted());
    });
    assertThat(begun.await(20, TimeUnit.SECONDS)).isTrue();
    searching.interrupt();
    searching.join(20_000);
    assertThat(searching.isAlive()).isFalse();
    assertThat(found.get().variations()).hasSize(3);
    assertThat(interrupted).isTrue();
  }
}
