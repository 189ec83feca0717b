package org.variorum.lab.statistics;

/**
 * A sequential probability ratio test (Wald 1945). H0: one player is {@code elo0} Elo points stronger than another.
 * H1: it is {@code elo1} Elo points stronger. The test continues until it accepts one hypothesis.
 *
 * @param elo0 the difference in Elo points under H0
 * @param elo1 the difference in Elo points under H1; more than {@code elo0}
 * @param alpha the probability of accepting H1 although H0 is true
 * @param beta the probability of accepting H0 although H1 is true
 */
public record Sprt(double elo0, double elo1, double alpha, double beta) {

  /** The usual probability of either error. */
  public static final double USUAL_ERROR = 0.05;

  /** The maximum absolute value of either hypothesis, in Elo points. */
  public static final int MOST_ELO = 1_000;

  /** The state of the test: still open, or one hypothesis accepted. */
  public enum Verdict {
    OPEN, H0, H1
  }

  /** The count that replaces 0 for a score that never occurred: with 0, the likelihood ratio could be undefined. */
  private static final double UNSEEN_COUNT = 1e-3;
  private static final int BISECTIONS = 100;

  /** @throws IllegalArgumentException if elo0 is not below elo1, or a number is out of range */
  public Sprt {
    if (!(elo0 < elo1) || Math.abs(elo0) > MOST_ELO || Math.abs(elo1) > MOST_ELO
        || !(alpha > 0 && alpha < 0.5)
        || !(beta > 0 && beta < 0.5)) {
      throw new IllegalArgumentException(
          "a test needs elo0 below elo1, both from -" + MOST_ELO + " to " + MOST_ELO + ", and probabilities "
              + "of error between 0 and 0.5; not " + elo0 + ", " + elo1 + ", " + alpha + ", " + beta);
    }
  }

  /** The lower threshold: H0 is accepted if {@link #logRatio} does not exceed it. */
  public double lowerThreshold() {
    return Math.log(beta / (1 - alpha));
  }

  /** The upper threshold: H1 is accepted if {@link #logRatio} reaches it. */
  public double upperThreshold() {
    return Math.log((1 - beta) / alpha);
  }

  /** The state of the test after a sample of games or of pairs of games. */
  public Verdict verdict(ScoreCounts sample) {
    double ratio = logRatio(sample);
    return ratio >= upperThreshold() ? Verdict.H1 : ratio <= lowerThreshold() ? Verdict.H0 : Verdict.OPEN;
  }

  /**
   * The logarithm of the generalised likelihood ratio: the likelihood of the sample under the best distribution of
   * scores that fits H1, divided by its likelihood under the best distribution that fits H0 (Van den Bergh,
   * "A practical introduction to the GSPRT", 2017, as Fishtest uses it).
   */
  public double logRatio(ScoreCounts sample) {
    if (sample.size() == 0) {
      return 0;
    }
    int scores = sample.counts().size();
    double[] frequencies = new double[scores];
    double total = 0;
    for (int i = 0; i < scores; i++) {
      frequencies[i] = Math.max(UNSEEN_COUNT, sample.counts().get(i));
      total += frequencies[i];
    }
    double[] probabilities0 = mostLikely(sample, frequencies, total, Estimate.share(elo0));
    double[] probabilities1 = mostLikely(sample, frequencies, total, Estimate.share(elo1));
    double ratio = 0;
    for (int i = 0; i < scores; i++) {
      ratio += frequencies[i] * Math.log(probabilities1[i] / probabilities0[i]);
    }
    return ratio;
  }

  /**
   * The maximum likelihood distribution with a given mean. By Lagrange, each probability is the frequency of the score
   * divided by {@code 1 + x (score - mean)}. Bisection finds the x that gives the mean, among those for which all
   * divisors are positive.
   */
  private static double[] mostLikely(ScoreCounts sample, double[] frequencies, double total, double mean) {
    double low = -1 / (1 - mean);
    double high = 1 / mean;
    for (int i = 0; i < BISECTIONS; i++) {
      double x = (low + high) / 2;
      if (meanExcess(sample, frequencies, mean, x) > 0) {
        low = x;
      } else {
        high = x;
      }
    }
    double[] probabilities = new double[frequencies.length];
    for (int i = 0; i < frequencies.length; i++) {
      probabilities[i] = frequencies[i] / total / (1 + (low + high) / 2 * (sample.score(i) - mean));
    }
    return probabilities;
  }

  /** Has the sign of the distribution's mean for {@code x} minus the required mean; decreases with {@code x}. */
  private static double meanExcess(ScoreCounts sample, double[] frequencies, double mean, double x) {
    double sum = 0;
    for (int i = 0; i < frequencies.length; i++) {
      double deviation = sample.score(i) - mean;
      sum += frequencies[i] * deviation / (1 + x * deviation);
    }
    return sum;
  }
}
