package org.variorum.lab.learning;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Logistic regression: fits the weights so that the predicted results of training positions come nearest to the actual
 * ones. It uses Adam (Kingma and Ba, "Adam: a method for stochastic optimization", 2015) with averaged weights (Polyak
 * and Juditsky 1992).
 *
 * <p>Weights are regularised towards the initial weights, with {@link #priorDeviation} as their prior standard
 * deviations. The training positions count as {@link TrainingTarget#observations} independent observations. So
 * regularisation matters less for terms that occur in many positions, and terms that hardly ever occur keep their
 * weights.
 */
final class LogisticRegression {

  /** The prior standard deviation of a weight w is {@code PRIOR_DEVIATION + PRIOR_PART * |w|}, in centipawns. */
  private static final float PRIOR_DEVIATION = 15;
  private static final float PRIOR_PART = 1;

  private static final float FIRST_STEP = 0.02F;
  private static final double MEAN_DECAY = 0.9;
  private static final double SQUARE_DECAY = 0.999;
  private static final double EPSILON = 1e-8;
  private static final int LARGEST_BATCH = 1_024;
  private static final int LEAST_BATCHES = 32;
  private static final int MOST_PASSES = 150;
  /** The fit stops after this many passes without improvement. */
  private static final int PATIENCE = 12;

  private final FeatureCounts counts;
  private final FeatureCounts validationCounts;
  private final TrainingTarget target;
  private final Scale scale;
  private final WeightVector origin;
  private final float[] priorDeviation;
  /** The current weights, as multiples of {@link #priorDeviation} from the origin. */
  private final float[] offsets;
  private final WeightVector currentWeights;
  private final float[] gradient;
  /** By weight: Adam's moving averages of the gradient and of its square. */
  private final double[] mean;
  private final double[] square;
  /** By weight: the sum of its offsets after each step of the pass, for the average. */
  private final double[] offsetSum;
  /** The indices of the training positions, shuffled before each pass. */
  private final int[] order;
  private final double observations;
  /** The part of the initial 0 in each mean, and in each square, for Adam's bias correction. */
  private double meanBias = 1;
  private double squareBias = 1;

  /**
   * @param counts the training set
   * @param validationCounts the validation set, which decides when to stop
   * @param scale converts evaluations to expected results
   * @param origin the initial weights, towards which all weights are regularised
   */
  LogisticRegression(FeatureCounts counts, FeatureCounts validationCounts, TrainingTarget target, Scale scale,
      WeightVector origin) {
    this.counts = counts;
    this.validationCounts = validationCounts;
    this.target = target;
    this.scale = scale;
    this.origin = origin;
    int size = origin.numbers().length;
    priorDeviation = new float[size];
    for (int i = 0; i < size; i++) {
      priorDeviation[i] = PRIOR_DEVIATION + PRIOR_PART * Math.abs(origin.numbers()[i]);
    }
    offsets = new float[size];
    currentWeights = new WeightVector(origin.numbers().clone());
    gradient = new float[size];
    mean = new double[size];
    square = new double[size];
    offsetSum = new double[size];
    observations = target.observations(counts);
    order = new int[counts.positions()];
    Arrays.setAll(order, i -> i);
  }

  /** Returns the fitted weights with the least validation loss; the initial weights if none are better. */
  WeightVector fit(FitObserver observer) {
    SplittableRandom random = new SplittableRandom(1);
    WeightVector best = origin;
    double leastLoss = target.loss(validationCounts, origin, scale);
    int passesSinceBest = 0;
    for (int pass = 1; pass <= MOST_PASSES && passesSinceBest < PATIENCE; pass++) {
      shuffle(random);
      WeightVector average = runPass(FIRST_STEP / (float) Math.sqrt(pass));
      double loss = target.loss(validationCounts, average, scale);
      observer.afterPass(pass, loss);
      passesSinceBest++;
      if (loss < leastLoss) {
        leastLoss = loss;
        best = average;
        passesSinceBest = 0;
      }
    }
    return best;
  }

  private void shuffle(SplittableRandom random) {
    for (int i = order.length - 1; i > 0; i--) {
      int j = random.nextInt(i + 1);
      int swapped = order[i];
      order[i] = order[j];
      order[j] = swapped;
    }
  }

  /** Passes over the training set once, and returns the average of the weights after each step. */
  private WeightVector runPass(float stepLength) {
    Arrays.fill(offsetSum, 0);
    int batches = Math.max(LEAST_BATCHES, (order.length + LARGEST_BATCH - 1) / LARGEST_BATCH);
    for (int batch = 0; batch < batches; batch++) {
      int from = (int) ((long) order.length * batch / batches);
      int to = (int) ((long) order.length * (batch + 1) / batches);
      Arrays.fill(gradient, 0);
      for (int i = from; i < to; i++) {
        counts.addGradient(order[i], target.slope(counts, order[i], currentWeights, scale) / (to - from),
            gradient);
      }
      step(stepLength);
    }
    float[] average = new float[offsetSum.length];
    for (int i = 0; i < average.length; i++) {
      average[i] = origin.numbers()[i] + (float) (priorDeviation[i] * offsetSum[i] / batches);
    }
    return new WeightVector(average);
  }

  /** Makes a step of Adam against the gradient of the loss and of the regularisation. */
  private void step(float stepLength) {
    meanBias *= MEAN_DECAY;
    squareBias *= SQUARE_DECAY;
    for (int i = 0; i < offsets.length; i++) {
      double slope = gradient[i] * priorDeviation[i] + offsets[i] / observations;
      mean[i] += (1 - MEAN_DECAY) * (slope - mean[i]);
      square[i] += (1 - SQUARE_DECAY) * (slope * slope - square[i]);
      double length = Math.sqrt(square[i] / (1 - squareBias)) + EPSILON;
      offsets[i] -= (float) (stepLength * mean[i] / (1 - meanBias) / length);
      offsetSum[i] += offsets[i];
      currentWeights.numbers()[i] = origin.numbers()[i] + priorDeviation[i] * offsets[i];
    }
  }
}
