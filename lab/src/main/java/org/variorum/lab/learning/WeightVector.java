package org.variorum.lab.learning;

import org.variorum.engine.evaluation.Weights;

/**
 * The weights of a game as one vector of floating-point numbers.
 *
 * @param numbers the middlegame weights by term, then the endgame weights by term
 */
record WeightVector(float[] numbers) {

  static WeightVector of(Weights weights) {
    int terms = weights.terms().size();
    float[] numbers = new float[2 * terms];
    for (int term = 0; term < terms; term++) {
      numbers[term] = weights.middlegame()[term];
      numbers[terms + term] = weights.endgame()[term];
    }
    return new WeightVector(numbers);
  }

  /** A copy of {@code template} with these weights, rounded to integers. */
  Weights weights(Weights template) {
    int terms = numbers.length / 2;
    int[] middle = new int[terms];
    int[] end = new int[terms];
    for (int term = 0; term < terms; term++) {
      middle[term] = Math.round(numbers[term]);
      end[term] = Math.round(numbers[terms + term]);
    }
    return template.with(middle, end);
  }
}
