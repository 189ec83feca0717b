package org.variorum.engine.search;

/**
 * The search of all that can follow a position of the line, for techniques that look at part of it. Not thread-safe.
 */
interface Subtree {

  /**
   * Searches what follows the line's position at a ply.
   *
   * @param depth in plies; at 0 only until the position is quiet
   * @param cut whether the position is expected to be too good
   * @return the score for the side to move: exact if it lies between alpha and beta, else a bound
   */
  int search(int depth, int ply, int alpha, int beta, boolean cut);
}
