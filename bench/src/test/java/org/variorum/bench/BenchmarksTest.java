package org.variorum.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openjdk.jmh.annotations.Param;

/** The benchmarks can be started: each parameter names a game, and a depth with a published count. */
class BenchmarksTest {

  static List<String> counts() throws NoSuchFieldException {
    return List.of(PerftBenchmark.class.getField("count").getAnnotation(Param.class).value());
  }

  static List<String> games() throws NoSuchFieldException {
    return List.of(GenerateBenchmark.class.getField("game").getAnnotation(Param.class).value());
  }

  @ParameterizedTest
  @MethodSource("counts")
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
