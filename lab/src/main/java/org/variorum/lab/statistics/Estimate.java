package org.variorum.lab.statistics;

/**
 * An estimate of a player's share of the points against another player, with a 95 % confidence interval.
 *
 * @param low the lower bound of the interval, from 0 to 1
 * @param share the observed share, from 0 to 1
 * @param high the upper bound of the interval, from 0 to 1
 */
public record Estimate(double low, double share, double high) {

  /** 95 % of a normal distribution lie within this many standard deviations of the mean. */
  private static final double DEVIATIONS = 1.959963985;
  private static final double TAIL = 0.025;

  /** The estimate from a sample: the normal approximation, or exact bounds if all scores are equal. */
  public static Estimate of(ScoreCounts sample) {
    double share = sample.mean();
    if (sample.size() == 0) {
      return new Estimate(0, share, 1);
    }
    if (sample.variance() == 0) {
      // Clopper and Pearson 1934: all n trials had the same outcome.
      double width = 1 - Math.pow(TAIL, 1.0 / sample.size());
      return new Estimate(share * (1 - width), share, share + (1 - share) * width);
    }
    double halfWidth = DEVIATIONS * sample.standardError();
    return new Estimate(Math.max(0, share - halfWidth), share, Math.min(1, share + halfWidth));
  }

  /** The probability that the player's true share of the points exceeds one half (normal approximation). */
  public static double superiority(ScoreCounts sample) {
    double lead = sample.mean() - 0.5;
    if (sample.standardError() == 0) {
      return lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
    }
    return normal(lead / sample.standardError());
  }

  /** The difference in Elo points that corresponds to an expected share; infinite for shares of 0 and 1. */
  public static double elo(double share) {
    return share <= 0 ? Double.NEGATIVE_INFINITY
        : share >= 1 ? Double.POSITIVE_INFINITY : -400 * Math.log10(1 / share - 1);
  }

  /** The expected share for a difference in Elo points. */
  public static double share(double elo) {
    return 1 / (1 + Math.pow(10, -elo / 400));
  }

  /** The normal distribution function, by Abramowitz and Stegun 1964, 26.2.17; the error is at most 7.5e-8. */
  static double normal(double x) {
    double t = 1 / (1 + 0.2316419 * Math.abs(x));
    double series =
        t * (0.319381530 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
    double tail = Math.exp(-x * x / 2) / Math.sqrt(2 * Math.PI) * series;
    return x >= 0 ? 1 - tail : tail;
  }
}
