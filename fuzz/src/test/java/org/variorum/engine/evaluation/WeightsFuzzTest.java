package org.variorum.engine.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.fuzz.Mutations;
import org.variorum.rules.game.Game;
import org.variorum.testkit.GameFiles;

/** Any text is refused briefly, belongs to another game, or contains weights that evaluate and can be written again. */
class WeightsFuzzTest {

  private static final Game GAME = GameFiles.game("royal-standard", List.of());

  static Stream<Arguments> seeds() {
    String text = WeightsText.write(GAME, EstimatedWeights.of(GAME));
    return Mutations.near(Stream.of("", "weights 1 00000000\n", text, text.replace(" 0 ", " 99999 "),
        text.replaceFirst("end", "middle"))
        .map(seed -> Arguments.of((Object) seed.getBytes(StandardCharsets.UTF_8))));
  }

  @MethodSource("seeds")
  @FuzzTest(maxDuration = "10s")
  void refusesOrReads(byte[] input) {
    Optional<Weights> read;
    try {
      read = WeightsText.read(GAME, new String(input, StandardCharsets.UTF_8));
    } catch (WeightsException e) {
      assertThat(e).message().isNotBlank().hasSizeLessThan(2_000);
      return;
    }
    read.ifPresent(weights -> {
      assertThat(WeightsText.read(GAME, WeightsText.write(GAME, weights)).orElseThrow().middlegame())
          .isEqualTo(weights.middlegame());
      Evaluator evaluator = new Evaluator(GAME, weights, 1);
      var start = GAME.start().mutable();
      evaluator.reset(start);
      evaluator.evaluate(start, 0, -1_000_000, 1_000_000);
    });
  }
}
