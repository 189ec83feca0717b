package org.variorum.lab.learning;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import org.variorum.engine.network.Inputs;
import org.variorum.engine.network.Network;

/** A network in training, with floating-point weights. Its output is in units of {@link Scale#centipawns}. */
final class LearningNetwork {

  /** The initial bias of each hidden unit: with it, the sums are well inside the range that is not clipped. */
  private static final float INITIAL_BIAS = 0.4F;
  /** The initial input weights are random numbers from minus this width to this width. */
  private static final float INITIAL_WIDTH = 0.12F;

  private final NetworkExamples examples;
  private final int hiddenUnits;
  private final Layer hiddenBias;
  private final Layer inputWeights;
  private final Layer outputBias;
  private final Layer outputWeights;
  private final List<Layer> layers;
  /** By perspective (the side to move first) and hidden unit: the clipped sum for the current example. */
  private final float[] sums;
  /** By perspective and hidden unit: the derivative of the loss by the sum. */
  private final float[] slopes;

  /** Creates a network with output 0: all output weights are 0. */
  LearningNetwork(NetworkExamples examples, int hiddenUnits, RandomGenerator random) {
    this.examples = examples;
    this.hiddenUnits = hiddenUnits;
    Inputs inputs = Inputs.of(examples.game());
    float maxInputWeight = (float) Network.maxWeight(inputs) / Network.ONE;
    float maxOutputWeight = (float) Byte.MAX_VALUE / Network.OUTPUT_ONE;
    hiddenBias = new Layer(hiddenUnits, maxInputWeight);
    hiddenBias.fill(Math.min(INITIAL_BIAS, maxInputWeight));
    inputWeights = new Layer(inputs.count() * hiddenUnits, maxInputWeight);
    inputWeights.fillRandomly(random, Math.min(INITIAL_WIDTH, maxInputWeight));
    outputBias = new Layer(examples.buckets(), maxOutputWeight);
    outputWeights = new Layer(examples.buckets() * 2 * hiddenUnits, maxOutputWeight);
    layers = List.of(hiddenBias, inputWeights, outputBias, outputWeights);
    sums = new float[2 * hiddenUnits];
    slopes = new float[2 * hiddenUnits];
  }

  /** The index of the example's first input for the side that is not to move. */
  private int middle(int example) {
    return examples.firstInput(example) + examples.firstInput(example + 1) >>> 1;
  }

  /** The output for an example; {@link #backpropagate} may follow. */
  float output(int example) {
    computeSums(examples.firstInput(example), middle(example), 0);
    computeSums(middle(example), examples.firstInput(example + 1), hiddenUnits);
    int start = examples.bucket(example) * 2 * hiddenUnits;
    float output = outputBias.weights[examples.bucket(example)];
    for (int i = 0; i < 2 * hiddenUnits; i++) {
      output += sums[i] * outputWeights.weights[start + i];
    }
    return output;
  }

  private void computeSums(int from, int to, int offset) {
    System.arraycopy(hiddenBias.weights, 0, sums, offset, hiddenUnits);
    for (int i = from; i < to; i++) {
      add(inputWeights.weights, examples.activeInputs()[i] * hiddenUnits, sums, offset, hiddenUnits);
    }
    for (int i = offset; i < offset + hiddenUnits; i++) {
      sums[i] = Math.max(0, Math.min(sums[i], 1));
    }
  }

  private static void add(float[] source, int sourceStart, float[] target, int targetStart, int count) {
    for (int i = 0; i < count; i++) {
      target[targetStart + i] += source[sourceStart + i];
    }
  }

  /**
   * Backpropagation: adds the gradient of an example to the gradients of all layers.
   *
   * @param example the example that was last given to {@link #output(int)}
   * @param slope the derivative of the loss by the output
   */
  void backpropagate(int example, float slope) {
    int bucket = examples.bucket(example);
    int start = bucket * 2 * hiddenUnits;
    outputBias.gradient[bucket] += slope;
    for (int i = 0; i < 2 * hiddenUnits; i++) {
      outputWeights.gradient[start + i] += slope * sums[i];
      slopes[i] = sums[i] > 0 && sums[i] < 1 ? slope * outputWeights.weights[start + i] : 0;
    }
    propagate(examples.firstInput(example), middle(example), 0);
    propagate(middle(example), examples.firstInput(example + 1), hiddenUnits);
  }

  private void propagate(int from, int to, int offset) {
    add(slopes, offset, hiddenBias.gradient, 0, hiddenUnits);
    for (int i = from; i < to; i++) {
      add(slopes, offset, inputWeights.gradient, examples.activeInputs()[i] * hiddenUnits, hiddenUnits);
    }
  }

  /** Makes an optimiser step after a batch of examples. */
  void step(float stepLength, float decay, int batchSize) {
    layers.forEach(layer -> layer.step(stepLength, decay, batchSize));
  }

  /** The network with weights rounded to integers. */
  Network toNetwork(Scale scale) {
    int[] roundedOutputBias = new int[examples.buckets()];
    Arrays.setAll(roundedOutputBias, i -> Math.round(outputBias.weights[i] * Network.UNIT));
    return new Network(examples.game(), (int) Math.round(scale.centipawns()),
        rows(hiddenBias, Network.ONE)[0],
        rows(inputWeights, Network.ONE), roundedOutputBias, rows(outputWeights, Network.OUTPUT_ONE));
  }

  private short[][] rows(Layer layer, int unit) {
    short[][] rows = new short[layer.weights.length / hiddenUnits][hiddenUnits];
    for (int i = 0; i < layer.weights.length; i++) {
      rows[i / hiddenUnits][i % hiddenUnits] = (short) Math.round(layer.weights[i] * unit);
    }
    return rows;
  }
}
