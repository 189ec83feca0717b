package org.variorum.lab.learning;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.variorum.engine.evaluation.Evaluator;
import org.variorum.engine.evaluation.Trace;
import org.variorum.engine.evaluation.Weights;
import org.variorum.rules.board.Side;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;

/**
 * The evaluation terms of training positions, with each position's score and result, all for White. Storage is sparse:
 * only terms with a count other than 0 are stored. Half a million training positions need about 150 MB.
 */
final class FeatureCounts {

  private static final int INITIAL_CAPACITY = 1 << 10;

  /** By game: the index of its first training position; the last element is the number of training positions. */
  private final int[] gameStarts;
  /** By training position: the index of its first term; the last element is the number of all terms. */
  private final int[] starts;
  /** The terms of all training positions, one position after another. */
  private char[] terms = new char[INITIAL_CAPACITY];
  /** By index in {@link #terms}: the count of the term. */
  private short[] counts = new short[INITIAL_CAPACITY];
  /** By training position: the share of the middlegame weights in its evaluation, from 0 to 1. */
  private final float[] phases;
  private final float[] scores;
  private final float[] results;
  private int size;

  /** @param weights the weights that order the pieces by value; some terms depend on this order */
  FeatureCounts(Game game, Weights weights, List<List<TrainingPosition>> games) {
    int positions = games.stream().mapToInt(List::size).sum();
    gameStarts = new int[games.size() + 1];
    starts = new int[positions + 1];
    phases = new float[positions];
    scores = new float[positions];
    results = new float[positions];
    Evaluator evaluator = Evaluator.forTracing(game, weights);
    for (int i = 0; i < games.size(); i++) {
      for (TrainingPosition training : games.get(i)) {
        add(game.position(training.fen()), training, evaluator);
      }
      gameStarts[i + 1] = size;
    }
  }

  private void add(Position position, TrainingPosition training, Evaluator evaluator) {
    boolean isWhite = position.turn() == Side.WHITE;
    Trace trace = evaluator.trace(position.mutable());
    int from = starts[size];
    int to = from + trace.terms().length;
    if (to > terms.length) {
      int capacity = Math.max(to, terms.length + terms.length / 2);
      terms = Arrays.copyOf(terms, capacity);
      counts = Arrays.copyOf(counts, capacity);
    }
    for (int i = from; i < to; i++) {
      terms[i] = (char) trace.terms()[i - from];
      counts[i] = (short) trace.counts()[i - from];
    }
    phases[size] = (float) trace.phase();
    scores[size] = isWhite ? training.score() : -training.score();
    results[size] = (float) (isWhite ? training.result() : 1 - training.result());
    size++;
    starts[size] = to;
  }

  /** The number of training positions. */
  int positions() {
    return size;
  }

  int games() {
    return gameStarts.length - 1;
  }

  /** The index of a game's first training position; for the number of games, the number of training positions. */
  int firstPosition(int game) {
    return gameStarts[game];
  }

  /** The search score for White, in centipawns. */
  float score(int position) {
    return scores[position];
  }

  /** The result of the game for White: 1, 0.5 or 0. */
  float result(int position) {
    return results[position];
  }

  /** The evaluation of a training position for White, in centipawns. */
  float evaluate(int position, WeightVector point) {
    float[] weights = point.numbers();
    int end = weights.length / 2;
    float middlePart = 0;
    float endPart = 0;
    for (int i = starts[position]; i < starts[position + 1]; i++) {
      middlePart += counts[i] * weights[terms[i]];
      endPart += counts[i] * weights[end + terms[i]];
    }
    return phases[position] * middlePart + (1 - phases[position]) * endPart;
  }

  /** The evaluations of all training positions. */
  double[] evaluations(WeightVector point) {
    return IntStream.range(0, size).mapToDouble(position -> evaluate(position, point)).toArray();
  }

  /** Adds the gradient of a position's loss; {@code slope} is the derivative of the loss by the evaluation. */
  void addGradient(int position, float slope, float[] gradient) {
    int end = gradient.length / 2;
    float middlePart = slope * phases[position];
    float endPart = slope - middlePart;
    for (int i = starts[position]; i < starts[position + 1]; i++) {
      gradient[terms[i]] += counts[i] * middlePart;
      gradient[end + terms[i]] += counts[i] * endPart;
    }
  }
}
