package org.variorum.lab.learning;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Logistic regression: fits the weights so that the predicted results of training positions come nearest to the actual
 * ones. It uses Adam (Kingma and Ba, "Adam: a method for stochastic optimization", 2015) with averaged weights (Polyak
 * and Juditsky 1992).
 *
 * <p>Weights are regularised towards the initial ones, with {@link #doubt} as the prior standard deviation of each. The
 * training positions count as {@link TrainingTarget#observations} independent observations. So regularisation matters
 * less for terms with more data, and terms that hardly ever occur keep their weights.
 */
final class LogisticRegression {

  /** The prior standard deviation of a weight: this many centipawns, plus a part of the weight. */
  private static final float DOUBT = 15;
  private static final float DOUBTED_PART = 1;

  private static final float FIRST_STEP = 0.02F;
  private static final double MOMENTUM = 0.9;
  private static final double SPREAD = 0.999;
  private static final double TINY = 1e-8;
  private static final int LARGEST_BATCH = 1_024;
  private static final int LEAST_BATCHES = 32;
  private static final int MOST_PASSES = 150;
  /** The fit stops after this many passes without improvement. */
  private static final int PATIENCE = 12;

  private final FeatureCounts counts;
  private final FeatureCounts watched;
  private final TrainingTarget goal;
  private final Scale scale;
  private final WeightVector origin;
  private final float[] doubt;
  /** The current weights, as multiples of {@link #doubt} from the origin. */
  private final float[] place;
  private final WeightVector point;
  private final float[] gradient;
  private final double[] mean;
  private final double[] square;
  private final double[] sum;
  private final int[] order;
  private final double observations;
  private double meanLeft = 1;
  private double squareLeft = 1;

  /**
   * @param watched the validation set, which decides when to stop
   * @param scale converts evaluations to expected results
   * @param origin the initial weights, towards which all weights are regularised
   */
  LogisticRegression(FeatureCounts counts, FeatureCounts watched, TrainingTarget goal, Scale scale,
      WeightVector origin) {
    this.counts = counts;
    this.watched = watched;
    this.goal = goal;
    this.scale = scale;
    this.origin = origin;
    int size = origin.numbers().length;
    doubt = new float[size];
    for (int i = 0; i < size; i++) {
      doubt[i] = DOUBT + DOUBTED_PART * Math.abs(origin.numbers()[i]);
    }
    place = new float[size];
    point = new WeightVector(origin.numbers().clone());
    gradient = new float[size];
    mean = new double[size];
    square = new double[size];
    sum = new double[size];
    observations = goal.observations(counts);
    order = new int[counts.positions()];
    Arrays.setAll(order, i -> i);
  }

  /** The weights with the least loss on the validation set; the origin if none are better. */
  WeightVector best(FitObserver observer) {
    SplittableRandom random = new SplittableRandom(1);
    WeightVector best = origin;
    double least = goal.loss(watched, origin, scale);
    int since = 0;
    for (int pass = 1; pass <= MOST_PASSES && since < PATIENCE; pass++) {
      shuffle(random);
      WeightVector average = pass(FIRST_STEP / (float) Math.sqrt(pass));
      double loss = goal.loss(watched, average, scale);
      observer.passed(pass, loss);
      since++;
      if (loss < least) {
        least = loss;
        best = average;
        since = 0;
      }
    }
    return best;
  }

  private void shuffle(SplittableRandom random) {
    for (int i = order.length - 1; i > 0; i--) {
      int j = random.nextInt(i + 1);
      int kept = order[i];
      order[i] = order[j];
      order[j] = kept;
    }
  }

  /** Passes over the training set once, and returns the average of the weights after each step. */
  private WeightVector pass(float step) {
    Arrays.fill(sum, 0);
    int batches = Math.max(LEAST_BATCHES, (order.length + LARGEST_BATCH - 1) / LARGEST_BATCH);
    for (int batch = 0; batch < batches; batch++) {
      int from = (int) ((long) order.length * batch / batches);
      int to = (int) ((long) order.length * (batch + 1) / batches);
      Arrays.fill(gradient, 0);
      for (int i = from; i < to; i++) {
        counts.descend(order[i], goal.slope(counts, order[i], point, scale) / (to - from), gradient);
      }
      step(step);
    }
    float[] average = new float[sum.length];
    for (int i = 0; i < average.length; i++) {
      average[i] = origin.numbers()[i] + (float) (doubt[i] * sum[i] / batches);
    }
    return new WeightVector(average);
  }

  private void step(float step) {
    meanLeft *= MOMENTUM;
    squareLeft *= SPREAD;
    for (int i = 0; i < place.length; i++) {
      double slope = gradient[i] * doubt[i] + place[i] / observations;
      mean[i] += (1 - MOMENTUM) * (slope - mean[i]);
      square[i] += (1 - SPREAD) * (slope * slope - square[i]);
      double length = Math.sqrt(square[i] / (1 - squareLeft)) + TINY;
      place[i] -= (float) (step * mean[i] / (1 - meanLeft) / length);
      sum[i] += place[i];
      point.numbers()[i] = origin.numbers()[i] + doubt[i] * place[i];
    }
  }
}
