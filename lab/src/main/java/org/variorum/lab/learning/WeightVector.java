package org.variorum.lab.learning;

import org.variorum.engine.evaluation.Weights;

/**
 * Weights as one row of numbers that need not be whole, to calculate with.
 *
 * @param numbers first by term what holds in the middlegame, then by term what holds in the end
 */
record WeightVector(float[] numbers) {

  static WeightVector of(Weights weights) {
    int terms = weights.terms().size();
    float[] numbers = new float[2 * terms];
    for (int term = 0; term < terms; term++) {
      numbers[term] = weights.middle()[term];
      numbers[terms + term] = weights.end()[term];
    }
    return new WeightVector(numbers);
  }

  /** As weights of the same game. */
  Weights weights(Weights like) {
    int terms = numbers.length / 2;
    int[] middle = new int[terms];
    int[] end = new int[terms];
    for (int term = 0; term < terms; term++) {
      middle[term] = Math.round(numbers[term]);
      end[term] = Math.round(numbers[terms + term]);
    }
    return like.with(middle, end);
  }
}
