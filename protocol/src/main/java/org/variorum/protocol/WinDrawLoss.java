package org.variorum.protocol;

import org.variorum.engine.Score;

/**
 * Chances of win, draw and loss, in thousandths. Without a forced win or loss, a logistic curve estimates them from the
 * score.
 */
public record WinDrawLoss(int win, int draw, int loss) {

  /** The chances in a game that has ended in a draw. */
  public static final WinDrawLoss DRAW = new WinDrawLoss(0, 1000, 0);

  /** The score in centipawns at which a win has a chance of one half. */
  private static final double EVEN_CHANCE_SCORE = 150;
  /** The scale of the logistic curve, in centipawns. */
  private static final double SCALE = 80;

  /** The chances of the side for which the score is given. */
  public static WinDrawLoss of(Score score) {
    return switch (score) {
      case Score.Wins _ -> new WinDrawLoss(1000, 0, 0);
      case Score.Loses _ -> new WinDrawLoss(0, 0, 1000);
      case Score.Centipawns(int value) -> {
        int win = winChance(value);
        int loss = winChance(-value);
        yield new WinDrawLoss(win, 1000 - win - loss, loss);
      }
    };
  }

  private static int winChance(int centipawns) {
    return (int) Math.round(1000 / (1 + Math.exp((EVEN_CHANCE_SCORE - centipawns) / SCALE)));
  }
}
