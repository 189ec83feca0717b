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
 * What an evaluator counts in training positions, and what came of them, all from White's side. Few terms occur in a position, so only those
 * are kept, one training position's after the other's: half a million training positions take some 150 MB.
 */
final class FeatureCounts {

  private static final int FIRST_ROOM = 1 << 10;

  /** Where each game's training positions begin, and where the last ends. */
  private final int[] gameStarts;
  /** Where each training position's counts begin, and where the last ends. */
  private final int[] starts;
  private char[] terms = new char[FIRST_ROOM];
  private short[] counts = new short[FIRST_ROOM];
  private final float[] phases;
  private final float[] scores;
  private final float[] results;
  private int size;

  /** @param weights tell cheap pieces from dear ones, on which it depends what is counted */
  FeatureCounts(Game game, Weights weights, List<List<TrainingPosition>> games) {
    int positions = games.stream().mapToInt(List::size).sum();
    gameStarts = new int[games.size() + 1];
    starts = new int[positions + 1];
    phases = new float[positions];
    scores = new float[positions];
    results = new float[positions];
    Evaluator evaluator = Evaluator.tracing(game, weights);
    for (int i = 0; i < games.size(); i++) {
      for (TrainingPosition training : games.get(i)) {
        add(game.position(training.fen()), training, evaluator);
      }
      gameStarts[i + 1] = size;
    }
  }

  private void add(Position position, TrainingPosition training, Evaluator evaluator) {
    boolean white = position.turn() == Side.WHITE;
    Trace trace = evaluator.trace(position.mutable());
    int from = starts[size];
    int to = from + trace.terms().length;
    if (to > terms.length) {
      int room = Math.max(to, terms.length + terms.length / 2);
      terms = Arrays.copyOf(terms, room);
      counts = Arrays.copyOf(counts, room);
    }
    for (int i = from; i < to; i++) {
      terms[i] = (char) trace.terms()[i - from];
      counts[i] = (short) trace.counts()[i - from];
    }
    phases[size] = (float) trace.phase();
    scores[size] = white ? training.score() : -training.score();
    results[size] = (float) (white ? training.result() : 1 - training.result());
    size++;
    starts[size] = to;
  }

  /** How many training positions there are. */
  int positions() {
    return size;
  }

  int games() {
    return gameStarts.length - 1;
  }

  /** The first training position of a game; of the one after the last, how many training positions there are. */
  int firstOf(int game) {
    return gameStarts[game];
  }

  /** What a search found. */
  float score(int position) {
    return scores[position];
  }

  /** How the game ended: 1 if White has won. */
  float result(int position) {
    return results[position];
  }

  /** How a training position is evaluated. */
  float evaluate(int position, WeightVector point) {
    float[] weights = point.numbers();
    int end = weights.length / 2;
    float inMiddle = 0;
    float atEnd = 0;
    for (int i = starts[position]; i < starts[position + 1]; i++) {
      inMiddle += counts[i] * weights[terms[i]];
      atEnd += counts[i] * weights[end + terms[i]];
    }
    return phases[position] * inMiddle + (1 - phases[position]) * atEnd;
  }

  /** How all training positions are evaluated. */
  double[] evaluations(WeightVector point) {
    return IntStream.range(0, size).mapToDouble(position -> evaluate(position, point)).toArray();
  }

  /** Adds to a gradient by weights what {@code slope}, the one by the evaluation, means for each. */
  void descend(int position, float slope, float[] gradient) {
    int end = gradient.length / 2;
    float inMiddle = slope * phases[position];
    float atEnd = slope - inMiddle;
    for (int i = starts[position]; i < starts[position + 1]; i++) {
      gradient[terms[i]] += counts[i] * inMiddle;
      gradient[end + terms[i]] += counts[i] * atEnd;
    }
  }
}
