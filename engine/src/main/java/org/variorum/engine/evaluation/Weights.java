package org.variorum.engine.evaluation;

/**
 * The weights of the evaluation terms of a game, in centipawns.
 *
 * @param terms the terms of the game
 * @param middle by term: the weight in the middlegame
 * @param end by term: the weight in the endgame
 * @param phases by kind: the phase weight of a piece, that is, its share in the phase of the game; not learnt
 * @param besieging by kind: the weight of an attack on a square near the enemy's royal piece; not learnt
 */
public record Weights(Terms terms, int[] middle, int[] end, int[] phases, int[] besieging) {

  private static final int LEAST_VALUE = 10;

  /** A copy with other weights for all terms. */
  public Weights with(int[] middle, int[] end) {
    return new Weights(terms, middle, end, phases, besieging);
  }

  /** By kind: the value of a piece on an average square, at least 10 centipawns; 0 for royal pieces. */
  public int[] values() {
    int[] values = new int[terms.value.length];
    for (int kind = 0; kind < values.length; kind++) {
      values[kind] = terms.value[kind] < 0 ? 0 : value(kind);
    }
    return values;
  }

  private int value(int kind) {
    int sum = 0;
    for (int square = 0; square < terms.squareCount; square++) {
      int term = terms.squares[kind] + square;
      sum += middle[term] + end[term];
    }
    int term = terms.value[kind];
    return Math.max(LEAST_VALUE, (middle[term] + end[term] + sum / terms.squareCount) / 2);
  }
}
