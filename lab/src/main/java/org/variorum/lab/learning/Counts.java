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
 * What an evaluator counts in lessons, and what came of them, all from White's side. Few terms occur in a position, so only those
 * are kept, one lesson's after the other's: half a million lessons take some 150 MB.
 */
final class Counts {

  private static final int FIRST_ROOM = 1 << 10;

  /** Where each game's lessons begin, and where the last ends. */
  private final int[] gameStarts;
  /** Where each lesson's counts begin, and where the last ends. */
  private final int[] starts;
  private char[] terms = new char[FIRST_ROOM];
  private short[] counts = new short[FIRST_ROOM];
  private final float[] phases;
  private final float[] scores;
  private final float[] results;
  private int size;

  /** @param weights tell cheap men from dear ones, on which it depends what is counted */
  Counts(Game game, Weights weights, List<List<Lesson>> games) {
    int lessons = games.stream().mapToInt(List::size).sum();
    gameStarts = new int[games.size() + 1];
    starts = new int[lessons + 1];
    phases = new float[lessons];
    scores = new float[lessons];
    results = new float[lessons];
    Evaluator evaluator = Evaluator.tracing(game, weights);
    for (int i = 0; i < games.size(); i++) {
      for (Lesson lesson : games.get(i)) {
        add(game.position(lesson.fen()), lesson, evaluator);
      }
      gameStarts[i + 1] = size;
    }
  }

  private void add(Position position, Lesson lesson, Evaluator evaluator) {
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
    scores[size] = white ? lesson.score() : -lesson.score();
    results[size] = (float) (white ? lesson.result() : 1 - lesson.result());
    size++;
    starts[size] = to;
  }

  /** How many lessons there are. */
  int lessons() {
    return size;
  }

  int games() {
    return gameStarts.length - 1;
  }

  /** The first lesson of a game; of the one after the last, how many lessons there are. */
  int firstOf(int game) {
    return gameStarts[game];
  }

  /** What a search found. */
  float score(int lesson) {
    return scores[lesson];
  }

  /** How the game ended: 1 if White has won. */
  float result(int lesson) {
    return results[lesson];
  }

  /** How a lesson's position is judged. */
  float judge(int lesson, Point point) {
    float[] weights = point.numbers();
    int end = weights.length / 2;
    float inMiddle = 0;
    float atEnd = 0;
    for (int i = starts[lesson]; i < starts[lesson + 1]; i++) {
      inMiddle += counts[i] * weights[terms[i]];
      atEnd += counts[i] * weights[end + terms[i]];
    }
    return phases[lesson] * inMiddle + (1 - phases[lesson]) * atEnd;
  }

  /** How all lessons' positions are judged. */
  double[] judgements(Point point) {
    return IntStream.range(0, size).mapToDouble(lesson -> judge(lesson, point)).toArray();
  }

  /** Adds to a gradient by weights what {@code slope}, the one by the judgement, means for each. */
  void descend(int lesson, float slope, float[] gradient) {
    int end = gradient.length / 2;
    float inMiddle = slope * phases[lesson];
    float atEnd = slope - inMiddle;
    for (int i = starts[lesson]; i < starts[lesson + 1]; i++) {
      gradient[terms[i]] += counts[i] * inMiddle;
      gradient[end + terms[i]] += counts[i] * atEnd;
    }
  }
}
