package org.variorum.lab.learning;

import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.variorum.engine.evaluation.Weights;
import org.variorum.rules.game.Game;

/**
 * Fits the weights of a game to training positions. Of ten games one tells when to stop, and another, which has no part in it, whether
 * anything was gained.
 */
public final class WeightFit {

  /** The minimum number of games for training. */
  public static final int LEAST_GAMES = DataSplit.LEAST_GAMES;

  /** What is counted depends on which pieces are cheap, and the scale on the weights: so often are they revised. */
  private static final int MOST_REVISIONS = 4;
  /** MoveReviews that go so nearly as far are on the same scale. */
  private static final double NEAR = 0.03;
  /** Where the estimate foretells next to nothing, what is learnt will foretell more. */
  private static final double WIDEST = 1_500;

  /**
   * What a fit has found. Its evaluations go about as far as those of the estimate, so that a centipawn stays what it was, for
   * the search's margins too.
   *
   * @param scale how its evaluations become chances
   * @param before how well the estimated weights foretell the games learnt from: cross-entropy, a mean over training positions
   * @param after how well the new ones do
   */
  public record Fitted(Weights weights, Scale scale, double before, double after) {}

  private final Game game;
  private final Weights estimated;
  private final FitObserver observer;
  private final List<List<TrainingPosition>> taught;
  private final List<List<TrainingPosition>> watched;
  private final List<List<TrainingPosition>> heldOut;
  private final TrainingTarget goal;
  private FeatureCounts counts;

  /**
   * Counts the training positions.
   *
   * @param estimated the weights to improve
   * @param games the training positions of each game, at least one
   * @param share how much results count against scores, from 0 to 1
   * @throws IllegalArgumentException if there are too few games, or it is no share
   */
  public WeightFit(Game game, Weights estimated, List<List<TrainingPosition>> games, double share,
      FitObserver observer) {
    if (games.size() < LEAST_GAMES || !(share >= 0 && share <= 1)) {
      throw new IllegalArgumentException(games.size() + " games, a share of " + share);
    }
    this.game = game;
    this.estimated = estimated;
    this.observer = observer;
    taught = part(games, DataSplit.TAUGHT);
    watched = part(games, DataSplit.WATCHED);
    heldOut = part(games, DataSplit.HELD_OUT);
    counts = new FeatureCounts(game, estimated, taught);
    goal = TrainingTarget.of(counts, share);
  }

  private static List<List<TrainingPosition>> part(List<List<TrainingPosition>> games, DataSplit part) {
    return IntStream.range(0, games.size()).filter(i -> DataSplit.of(i) == part)
        .<List<TrainingPosition>>mapToObj(games::get).toList();
  }

  /** Looks for the weights that fit best. */
  public Fitted fit() {
    WeightVector origin = WeightVector.of(estimated);
    double spread = spread(origin);
    Scale own = goal.scale(counts, origin);
    double before = goal.loss(counts, origin, own);
    Scale scale = own.centipawns() > WIDEST ? new Scale(WIDEST) : own;
    Weights counting = estimated;
    Weights fitted = descend(counting, scale);
    for (int i = 0; i < MOST_REVISIONS; i++) {
      double wider = spread / Math.max(1, spread(WeightVector.of(fitted)));
      if (Math.abs(wider - 1) < NEAR && sameOrder(counting, fitted)) {
        break;
      }
      scale = scale.times(wider);
      counting = fitted;
      counts = new FeatureCounts(game, counting, taught);
      fitted = descend(counting, scale);
    }
    return new Fitted(fitted, scale, before, goal.loss(counts, WeightVector.of(fitted), scale));
  }

  private Weights descend(Weights counting, Scale scale) {
    FeatureCounts evaluates = new FeatureCounts(game, counting, watched);
    return new LogisticRegression(counts, evaluates, goal, scale, WeightVector.of(estimated)).best(observer)
        .weights(estimated);
  }

  /** How far evaluations go from 0: the root of their mean square. */
  private double spread(WeightVector point) {
    return Math
        .sqrt(DoubleStream.of(counts.evaluations(point)).map(evaluation -> evaluation * evaluation).average()
            .orElse(0));
  }

  private static boolean sameOrder(Weights one, Weights other) {
    int[] first = one.values();
    int[] second = other.values();
    return IntStream.range(0, first.length).allMatch(i -> IntStream.range(0, i)
        .allMatch(j -> Integer.compare(first[i], first[j]) == Integer.compare(second[i], second[j])));
  }

  /** Which weights foretell better the games that were held out: each as an engine would evaluate, on the scale that suits it. */
  public EvaluationComparison compare(Weights before, Weights after) {
    return EvaluationComparison.of(losses(before), losses(after),
        heldOut.stream().mapToInt(List::size).sum());
  }

  /** By game that was held out: the sum over its training positions. */
  private double[] losses(Weights weights) {
    FeatureCounts games = new FeatureCounts(game, weights, heldOut);
    WeightVector point = WeightVector.of(weights);
    Scale scale = goal.scale(counts, point);
    return IntStream.range(0, games.games())
        .mapToDouble(i -> IntStream.range(games.firstOf(i), games.firstOf(i + 1))
            .mapToDouble(position -> goal.loss(games, position, point, scale)).sum())
        .toArray();
  }
}
