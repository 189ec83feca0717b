package org.variorum.lab.statistics;

/**
 * A sequential test (Wald 1945) of whether one player is stronger than another by {@code elo1} (H1) rather than by {@code elo0}
 * (H0), in Elo's points: it goes on until the games decide.
 *
 * @param elo0 what is disproved if the test accepts
 * @param elo1 more than {@code elo0}
 * @param alpha how often H1 may be accepted where H0 holds
 * @param beta how often H0 may be accepted where H1 holds
 */
public record Sprt(double elo0, double elo1, double alpha, double beta) {

  /** The customary probability of either error. */
  public static final double CUSTOMARY = 0.05;

  /** Hypotheses of more Elo than this make no test. */
  public static final int MOST_ELO = 1_000;

  /** What the games say so far. */
  public enum Verdict {
    OPEN, H0, H1
  }

  /** Taken for scores that were not seen, as where they are impossible no hypothesis could be evaluated. */
  private static final double UNSEEN = 1e-3;
  private static final int BISECTIONS = 100;

  /** @throws IllegalArgumentException if the hypotheses or the probabilities make no test */
  public Sprt {
    if (!(elo0 < elo1) || Math.abs(elo0) > MOST_ELO || Math.abs(elo1) > MOST_ELO
        || !(alpha > 0 && alpha < 0.5)
        || !(beta > 0 && beta < 0.5)) {
      throw new IllegalArgumentException(
          "a test needs elo0 below elo1, both within " + MOST_ELO + ", and probabilities of "
              + "error between 0 and 0.5; not " + elo0 + ", " + elo1 + ", " + alpha + ", " + beta);
    }
  }

  /** At or below this ratio H0 is accepted. */
  public double lower() {
    return Math.log(beta / (1 - alpha));
  }

  /** At or above this ratio H1 is accepted. */
  public double upper() {
    return Math.log((1 - beta) / alpha);
  }

  public Verdict verdict(Sample sample) {
    double ratio = ratio(sample);
    return ratio >= upper() ? Verdict.H1 : ratio <= lower() ? Verdict.H0 : Verdict.OPEN;
  }

  /**
   * The logarithm of the generalised likelihood ratio: how much likelier the best distribution of scores under H1 makes the
   * sample than the best one under H0 (Van den Bergh, "A practical introduction to the GSPRT", 2017, as Fishtest uses it).
   */
  public double ratio(Sample sample) {
    if (sample.size() == 0) {
      return 0;
    }
    int scores = sample.counts().size();
    double[] seen = new double[scores];
    double total = 0;
    for (int i = 0; i < scores; i++) {
      seen[i] = Math.max(UNSEEN, sample.counts().get(i));
      total += seen[i];
    }
    double[] under0 = mostLikely(sample, seen, total, Estimate.share(elo0));
    double[] under1 = mostLikely(sample, seen, total, Estimate.share(elo1));
    double ratio = 0;
    for (int i = 0; i < scores; i++) {
      ratio += seen[i] * Math.log(under1[i] / under0[i]);
    }
    return ratio;
  }

  /**
   * The distribution with a given mean under which a sample is most likely. By Lagrange, probabilities are the frequencies
   * divided by {@code 1 + x (score - mean)}; x makes the mean right, and lies where all of these are positive.
   */
  private static double[] mostLikely(Sample sample, double[] seen, double total, double mean) {
    double low = -1 / (1 - mean);
    double high = 1 / mean;
    for (int i = 0; i < BISECTIONS; i++) {
      double x = (low + high) / 2;
      if (pull(sample, seen, mean, x) > 0) {
        low = x;
      } else {
        high = x;
      }
    }
    double[] likely = new double[seen.length];
    for (int i = 0; i < seen.length; i++) {
      likely[i] = seen[i] / total / (1 + (low + high) / 2 * (sample.score(i) - mean));
    }
    return likely;
  }

  /** Falls with x, and is 0 where the mean is right. */
  private static double pull(Sample sample, double[] seen, double mean, double x) {
    double sum = 0;
    for (int i = 0; i < seen.length; i++) {
      double aside = sample.score(i) - mean;
      sum += seen[i] * aside / (1 + x * aside);
    }
    return sum;
  }
}
