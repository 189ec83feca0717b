package org.variorum.lab.learning;

import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.variorum.engine.evaluation.Weights;
import org.variorum.rules.game.Game;

/**
 * A fit of a game's weights to training positions. Of ten games, one is in the validation set and one in the test set.
 */
public final class WeightFit {

  /** The minimum number of games for training. */
  public static final int LEAST_GAMES = DataSet.LEAST_GAMES;

  /** The maximum number of refits: a fit may change the scale and the order of piece values, which some terms use. */
  private static final int MOST_REVISIONS = 4;
  /** A relative difference of the spread of evaluations below this value is ignored. */
  private static final double SPREAD_TOLERANCE = 0.03;
  /** The maximum scale of the first fit, in centipawns: poor estimated weights give too large a scale. */
  private static final double MAX_START_SCALE = 1_500;

  /**
   * The result of a fit. Its evaluations have about the spread of the estimated ones, so that a centipawn keeps its
   * meaning in the search's margins.
   *
   * @param weights the fitted weights
   * @param scale converts evaluations by these weights to expected results
   * @param lossBefore the mean cross-entropy of the estimated weights on the training set
   * @param lossAfter the mean cross-entropy of the fitted weights on the training set
   */
  public record FitResult(Weights weights, Scale scale, double lossBefore, double lossAfter) {}

  private final Game game;
  private final Weights estimatedWeights;
  private final FitObserver observer;
  private final List<List<TrainingPosition>> training;
  private final List<List<TrainingPosition>> validation;
  private final List<List<TrainingPosition>> test;
  private final TrainingTarget target;
  private FeatureCounts counts;

  /**
   * Counts the terms in the training positions.
   *
   * @param estimatedWeights the weights to improve
   * @param games the training positions of each game, at least one
   * @param share the weight of results in the target, from 0 to 1
   * @throws IllegalArgumentException if there are too few games, or {@code share} is out of range
   */
  public WeightFit(Game game, Weights estimatedWeights, List<List<TrainingPosition>> games, double share,
      FitObserver observer) {
    if (games.size() < LEAST_GAMES || !(share >= 0 && share <= 1)) {
      throw new IllegalArgumentException("a fit needs at least " + LEAST_GAMES
          + " games and a share from 0 to 1, not " + games.size() + " and " + share);
    }
    this.game = game;
    this.estimatedWeights = estimatedWeights;
    this.observer = observer;
    training = gamesOf(games, DataSet.TRAINING);
    validation = gamesOf(games, DataSet.VALIDATION);
    test = gamesOf(games, DataSet.TEST);
    counts = new FeatureCounts(game, estimatedWeights, training);
    target = TrainingTarget.of(counts, share);
  }

  private static List<List<TrainingPosition>> gamesOf(List<List<TrainingPosition>> games, DataSet dataSet) {
    return IntStream.range(0, games.size()).filter(i -> DataSet.of(i) == dataSet)
        .<List<TrainingPosition>>mapToObj(games::get).toList();
  }

  /** Fits the weights to the training set; refits until the spread and the order of piece values are stable. */
  public FitResult fit() {
    WeightVector origin = WeightVector.of(estimatedWeights);
    double spread = spread(origin);
    Scale ownScale = target.scale(counts, origin);
    double lossBefore = target.loss(counts, origin, ownScale);
    Scale scale = ownScale.centipawns() > MAX_START_SCALE ? new Scale(MAX_START_SCALE) : ownScale;
    Weights termWeights = estimatedWeights;
    Weights fitted = fitOnce(termWeights, scale);
    for (int i = 0; i < MOST_REVISIONS; i++) {
      double spreadFactor = spread / Math.max(1, spread(WeightVector.of(fitted)));
      if (Math.abs(spreadFactor - 1) < SPREAD_TOLERANCE && haveSameOrder(termWeights, fitted)) {
        break;
      }
      scale = scale.times(spreadFactor);
      termWeights = fitted;
      counts = new FeatureCounts(game, termWeights, training);
      fitted = fitOnce(termWeights, scale);
    }
    return new FitResult(fitted, scale, lossBefore, target.loss(counts, WeightVector.of(fitted), scale));
  }

  /** @param termWeights the weights that order the pieces by value, for terms that depend on this order */
  private Weights fitOnce(Weights termWeights, Scale scale) {
    FeatureCounts validationCounts = new FeatureCounts(game, termWeights, validation);
    return new LogisticRegression(counts, validationCounts, target, scale, WeightVector.of(estimatedWeights))
        .fit(observer)
        .weights(estimatedWeights);
  }

  /** The spread of evaluations: the root of their mean square. */
  private double spread(WeightVector point) {
    return Math
        .sqrt(DoubleStream.of(counts.evaluations(point)).map(evaluation -> evaluation * evaluation).average()
            .orElse(0));
  }

  private static boolean haveSameOrder(Weights first, Weights second) {
    int[] firstValues = first.values();
    int[] secondValues = second.values();
    return IntStream.range(0, firstValues.length).allMatch(i -> IntStream.range(0, i)
        .allMatch(j -> Integer.compare(firstValues[i], firstValues[j])
            == Integer.compare(secondValues[i], secondValues[j])));
  }

  /** Compares weights on the test set, each with the scale that fits them best on the training set. */
  public EvaluationComparison compare(Weights firstWeights, Weights secondWeights) {
    return EvaluationComparison.of(losses(firstWeights), losses(secondWeights),
        test.stream().mapToInt(List::size).sum());
  }

  /** By game of the test set: the sum of losses over its training positions. */
  private double[] losses(Weights weights) {
    FeatureCounts games = new FeatureCounts(game, weights, test);
    WeightVector point = WeightVector.of(weights);
    Scale scale = target.scale(counts, point);
    return IntStream.range(0, games.games())
        .mapToDouble(i -> IntStream.range(games.firstPosition(i), games.firstPosition(i + 1))
            .mapToDouble(position -> target.loss(games, position, point, scale)).sum())
        .toArray();
  }
}
