package org.variorum.lab.learning;

import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.variorum.engine.network.Network;

/**
 * Training of a network that corrects the evaluation, so that the corrected evaluation predicts the results of games.
 * Single-threaded; the same examples and plan give the same network.
 */
public final class NetworkTrainer {

  /** The minimum number of games for training. */
  public static final int LEAST_GAMES = DataSet.LEAST_GAMES;

  /** Training stops after this many epochs without improvement. */
  private static final int PATIENCE = 3;
  private static final int LARGEST_BATCH = 1_024;
  /** The minimum number of batches in an epoch, so that small training sets also get enough steps. */
  private static final int LEAST_BATCHES = 100;
  private static final double FIRST_STEP = 0.001;
  /** The weight decay. Weights that few examples determine are mostly noise, and the decay keeps them small. */
  private static final float DECAY = 2;

  /**
   * The parameters of training.
   *
   * @param hiddenUnits the number of hidden units for each perspective, a multiple of {@link Network#LANES}
   * @param epochs the maximum number of passes over the training set
   * @param share the weight of results in the target, from 0 to 1; the rest is the weight of search scores
   */
  public record Plan(int hiddenUnits, int epochs, double share) {

    /** @throws IllegalArgumentException if a parameter is out of range */
    public Plan {
      if (hiddenUnits < 1 || hiddenUnits > Network.MOST_HIDDEN || hiddenUnits % Network.LANES != 0
          || epochs < 1
          || !(share >= 0 && share <= 1)) {
        throw new IllegalArgumentException(
            "training is impossible with " + hiddenUnits + " hidden units, " + epochs
                + " epochs and a share of "
                + share);
      }
    }
  }

  /** Receives a report of each epoch. */
  @FunctionalInterface
  public interface Observer {

    /**
     * Reports the mean cross-entropy over training positions.
     *
     * @param epoch the number of the epoch, from 1; 0 for the evaluation without a network
     * @param trainingLoss the loss on the training set, averaged over the epoch while the weights change
     * @param validationLoss the loss on the validation set after the epoch
     */
    void afterEpoch(int epoch, double trainingLoss, double validationLoss);
  }

  private final NetworkExamples examples;
  private final Plan plan;
  private final Observer observer;
  private final Scale scale;
  private final SplittableRandom random = new SplittableRandom(1);
  private final LearningNetwork network;

  /** @throws IllegalArgumentException if there are too few games */
  public NetworkTrainer(NetworkExamples examples, Plan plan, Observer observer) {
    if (examples.games() < LEAST_GAMES) {
      throw new IllegalArgumentException(
          "training needs at least " + LEAST_GAMES + " games, not " + examples.games());
    }
    this.examples = examples;
    this.plan = plan;
    this.observer = observer;
    scale = Scale.of(IntStream.range(0, examples.size()).mapToDouble(examples::score).toArray(),
        IntStream.range(0, examples.size()).mapToDouble(examples::result).toArray());
    network = new LearningNetwork(examples, plan.hiddenUnits(), random);
  }

  /** The network with the least loss on the validation set; empty if it does not reduce the loss on the test set. */
  public Optional<Network> train() {
    int[] training = examples(DataSet.TRAINING);
    int[] validation = examples(DataSet.VALIDATION);
    int[] test = examples(DataSet.TEST);
    double uncorrectedLoss = loss(test);
    double correctedLoss = uncorrectedLoss;
    double leastLoss = loss(validation);
    observer.afterEpoch(0, loss(training), leastLoss);
    Optional<Network> best = Optional.empty();
    int epochsSinceBest = 0;
    for (int epoch = 1; epoch <= plan.epochs() && epochsSinceBest < PATIENCE; epoch++) {
      double trainingLoss = learn(training, epoch);
      double loss = loss(validation);
      observer.afterEpoch(epoch, trainingLoss, loss);
      epochsSinceBest++;
      if (loss < leastLoss) {
        leastLoss = loss;
        best = Optional.of(network.toNetwork(scale));
        correctedLoss = loss(test);
        epochsSinceBest = 0;
      }
    }
    return correctedLoss < uncorrectedLoss ? best : Optional.empty();
  }

  private int[] examples(DataSet dataSet) {
    return IntStream.range(0, examples.size()).filter(i -> examples.dataSet(i) == dataSet).toArray();
  }

  /** Passes over the training set once, in random order, and returns the mean loss. */
  private double learn(int[] positions, int epoch) {
    shuffle(positions);
    double loss = 0;
    int batchSize = Math.clamp(positions.length / LEAST_BATCHES, 1, LARGEST_BATCH);
    for (int from = 0; from < positions.length; from += batchSize) {
      int to = Math.min(from + batchSize, positions.length);
      for (int i = from; i < to; i++) {
        loss += learn(positions[i]);
      }
      double progress = (epoch - 1 + (double) to / positions.length) / plan.epochs();
      network.step(stepLength(progress), DECAY, to - from);
    }
    return loss / positions.length;
  }

  /** The step length: it decreases to 0 at the end of training (Loshchilov and Hutter, "SGDR", 2017). */
  private static float stepLength(double progress) {
    return (float) (FIRST_STEP * (1 + Math.cos(Math.PI * progress)) / 2);
  }

  private void shuffle(int[] order) {
    for (int i = order.length - 1; i > 0; i--) {
      int otherIndex = random.nextInt(i + 1);
      int swapped = order[i];
      order[i] = order[otherIndex];
      order[otherIndex] = swapped;
    }
  }

  private double loss(int[] positions) {
    double loss = 0;
    for (int example : positions) {
      loss += scale.loss(score(example), target(example));
    }
    return loss / positions.length;
  }

  private double learn(int example) {
    double score = score(example);
    double target = target(example);
    network.backpropagate(example, (float) (scale.expectedResult(score) - target));
    return scale.loss(score, target);
  }

  /** The corrected evaluation of an example, in centipawns. */
  private double score(int example) {
    return examples.evaluation(example) + scale.centipawns() * network.output(example);
  }

  private double target(int example) {
    return plan.share() * examples.result(example)
        + (1 - plan.share()) * scale.expectedResult(examples.score(example));
  }
}
