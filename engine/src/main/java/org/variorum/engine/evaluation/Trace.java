package org.variorum.engine.evaluation;

/**
 * The terms that count in a position. The evaluation for White is the sum of {@code count × weight} over all terms,
 * where a weight is {@code phase × middle + (1 − phase) × end}.
 *
 * @param terms the indices of the terms that count
 * @param counts by index in {@code terms}: how often the term counts for White minus how often for Black
 * @param phase the phase of the game, from 1 with the material of the start position to 0 with no material
 */
public record Trace(int[] terms, int[] counts, double phase) {}
