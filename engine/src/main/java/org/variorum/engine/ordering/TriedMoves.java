package org.variorum.engine.ordering;

/**
 * The moves of a node that were searched without a cutoff. When a later move causes a cutoff, the histories reward that
 * move and penalise the moves in this list.
 */
public final class TriedMoves {

  private final int[] quiets = new int[64];
  private final int[] captures = new int[32];
  private final int[] victims = new int[32];
  private int quietCount;
  private int captureCount;

  /** Starts a new node. */
  public void clear() {
    quietCount = 0;
    captureCount = 0;
  }

  /** Adds a quiet move that was searched without a cutoff. */
  public void addQuiet(int pieceTo) {
    if (quietCount < quiets.length) {
      quiets[quietCount++] = pieceTo;
    }
  }

  /** Adds a capture or promotion that was searched without a cutoff. */
  public void addTactical(int pieceTo, int victim) {
    if (captureCount < captures.length) {
      captures[captureCount] = pieceTo;
      victims[captureCount++] = victim;
    }
  }

  /**
   * Updates the histories after a quiet move has caused a cutoff.
   *
   * @param last the piece-to of the previous move
   * @param beforeLast the piece-to of the move before that
   */
  public void addQuietCutoff(Histories histories, long move, int pieceTo, int last, int beforeLast,
      int depth) {
    int bonus = Histories.bonus(depth);
    histories.setCounterMove(last, move);
    histories.rewardQuiet(pieceTo, last, beforeLast, bonus);
    for (int i = 0; i < quietCount; i++) {
      histories.rewardQuiet(quiets[i], last, beforeLast, -bonus);
    }
    penaliseCaptures(histories, bonus);
  }

  /** Updates the histories after a capture or promotion has caused a cutoff. */
  public void addTacticalCutoff(Histories histories, int pieceTo, int victim, int depth) {
    int bonus = Histories.bonus(depth);
    histories.rewardCapture(pieceTo, victim, bonus);
    penaliseCaptures(histories, bonus);
  }

  private void penaliseCaptures(Histories histories, int bonus) {
    for (int i = 0; i < captureCount; i++) {
      histories.rewardCapture(captures[i], victims[i], -bonus);
    }
  }
}
