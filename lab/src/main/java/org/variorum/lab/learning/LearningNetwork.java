package org.variorum.lab.learning;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import org.variorum.engine.network.Inputs;
import org.variorum.engine.network.Network;

/** A network in training, with floating-point weights. Its output is in units of {@link Scale#centipawns}. */
final class LearningNetwork {

  /** The initial hidden sums, well inside the range that is not clipped. */
  private static final float BIAS = 0.4F;
  private static final float WIDTH = 0.12F;

  private final NetworkExamples examples;
  private final int hidden;
  private final Layer bias;
  private final Layer weights;
  private final Layer outputBias;
  private final Layer outputs;
  private final List<Layer> layers;
  /** By perspective: the clipped hidden sums of the current example. */
  private final float[] sums;
  /** By hidden sum: the derivative of the loss. */
  private final float[] slopes;

  /** Creates a network with output 0: all output weights are 0. */
  LearningNetwork(NetworkExamples examples, int hidden, RandomGenerator random) {
    this.examples = examples;
    this.hidden = hidden;
    Inputs inputs = Inputs.of(examples.game());
    float maxInputWeight = (float) Network.most(inputs) / Network.ONE;
    float maxOutputWeight = (float) Byte.MAX_VALUE / Network.OUTPUT_ONE;
    bias = new Layer(hidden, maxInputWeight);
    bias.fill(Math.min(BIAS, maxInputWeight));
    weights = new Layer(inputs.count() * hidden, maxInputWeight);
    weights.fillRandomly(random, Math.min(WIDTH, maxInputWeight));
    outputBias = new Layer(examples.buckets(), maxOutputWeight);
    outputs = new Layer(examples.buckets() * 2 * hidden, maxOutputWeight);
    layers = List.of(bias, weights, outputBias, outputs);
    sums = new float[2 * hidden];
    slopes = new float[2 * hidden];
  }

  private int middle(int example) {
    return examples.start(example) + examples.start(example + 1) >>> 1;
  }

  /** The output for an example; {@link #backpropagate} may follow. */
  float output(int example) {
    computeSums(examples.start(example), middle(example), 0);
    computeSums(middle(example), examples.start(example + 1), hidden);
    int start = examples.bucket(example) * 2 * hidden;
    float output = outputBias.weights[examples.bucket(example)];
    for (int i = 0; i < 2 * hidden; i++) {
      output += sums[i] * outputs.weights[start + i];
    }
    return output;
  }

  private void computeSums(int from, int to, int offset) {
    System.arraycopy(bias.weights, 0, sums, offset, hidden);
    for (int i = from; i < to; i++) {
      add(weights.weights, examples.activeInputs()[i] * hidden, sums, offset, hidden);
    }
    for (int i = offset; i < offset + hidden; i++) {
      sums[i] = Math.max(0, Math.min(sums[i], 1));
    }
  }

  private static void add(float[] source, int sourceStart, float[] target, int targetStart, int count) {
    for (int i = 0; i < count; i++) {
      target[targetStart + i] += source[sourceStart + i];
    }
  }

  /**
   * Backpropagation: adds the gradient of an example.
   *
   * @param example the example that was last given to {@link #output(int)}
   * @param slope the derivative of the loss by the output
   */
  void backpropagate(int example, float slope) {
    int bucket = examples.bucket(example);
    int start = bucket * 2 * hidden;
    outputBias.gradient[bucket] += slope;
    for (int i = 0; i < 2 * hidden; i++) {
      outputs.gradient[start + i] += slope * sums[i];
      slopes[i] = sums[i] > 0 && sums[i] < 1 ? slope * outputs.weights[start + i] : 0;
    }
    propagate(examples.start(example), middle(example), 0);
    propagate(middle(example), examples.start(example + 1), hidden);
  }

  private void propagate(int from, int to, int offset) {
    add(slopes, offset, bias.gradient, 0, hidden);
    for (int i = from; i < to; i++) {
      add(slopes, offset, weights.gradient, examples.activeInputs()[i] * hidden, hidden);
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
    return new Network(examples.game(), (int) Math.round(scale.centipawns()), rows(bias, Network.ONE)[0],
        rows(weights, Network.ONE), roundedOutputBias, rows(outputs, Network.OUTPUT_ONE));
  }

  private short[][] rows(Layer layer, int unit) {
    short[][] rows = new short[layer.weights.length / hidden][hidden];
    for (int i = 0; i < layer.weights.length; i++) {
      rows[i / hidden][i % hidden] = (short) Math.round(layer.weights[i] * unit);
    }
    return rows;
  }
}
