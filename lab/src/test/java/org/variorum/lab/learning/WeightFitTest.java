package org.variorum.lab.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.DoubleUnaryOperator;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.variorum.engine.evaluation.EstimatedWeights;
import org.variorum.engine.evaluation.Evaluator;
import org.variorum.engine.evaluation.Terms;
import org.variorum.engine.evaluation.Weights;
import org.variorum.rules.board.Side;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;
import org.variorum.testkit.GameFiles;

/** Games whose results are drawn by lot: the better a side stands by some weights, the better are its chances. */
class WeightFitTest {

  private static final Game CHESS = GameFiles.game("chess", List.of());
  private static final Weights ESTIMATED = EstimatedWeights.of(CHESS);
  private static final double SCALE = 250;
  private static final int GAMES = 800;
  private static final List<List<TrainingPosition>> POSITIONS = positions();

  /** Positions of random games, as training positions that teach nothing yet. */
  private static List<List<TrainingPosition>> positions() {
    SplittableRandom random = new SplittableRandom(1);
    List<List<TrainingPosition>> games = new ArrayList<>();
    while (games.size() < GAMES) {
      List<TrainingPosition> game = new ArrayList<>();
      Position position = CHESS.start();
      for (int ply = 1; ply <= 70 && position.outcome().isEmpty(); ply++) {
        List<Move> moves = position.moves();
        position = position.play(moves.get(random.nextInt(moves.size())));
        if (ply % 14 == 0 && position.outcome().isEmpty()) {
          game.add(new TrainingPosition(position.fen(), 0, 0.5));
        }
      }
      if (!game.isEmpty()) {
        games.add(game);
      }
    }
    return games;
  }

  /** Those positions with what a search would find that evaluates by some weights, and with the result of a game of their own. */
  private static List<List<TrainingPosition>> evaluated(Weights weights, DoubleUnaryOperator chance) {
    SplittableRandom random = new SplittableRandom(2);
    FeatureCounts counts = new FeatureCounts(CHESS, weights, POSITIONS);
    WeightVector point = WeightVector.of(weights);
    List<List<TrainingPosition>> games = new ArrayList<>();
    int number = 0;
    for (List<TrainingPosition> game : POSITIONS) {
      List<TrainingPosition> evaluated = new ArrayList<>();
      for (TrainingPosition position : game) {
        float evaluation = counts.evaluate(number++, point);
        boolean whiteWins = random.nextDouble() < chance.applyAsDouble(evaluation);
        boolean whiteMoves = CHESS.position(position.fen()).turn() == Side.WHITE;
        evaluated.add(new TrainingPosition(position.fen(), Math.round(whiteMoves ? evaluation : -evaluation),
            whiteWins == whiteMoves ? 1 : 0));
      }
      games.add(evaluated);
    }
    return games;
  }

  private static double fair(double evaluation) {
    return new Scale(SCALE).expectedResult(evaluation);
  }

  private static WeightFit fit(List<List<TrainingPosition>> games, double share) {
    return new WeightFit(CHESS, ESTIMATED, games, share, (pass, heldOut) -> {});
  }

  /** The estimated weights, except some blocks. */
  private static Weights hidden() {
    int[] middle = ESTIMATED.middlegame().clone();
    int[] end = ESTIMATED.endgame().clone();
    for (Terms.Block block : ESTIMATED.terms().blocks()) {
      int more = switch (block.name()) {
        case "value.Q" -> 250;
        case "value.R" -> -120;
        case "tempo" -> 60;
        default -> 0;
      };
      for (int i = 0; i < block.size(); i++) {
        middle[block.offset() + i] += more;
        end[block.offset() + i] += more;
      }
    }
    return ESTIMATED.with(middle, end);
  }

  private static int value(Weights weights, String letter) {
    int kind = CHESS.definition().pieces().indexOf(CHESS.definition().piece(letter).orElseThrow());
    return weights.values()[kind];
  }

  private static double rooksForAQueen(Weights weights) {
    return (double) value(weights, "Q") / value(weights, "R");
  }

  @Test
  void hiddenWeightsAreFoundByResults() {
    Weights hidden = hidden();
    WeightFit fit = fit(evaluated(hidden, WeightFitTest::fair), 1);
    WeightFit.FitResult fitted = fit.fit();
    assertThat(fitted.lossAfter()).isLessThan(fitted.lossBefore());
    EvaluationComparison comparison = fit.compare(ESTIMATED, fitted.weights());
    assertThat(comparison.isBetter()).isTrue();
    assertThat(comparison.gain()).isCloseTo(comparison.firstLoss() - comparison.secondLoss(),
        Offset.offset(1e-9));
    double possible = fit.compare(ESTIMATED, hidden).gain();
    assertThat(comparison.gain()).isGreaterThan(possible / 2);
    assertThat(value(fitted.weights(), "Q")).isGreaterThan(value(ESTIMATED, "Q") + 100);
    assertThat(value(fitted.weights(), "R")).isLessThan(value(ESTIMATED, "R") - 40);
  }

  @Test
  void hiddenWeightsAreFoundByScores() {
    Weights hidden = hidden();
    WeightFit fit = fit(evaluated(hidden, WeightFitTest::fair), 0);
    WeightFit.FitResult fitted = fit.fit();
    Weights found = fitted.weights();
    assertThat(fit.compare(ESTIMATED, found).isBetter()).isTrue();
    // Hidden evaluations go further than estimated ones, and all found ones together are made to go as far.
    double narrower = fitted.scale().centipawns() / SCALE;
    assertThat(narrower).isBetween(0.7, 1.0);
    assertThat(rooksForAQueen(ESTIMATED)).isLessThan(2);
    assertThat(rooksForAQueen(hidden)).isGreaterThan(3);
    assertThat(rooksForAQueen(found)).isCloseTo(rooksForAQueen(hidden), Offset.offset(0.4));
    int tempo = ESTIMATED.terms().size() - 1;
    assertThat(found.middlegame()[tempo] + found.endgame()[tempo])
        .isGreaterThan(2 * ESTIMATED.middlegame()[tempo] + 20);
  }

  @Test
  void whereTheEstimateIsRightNothingIsGained() {
    WeightFit fit = fit(evaluated(ESTIMATED, WeightFitTest::fair), 1);
    WeightFit.FitResult fitted = fit.fit();
    assertThat(fitted.scale().centipawns()).isCloseTo(SCALE, Offset.offset(25.0));
    assertThat(fit.compare(ESTIMATED, fitted.weights()).isBetter()).isFalse();
  }

  @Test
  void fromResultsByLotNothingIsLearnt() {
    WeightFit fit = fit(evaluated(ESTIMATED, evaluation -> 0.5), 1);
    assertThat(fit.compare(ESTIMATED, fit.fit().weights()).isBetter()).isFalse();
  }

  @Test
  void whatIsHardlyEverCountedStaysAsItWas() {
    WeightFit fit = fit(evaluated(hidden(), WeightFitTest::fair), 1);
    Weights found = fit.fit().weights();
    Evaluator evaluator = Evaluator.forTracing(CHESS, ESTIMATED);
    int[] seen = new int[ESTIMATED.terms().size()];
    for (List<TrainingPosition> game : POSITIONS) {
      for (TrainingPosition position : game) {
        for (int term : evaluator.trace(CHESS.position(position.fen()).mutable()).terms()) {
          seen[term]++;
        }
      }
    }
    for (int term = 0; term < seen.length; term++) {
      if (seen[term] == 0) {
        assertThat(found.middlegame()[term]).isEqualTo(ESTIMATED.middlegame()[term]);
      }
    }
    assertThat(seen).contains(0);
  }

  @Test
  void aPerfectForecastHasNoError() {
    EvaluationComparison comparison =
        EvaluationComparison.of(new double[] {3, 3, 3}, new double[] {2, 2, 2}, 6);
    assertThat(comparison).isEqualTo(new EvaluationComparison(1.5, 1, 0.5, 0));
    assertThat(comparison.isBetter()).isTrue();
    assertThat(EvaluationComparison.of(new double[] {3, 1}, new double[] {1, 2}, 2).isBetter()).isFalse();
  }

  @Test
  void fewGamesAndOddSharesAreRefused() {
    assertThatThrownBy(() -> fit(POSITIONS.subList(0, 99), 1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> fit(POSITIONS, 1.5)).isInstanceOf(IllegalArgumentException.class);
  }
}
