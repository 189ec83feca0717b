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
  public static final int LEAST_GAMES = DataSplit.LEAST_GAMES;

  /** The maximum number of refits: the terms depend on the order of piece values, the scale on the weights. */
  private static final int MOST_REVISIONS = 4;
  /** A relative difference of the spread below this value is ignored. */
  private static final double SPREAD_TOLERANCE = 0.03;
  /** The maximum scale to start with: a poor estimate gives a scale that is too large for the fitted weights. */
  private static final double MAX_START_SCALE = 1_500;

  /**
   * The result of a fit. Its evaluations have about the spread of the estimated ones, so that a centipawn keeps its
   * meaning in the search's margins.
   *
   * @param weights the fitted weights
   * @param scale converts evaluations by these weights to expected results
   * @param before the mean cross-entropy of the estimated weights on the training set
   * @param after the mean cross-entropy of the fitted weights on the training set
   */
  public record Fitted(Weights weights, Scale scale, double before, double after) {}

  private final Game game;
  private final Weights estimated;
  private final FitObserver observer;
  private final List<List<TrainingPosition>> training;
  private final List<List<TrainingPosition>> validation;
  private final List<List<TrainingPosition>> test;
  private final TrainingTarget target;
  private FeatureCounts counts;

  /**
   * Counts the terms in the training positions.
   *
   * @param estimated the weights to improve
   * @param games the training positions of each game, at least one
   * @param share the weight of results in the target, from 0 to 1
   * @throws IllegalArgumentException if there are too few games, or {@code share} is out of range
   */
  public WeightFit(Game game, Weights estimated, List<List<TrainingPosition>> games, double share,
      FitObserver observer) {
    if (games.size() < LEAST_GAMES || !(share >= 0 && share <= 1)) {
      throw new IllegalArgumentException("a fit needs at least " + LEAST_GAMES
          + " games and a share from 0 to 1, not " + games.size() + " and " + share);
    }
    this.game = game;
    this.estimated = estimated;
    this.observer = observer;
    training = gamesOf(games, DataSplit.TRAINING);
    validation = gamesOf(games, DataSplit.VALIDATION);
    test = gamesOf(games, DataSplit.TEST);
    counts = new FeatureCounts(game, estimated, training);
    target = TrainingTarget.of(counts, share);
  }

  private static List<List<TrainingPosition>> gamesOf(List<List<TrainingPosition>> games, DataSplit dataSet) {
    return IntStream.range(0, games.size()).filter(i -> DataSplit.of(i) == dataSet)
        .<List<TrainingPosition>>mapToObj(games::get).toList();
  }

  /** Returns the weights with the least loss. */
  public Fitted fit() {
    WeightVector origin = WeightVector.of(estimated);
    double spread = spread(origin);
    Scale ownScale = target.scale(counts, origin);
    double before = target.loss(counts, origin, ownScale);
    Scale scale = ownScale.centipawns() > MAX_START_SCALE ? new Scale(MAX_START_SCALE) : ownScale;
    Weights termWeights = estimated;
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
    return new Fitted(fitted, scale, before, target.loss(counts, WeightVector.of(fitted), scale));
  }

  private Weights fitOnce(Weights termWeights, Scale scale) {
    FeatureCounts validationCounts = new FeatureCounts(game, termWeights, validation);
    return new LogisticRegression(counts, validationCounts, target, scale, WeightVector.of(estimated))
        .best(observer)
        .weights(estimated);
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

  /** Compares weights on the test set; each evaluation uses the scale with the least loss. */
  public EvaluationComparison compare(Weights before, Weights after) {
    return EvaluationComparison.of(losses(before), losses(after),
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
