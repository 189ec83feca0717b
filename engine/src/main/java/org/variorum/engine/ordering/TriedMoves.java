package org.variorum.engine.ordering;

/**
 * The moves of a node that were searched without a cutoff. When a later move causes a cutoff, the histories reward that
 * move and penalise the moves in this list.
 */
public final class TriedMoves {

  private final int[] quietPieceTos = new int[64];
  private final int[] tacticalPieceTos = new int[32];
  private final int[] victims = new int[32];
  private int quietCount;
  private int tacticalCount;

  /** Starts a new node. */
  public void clear() {
    quietCount = 0;
    tacticalCount = 0;
  }

  /** Adds a quiet move that was searched without a cutoff. */
  public void addQuiet(int pieceTo) {
    if (quietCount < quietPieceTos.length) {
      quietPieceTos[quietCount++] = pieceTo;
    }
  }

  /** Adds a capture or promotion that was searched without a cutoff. */
  public void addTactical(int pieceTo, int victim) {
    if (tacticalCount < tacticalPieceTos.length) {
      tacticalPieceTos[tacticalCount] = pieceTo;
      victims[tacticalCount++] = victim;
    }
  }

  /**
   * Updates the histories after a quiet move has caused a cutoff.
   *
   * @param lastPieceTo the piece-to of the previous move
   * @param earlierPieceTo the piece-to of the move before that
   */
  public void addQuietCutoff(Histories histories, long move, int pieceTo, int lastPieceTo, int earlierPieceTo,
      int depth) {
    int bonus = Histories.bonus(depth);
    histories.setCounterMove(lastPieceTo, move);
    histories.rewardQuiet(pieceTo, lastPieceTo, earlierPieceTo, bonus);
    for (int i = 0; i < quietCount; i++) {
      histories.rewardQuiet(quietPieceTos[i], lastPieceTo, earlierPieceTo, -bonus);
    }
    penaliseTactical(histories, bonus);
  }

  /** Updates the histories after a capture or promotion has caused a cutoff. */
  public void addTacticalCutoff(Histories histories, int pieceTo, int victim, int depth) {
    int bonus = Histories.bonus(depth);
    histories.rewardCapture(pieceTo, victim, bonus);
    penaliseTactical(histories, bonus);
  }

  private void penaliseTactical(Histories histories, int bonus) {
    for (int i = 0; i < tacticalCount; i++) {
      histories.rewardCapture(tacticalPieceTos[i], victims[i], -bonus);
    }
  }
}
