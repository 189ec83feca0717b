package org.variorum.engine.evaluation;

/**
 * What was counted to evaluate a position: the evaluation for White is the sum of {@code count × weight} over all terms, where a
 * weight is {@code phase × middle + (1 − phase) × end}.
 *
 * @param terms those that were counted
 * @param counts how often each; negative for Black
 * @param phase 1 while all pieces are on the board, 0 when none is left
 */
public record Trace(int[] terms, int[] counts, double phase) {}
