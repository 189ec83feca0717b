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
 * Training positions for a network: the inputs that are on, and the evaluation without the network. A million training
 * positions with forty pieces each need some 200 MB. Evaluations, scores and results are for the side to move.
 */
public final class NetworkExamples {

  private static final int INITIAL_CAPACITY = 1 << 10;

  private final Game game;
  private final Engine engine;
  private final Inputs inputs;
  private final int buckets;
  private final int[] inputBuffer;
  /** By example: the inputs that are on for the side to move, then the same number for the other side. */
  private char[] activeInputs = new char[INITIAL_CAPACITY];
  /** By example: the start of its inputs, then the end of the last example's inputs. */
  private int[] starts = new int[INITIAL_CAPACITY];
  private float[] evaluations = new float[INITIAL_CAPACITY];
  private float[] scores = new float[INITIAL_CAPACITY];
  private float[] results = new float[INITIAL_CAPACITY];
  private byte[] bucketIndices = new byte[INITIAL_CAPACITY];
  private DataSplit[] dataSets = new DataSplit[INITIAL_CAPACITY];
  private int size;
  private int games;

  /**
   * @param settings the settings of the engine; the network corrects its evaluation
   * @param buckets the number of output buckets, ranges of the number of pieces
   */
  public NetworkExamples(Game game, EngineSettings settings, int buckets) {
    this.game = game;
    this.buckets = buckets;
    engine = new Engine(game, settings);
    inputs = Inputs.of(game);
    inputBuffer = new int[inputs.mostOn()];
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

  /** Adds the training positions of the next game. */
  public void add(List<TrainingPosition> positions) {
    positions.forEach(this::add);
    games++;
  }

  private void add(TrainingPosition training) {
    Position position = game.position(training.fen());
    if (engine.evaluate(position) instanceof Score.Centipawns(int evaluation)) {
      makeRoom();
      MutablePosition board = position.mutable();
      addInputs(inputs.find(board, board.turn(), inputBuffer));
      addInputs(inputs.find(board, board.turn() ^ 1, inputBuffer));
      evaluations[size] = evaluation;
      scores[size] = training.score();
      results[size] = (float) training.result();
      bucketIndices[size] = (byte) inputs.bucket(board, buckets);
      dataSets[size] = DataSplit.of(games);
      size++;
    }
  }

  private void makeRoom() {
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

  private void addInputs(int count) {
    for (int i = 0; i < count; i++) {
      activeInputs[starts[size + 1]++] = (char) inputBuffer[i];
    }
  }

  /** The inputs that are on, of all examples in turn. */
  char[] activeInputs() {
    return activeInputs;
  }

  /** The index of an example's first input; its inputs for the other side start half-way to the next example. */
  int start(int example) {
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
  DataSplit dataSet(int example) {
    return dataSets[example];
  }
}
