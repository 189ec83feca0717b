package org.variorum.bench.compare;

import java.util.List;

/** The median of a list of numbers that is not empty. */
final class Median {

  private Median() {}

  static double of(List<Double> numbers) {
    List<Double> sorted = numbers.stream().sorted().toList();
    int size = sorted.size();
    return (sorted.get((size - 1) / 2) + sorted.get(size / 2)) / 2;
  }
}
