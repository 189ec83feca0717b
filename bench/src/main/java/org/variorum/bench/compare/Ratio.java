package org.variorum.bench.compare;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/**
 * The speed of one build relative to another.
 *
 * @param median the ratio of the median speeds
 * @param least the least ratio of a round, or of a game
 * @param most the greatest ratio of a round, or of a game
 */
record Ratio(double median, double least, double most) {

  /** Returns the ratio of {@code speeds} to {@code oldSpeeds}, both in the order of rounds. */
  static Ratio of(List<Double> speeds, List<Double> oldSpeeds) {
    List<Double> rounds = new ArrayList<>();
    for (int round = 0; round < Math.min(speeds.size(), oldSpeeds.size()); round++) {
      rounds.add(speeds.get(round) / oldSpeeds.get(round));
    }
    return new Ratio(Median.of(speeds) / Median.of(oldSpeeds), Collections.min(rounds),
        Collections.max(rounds));
  }

  /** Returns the median of the ratios of several games, with the least and the greatest of their medians. */
  static Ratio ofGames(List<Ratio> ratios) {
    List<Double> medians = ratios.stream().map(Ratio::median).toList();
    return new Ratio(Median.of(medians), Collections.min(medians), Collections.max(medians));
  }

  /** Returns a text such as {@code 1.01 (0.98…1.03)}. */
  String words() {
    return String.format(Locale.ROOT, "%.2f (%.2f…%.2f)", median, least, most);
  }
}
