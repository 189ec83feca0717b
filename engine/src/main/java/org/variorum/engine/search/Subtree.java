package org.variorum.engine.search;

/** The search below a position of the current line, for techniques that search part of the tree. Not thread-safe. */
interface Subtree {

  /**
   * Searches the position that the current line reaches at a ply.
   *
   * @param depth in plies; 0 or less for quiescence search only
   * @param isCut whether a beta cutoff is expected
   * @return the score for the side to move: exact if it lies between alpha and beta, or a bound
   */
  int search(int depth, int ply, int alpha, int beta, boolean isCut);
}
