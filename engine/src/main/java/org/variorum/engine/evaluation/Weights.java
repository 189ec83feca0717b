package org.variorum.engine.evaluation;

/**
 * The weights of the evaluation terms of a game, in centipawns.
 *
 * @param terms the terms of the game
 * @param middlegame by term: the weight in the middlegame
 * @param endgame by term: the weight in the endgame
 * @param phaseWeights by kind: the part of a piece in the phase of the game; 0 for royal pieces and pawns; not learnt
 * @param siegeWeights by kind: the weight of an attack on a square near the enemy's royal piece; not learnt
 */
public record Weights(Terms terms, int[] middlegame, int[] endgame, int[] phaseWeights, int[] siegeWeights) {

  private static final int MIN_VALUE = 10;

  /** A copy with other weights for all terms. */
  public Weights with(int[] middlegame, int[] endgame) {
    return new Weights(terms, middlegame, endgame, phaseWeights, siegeWeights);
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
      sum += middlegame[term] + endgame[term];
    }
    int term = terms.value[kind];
    return Math.max(MIN_VALUE, (middlegame[term] + endgame[term] + sum / terms.squareCount) / 2);
  }
}
