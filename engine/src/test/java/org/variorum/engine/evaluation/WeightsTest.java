package org.variorum.engine.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.position.MoveList;
import org.variorum.testkit.GameFiles;

@Execution(ExecutionMode.CONCURRENT)
class WeightsTest {

  private static final int PLAYS = Boolean.getBoolean("variorum.deep") ? 4 : 1;
  private static final Game CHESS = GameFiles.game("chess", List.of());

  static List<String> games() {
    return GameFiles.sample();
  }

  @ParameterizedTest
  @MethodSource("games")
  void aEvaluationIsTheSumOfWhatIsCounted(String id) {
    Game game = GameFiles.game(id, List.of());
    Weights weights = scrambled(EstimatedWeights.of(game));
    Evaluator evaluator = new Evaluator(game, weights, 400);
    Evaluator tracing = Evaluator.forTracing(game, weights);
    Random random = new Random(5);
    MoveList moves = new MoveList();
    for (int play = 0; play < PLAYS; play++) {
      MutablePosition position = game.start().mutable();
      evaluator.reset(position);
      for (int ply = 0; ply < 120; ply++) {
        position.legalMoves(moves);
        if (moves.size() == 0) {
          break;
        }
        position.make(moves.get(random.nextInt(moves.size())));
        evaluator.afterMove(position, ply);
        if (position.outcomeDespiteMoves().isPresent()) {
          break;
        }
        int evaluated = evaluator.evaluate(position, ply + 1, -1_000_000, 1_000_000);
        double sum = sum(weights, tracing.trace(position));
        assertThat(position.turn() == 0 ? sum : -sum).as(position.fen()).isCloseTo(evaluated, within(2.0));
      }
    }
  }

  /** Every term has a weight of its own, so that none can stand for another. */
  private static Weights scrambled(Weights weights) {
    Random random = new Random(3);
    int[] middle = weights.middlegame().clone();
    int[] end = weights.endgame().clone();
    for (int term = 0; term < middle.length; term++) {
      middle[term] += random.nextInt(60) - 30;
      end[term] += random.nextInt(60) - 30;
    }
    return weights.with(middle, end);
  }

  private static double sum(Weights weights, Trace trace) {
    double sum = 0;
    for (int i = 0; i < trace.terms().length; i++) {
      int term = trace.terms()[i];
      sum += trace.counts()[i]
          * (trace.phase() * weights.middlegame()[term] + (1 - trace.phase()) * weights.endgame()[term]);
    }
    return sum;
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatIsWrittenIsReadAgain(String id) {
    Game game = GameFiles.game(id, List.of());
    Weights weights = EstimatedWeights.of(game);
    Weights read = WeightsText.read(game, WeightsText.write(game, weights)).orElseThrow();
    assertThat(read.middlegame()).isEqualTo(weights.middlegame());
    assertThat(read.endgame()).isEqualTo(weights.endgame());
    assertThat(read.phaseWeights()).isEqualTo(weights.phaseWeights());
    assertThat(read.siegeWeights()).isEqualTo(weights.siegeWeights());
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatIsShippedIsOfTheGameAsItIs(String id) throws IOException {
    Game game = GameFiles.game(id, List.of());
    Path file = GameFiles.fileBeside(id, "weights.txt");
    if (Files.exists(file)) {
      assertThat(WeightsText.read(game, Files.readString(file))).isPresent();
    }
  }

  @Test
  void weightsOfOtherPiecesAreNotUsed() {
    Game other = GameFiles.game("capablanca", List.of());
    assertThat(WeightsText.read(other, WeightsText.write(CHESS, EstimatedWeights.of(CHESS)))).isEmpty();
  }

  @Test
  void malformedWeightsAreRefusedWithTheirPlace() {
    String text = WeightsText.write(CHESS, EstimatedWeights.of(CHESS));
    refused("hello", "line 1: weights begin with \"weights 1 \", not with \"hello\"");
    refused(text.replaceFirst("tempo end .*", "tempo end x"), "a whole number");
    refused(text.replaceFirst("tempo end .*", "tempo end 999999999999"), "a whole number");
    refused(text.replaceFirst("tempo end .*", "tempo end 1 2"),
        "\"tempo end\" must have 1 numbers, not 2");
    refused(text.replaceFirst("tempo end .*", ""), "\"tempo end\" must have 1 numbers, but is missing");
    refused(text + "tempo end 1\n", "a second time");
    refused(text + "pepper end 1\n", "Chess has no evaluation term for the line \"pepper end\"");
    refused(text + "pepper\n", "numbers belong here, not \"pepper\"");
  }

  private static void refused(String text, String reason) {
    assertThatThrownBy(() -> WeightsText.read(CHESS, text)).isInstanceOf(WeightsException.class)
        .hasMessageContaining(reason);
  }
}
