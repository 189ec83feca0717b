package org.variorum.lab.learning;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * The weights of one network layer in training, with the optimiser Adam (Kingma and Ba, "Adam: a method for stochastic
 * optimization", 2015) and decoupled weight decay (Loshchilov and Hutter, "Decoupled weight decay regularization",
 * 2019).
 */
final class Layer {

  /** Adam's beta1. */
  private static final float MEAN_DECAY = 0.9F;
  /** Adam's beta2. */
  private static final float SQUARE_DECAY = 0.999F;
  private static final float EPSILON = 1e-8F;

  final float[] weights;
  /** By weight: the derivative of the loss, summed over a batch. */
  final float[] gradient;
  /** By weight: the moving average of the gradient. */
  private final float[] mean;
  /** By weight: the moving average of the squared gradient. */
  private final float[] square;
  private final float maxWeight;
  /** The part of the initial 0 in each mean, and in each square, for Adam's bias correction. */
  private double meanBias = 1;
  private double squareBias = 1;

  /** @param maxWeight the maximum absolute value of a weight, as the finished network's number format requires */
  Layer(int size, float maxWeight) {
    weights = new float[size];
    gradient = new float[size];
    mean = new float[size];
    square = new float[size];
    this.maxWeight = maxWeight;
  }

  void fill(float weight) {
    Arrays.fill(weights, weight);
  }

  /** Sets all weights to random values from {@code -width} to {@code width}. */
  void fillRandomly(RandomGenerator random, float width) {
    for (int i = 0; i < weights.length; i++) {
      weights[i] = (2 * random.nextFloat() - 1) * width;
    }
  }

  /** Makes a step against the gradient of a batch, and clears the gradient. */
  void step(float stepLength, float decay, int batchSize) {
    meanBias *= MEAN_DECAY;
    squareBias *= SQUARE_DECAY;
    float meanScale = (float) (1 / (1 - meanBias));
    float squareScale = (float) (1 / (1 - squareBias));
    for (int i = 0; i < weights.length; i++) {
      float slope = gradient[i] / batchSize;
      mean[i] += (1 - MEAN_DECAY) * (slope - mean[i]);
      square[i] += (1 - SQUARE_DECAY) * (slope * slope - square[i]);
      float step = mean[i] * meanScale / ((float) Math.sqrt(square[i] * squareScale) + EPSILON);
      weights[i] =
          Math.max(-maxWeight, Math.min(weights[i] - stepLength * (step + decay * weights[i]), maxWeight));
    }
    Arrays.fill(gradient, 0);
  }
}
