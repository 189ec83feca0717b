package org.variorum.lab.learning;

import java.util.Arrays;
import java.util.List;
import org.variorum.engine.EngineSettings;
import org.variorum.engine.Score;
import org.variorum.engine.network.Inputs;
import org.variorum.engine.search.Engine;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.game.Position;

/**
 * Training positions for a network: the inputs with the value 1, and the evaluation without the network. A million
 * training positions with forty pieces each need about 200 MB. Evaluations, scores and results are for the side to
 * move.
 */
public final class NetworkExamples {

  private static final int INITIAL_CAPACITY = 1 << 10;

  private final Game game;
  private final Engine engine;
  private final Inputs inputs;
  private final int buckets;
  private final int[] inputBuffer;
  /** By example: the inputs with the value 1 for the side to move, then the same number for the other side. */
  private char[] activeInputs = new char[INITIAL_CAPACITY];
  /** By example: the start of its inputs, then the end of the last example's inputs. */
  private int[] starts = new int[INITIAL_CAPACITY];
  private float[] evaluations = new float[INITIAL_CAPACITY];
  private float[] scores = new float[INITIAL_CAPACITY];
  private float[] results = new float[INITIAL_CAPACITY];
  private byte[] bucketIndices = new byte[INITIAL_CAPACITY];
  private DataSet[] dataSets = new DataSet[INITIAL_CAPACITY];
  private int size;
  private int games;

  /**
   * @param settings the settings of the engine; the network corrects its evaluation
   * @param buckets the number of ranges of piece counts; the network has output weights of its own for each range
   */
  public NetworkExamples(Game game, EngineSettings settings, int buckets) {
    this.game = game;
    this.buckets = buckets;
    engine = new Engine(game, settings);
    inputs = Inputs.of(game);
    inputBuffer = new int[inputs.maxActive()];
  }

  Game game() {
    return game;
  }

  int buckets() {
    return buckets;
  }

  /** The number of examples. */
  public int size() {
    return size;
  }

  /** The number of games that the examples are from. */
  public int games() {
    return games;
  }

  /** Adds the training positions of the next game, except those that the engine evaluates as a forced win or loss. */
  public void add(List<TrainingPosition> positions) {
    positions.forEach(this::add);
    games++;
  }

  private void add(TrainingPosition training) {
    Position position = game.position(training.fen());
    if (engine.evaluate(position) instanceof Score.Centipawns(int evaluation)) {
      ensureCapacity();
      MutablePosition board = position.mutable();
      addInputs(inputs.find(board, board.turn(), inputBuffer));
      addInputs(inputs.find(board, board.turn() ^ 1, inputBuffer));
      evaluations[size] = evaluation;
      scores[size] = training.score();
      results[size] = (float) training.result();
      bucketIndices[size] = (byte) inputs.bucket(board, buckets);
      dataSets[size] = DataSet.of(games);
      size++;
    }
  }

  /** Makes room for one more example, which has no inputs yet. */
  private void ensureCapacity() {
    int end = starts[size];
    if (activeInputs.length < end + 2 * inputBuffer.length) {
      activeInputs = Arrays.copyOf(activeInputs, end + end / 2 + 2 * inputBuffer.length);
    }
    if (starts.length == size + 1) {
      int capacity = starts.length + starts.length / 2;
      starts = Arrays.copyOf(starts, capacity);
      evaluations = Arrays.copyOf(evaluations, capacity);
      scores = Arrays.copyOf(scores, capacity);
      results = Arrays.copyOf(results, capacity);
      bucketIndices = Arrays.copyOf(bucketIndices, capacity);
      dataSets = Arrays.copyOf(dataSets, capacity);
    }
    starts[size + 1] = end;
  }

  /** Appends the first inputs in the buffer to those of the example that is being added. */
  private void addInputs(int count) {
    for (int i = 0; i < count; i++) {
      activeInputs[starts[size + 1]++] = (char) inputBuffer[i];
    }
  }

  /** The inputs with the value 1, one example after another. */
  char[] activeInputs() {
    return activeInputs;
  }

  /** The index of an example's first input; its inputs for the other side start half-way to the next example. */
  int firstInput(int example) {
    return starts[example];
  }

  /** The evaluation without the network for the side to move, in centipawns. */
  float evaluation(int example) {
    return evaluations[example];
  }

  float score(int example) {
    return scores[example];
  }

  float result(int example) {
    return results[example];
  }

  int bucket(int example) {
    return bucketIndices[example];
  }

  /** The data set that the example's game belongs to. */
  DataSet dataSet(int example) {
    return dataSets[example];
  }
}
