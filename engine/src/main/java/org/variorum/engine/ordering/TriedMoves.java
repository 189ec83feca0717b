package org.variorum.engine.ordering;

/**
 * The moves of a node that were searched without a cutoff. When a later move cuts, the histories reward it and penalise
 * these.
 */
public final class TriedMoves {

  private final int[] quiets = new int[64];
  private final int[] captures = new int[32];
  private final int[] victims = new int[32];
  private int quietCount;
  private int captureCount;

  /** None has been tried. */
  public void clear() {
    quietCount = 0;
    captureCount = 0;
  }

  /** A quiet move has not cut. */
  public void addQuiet(int pieceTo) {
    if (quietCount < quiets.length) {
      quiets[quietCount++] = pieceTo;
    }
  }

  /** A capture or promotion has not cut. */
  public void addTactical(int pieceTo, int victim) {
    if (captureCount < captures.length) {
      captures[captureCount] = pieceTo;
      victims[captureCount++] = victim;
    }
  }

  /**
   * A quiet move has cut.
   *
   * @param last the piece-to that it answers
   * @param beforeLast the piece-to before that
   */
  public void quietCuts(Histories histories, long move, int pieceTo, int last, int beforeLast, int depth) {
    int bonus = Histories.bonus(depth);
    histories.answered(last, move);
    histories.rewardQuiet(pieceTo, last, beforeLast, bonus);
    for (int i = 0; i < quietCount; i++) {
      histories.rewardQuiet(quiets[i], last, beforeLast, -bonus);
    }
    punishCaptures(histories, bonus);
  }

  /** A capture or promotion has cut. */
  public void tacticalCuts(Histories histories, int pieceTo, int victim, int depth) {
    int bonus = Histories.bonus(depth);
    histories.rewardCapture(pieceTo, victim, bonus);
    punishCaptures(histories, bonus);
  }

  private void punishCaptures(Histories histories, int bonus) {
    for (int i = 0; i < captureCount; i++) {
      histories.rewardCapture(captures[i], victims[i], -bonus);
    }
  }
}
