package org.variorum.protocol;

import org.variorum.engine.Score;

/**
 * How a game is likely to end, in thousandths. Where nothing is forced it is the usual logistic curve of the score, which
 * is no more than an estimate.
 */
public record WinDrawLoss(int win, int draw, int loss) {

  /** Of a game that has been drawn. */
  public static final WinDrawLoss DRAW = new WinDrawLoss(0, 1000, 0);

  /** The score in centipawns at which a win is as likely as not. */
  private static final double HALF = 150;
  private static final double WIDTH = 80;

  /** The chances of the side that has this score. */
  public static WinDrawLoss of(Score score) {
    return switch (score) {
      case Score.Wins _ -> new WinDrawLoss(1000, 0, 0);
      case Score.Loses _ -> new WinDrawLoss(0, 0, 1000);
      case Score.Centipawns(int value) -> {
        int win = winning(value);
        int loss = winning(-value);
        yield new WinDrawLoss(win, 1000 - win - loss, loss);
      }
    };
  }

  private static int winning(int centipawns) {
    return (int) Math.round(1000 / (1 + Math.exp((HALF - centipawns) / WIDTH)));
  }
}
