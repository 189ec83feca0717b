package org.variorum.engine.evaluation;

import org.variorum.rules.game.Game;

/**
 * What an {@link Evaluator} counts, in centipawns. Tables by kind and square are White's; Black's are the same, seen from the
 * other side. Where there are two, the first holds while many men are on the board, the second in the endgame.
 *
 * @param values by kind: what a man is worth; 0 for royal ones
 * @param middle by kind and square: what a man is worth there, its value included
 * @param end likewise
 * @param held by kind: what a man in hand is worth
 * @param mobility by kind: for each square that it attacks and where no friend stands, above {@link #usual}
 * @param usual by kind: how many such squares it usually has
 * @param siege by kind: for each square around the enemy's royal man that it attacks, before the sum is squared
 * @param hanging for an attacked man that nobody guards: the part of its value in 256ths
 * @param passed by ranks to go to promotion: for a pawn that no enemy pawn can stop; in the middle, and in the end
 * @param tempo for the side to move
 */
public record Weights(int[] values, int[][] middle, int[][] end, int[] held, int[] mobility, int[] usual,
    int[] siege,
    int hanging, int[] passedMiddle, int[] passedEnd, int tempo) {

  /** What the definition of a game lets expect. */
  public static Weights of(Game game) {
    return Estimate.of(game);
  }
}
