package org.variorum.lab.learning;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * The weights of one network layer in training, with the optimiser Adam (Kingma and Ba, "Adam: a method for stochastic
 * optimization", 2015) and decoupled weight decay (Loshchilov and Hutter, "Decoupled weight decay regularization",
 * 2019).
 */
final class Layer {

  private static final float MOMENTUM = 0.9F;
  private static final float SPREAD = 0.999F;
  private static final float TINY = 1e-8F;

  final float[] weights;
  /** By weight: the derivative of the loss, summed over a batch. */
  final float[] gradient;
  /** By weight: the moving average of the gradient; below, of its square. */
  private final float[] mean;
  private final float[] square;
  private final float maxWeight;
  /** The weight of the initial 0 in each mean, for Adam's bias correction; below, in each square. */
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
    meanBias *= MOMENTUM;
    squareBias *= SPREAD;
    float meanScale = (float) (1 / (1 - meanBias));
    float squareScale = (float) (1 / (1 - squareBias));
    for (int i = 0; i < weights.length; i++) {
      float slope = gradient[i] / batchSize;
      mean[i] += (1 - MOMENTUM) * (slope - mean[i]);
      square[i] += (1 - SPREAD) * (slope * slope - square[i]);
      float step = mean[i] * meanScale / ((float) Math.sqrt(square[i] * squareScale) + TINY);
      weights[i] =
          Math.max(-maxWeight, Math.min(weights[i] - stepLength * (step + decay * weights[i]), maxWeight));
    }
    Arrays.fill(gradient, 0);
  }
}
