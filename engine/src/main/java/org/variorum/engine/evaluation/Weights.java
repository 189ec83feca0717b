package org.variorum.engine.evaluation;

/**
 * How much each thing counts in the evaluation of a game's positions, in centipawns.
 *
 * @param terms what is counted
 * @param middle by term: while many pieces are on the board
 * @param end by term: in the endgame
 * @param phases by kind: how much of the middlegame a piece is; not learnt
 * @param besieging by kind: how heavily an attack on a square near the enemy's royal piece weighs; not learnt
 */
public record Weights(Terms terms, int[] middle, int[] end, int[] phases, int[] besieging) {

  private static final int LEAST_VALUE = 10;

  /** The same game's weights with others for all terms. */
  public Weights with(int[] middle, int[] end) {
    return new Weights(terms, middle, end, phases, besieging);
  }

  /** By kind: what a piece is worth on an average square, at least a little; 0 for royal pieces. */
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
