package org.variorum.protocol;

import org.variorum.engine.Score;

/**
 * How a game is likely to end, in thousandths. Where nothing is forced it is the usual logistic curve of the score, which
 * is no more than an estimate.
 */
public record Chances(int win, int draw, int loss) {

  /** Of a game that has been drawn. */
  public static final Chances DRAW = new Chances(0, 1000, 0);

  /** The score in centipawns at which a win is as likely as not. */
  private static final double HALF = 150;
  private static final double WIDTH = 80;

  /** The chances of the side that has this score. */
  public static Chances of(Score score) {
    return switch (score) {
      case Score.Wins _ -> new Chances(1000, 0, 0);
      case Score.Loses _ -> new Chances(0, 0, 1000);
      case Score.Centipawns(int value) -> {
        int win = winning(value);
        int loss = winning(-value);
        yield new Chances(win, 1000 - win - loss, loss);
      }
    };
  }

  private static int winning(int centipawns) {
    return (int) Math.round(1000 / (1 + Math.exp((HALF - centipawns) / WIDTH)));
  }
}
