package org.variorum.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.testkit.GameFiles;

/** The benchmarks can be started for every game, with a depth that has a published count. */
class BenchmarksTest {

  static List<String> counts() throws IOException {
    return Benchmarks.counts();
  }

  static List<String> games() {
    return GameFiles.sample();
  }

  static List<String> countsOfGames() throws IOException {
    List<String> games = games();
    return counts().stream().filter(count -> games.contains(count.split(" ", 2)[0])).toList();
  }

  @Test
  void theDeepestCountOfEachGameThatIsNotTooLarge() throws IOException {
    assertThat(counts()).contains("chess 5", "capablanca 4", "atomic 5", "delegating 3")
        .extracting(count -> count.split(" ", 2)[0]).isEqualTo(GameFiles.ids());
  }

  @Test
  void whatIsChosenIsKept() throws IOException {
    assertThat(Benchmarks.withGames("Perft", "-f", "0")).startsWith("Perft", "-f", "0", "-p").hasSize(7);
    assertThat(Benchmarks.withGames("-p", "count=shogi 4", "-p", "game=chess"))
        .containsExactly("-p", "count=shogi 4", "-p", "game=chess");
    assertThat(Benchmarks.withGames("-f")).containsExactly("-f");
  }

  @ParameterizedTest
  @MethodSource("countsOfGames")
  void perftKnowsWhatToCount(String count) throws Exception {
    PerftBenchmark benchmark = new PerftBenchmark();
    benchmark.count = count;
    benchmark.read();
  }

  @ParameterizedTest
  @MethodSource("games")
  void makesTheMovesOfAGame(String game) {
    GenerateBenchmark benchmark = new GenerateBenchmark();
    benchmark.game = game;
    benchmark.play();
    assertThat(benchmark.makeAll(new GenerateBenchmark.Moves())).isPositive();
  }
}
