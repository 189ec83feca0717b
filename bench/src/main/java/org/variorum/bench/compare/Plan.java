package org.variorum.bench.compare;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The content of a comparison: two builds, the games and workloads to measure, and the durations.
 *
 * @param old the build to compare with
 * @param newer the build under evaluation
 * @param games the games that are measured alone
 * @param mix the games that are measured together in one process
 * @param rounds the number of times that each build measures each figure
 * @param workloads the workloads to measure
 * @param settings whether games are measured alone, mixed, or both
 * @param hasControl whether the old build is measured twice, for comparison with itself
 * @param bar the ratio of new to old speed below which a figure is reported
 */
record Plan(Build old, Build newer, List<String> games, List<String> mix, int rounds, Set<Workload> workloads,
    Set<Setting> settings, Pace pace, boolean hasControl, double bar) {

  /** Reads the options that {@code bench/compare} has checked, by name. */
  static Plan read(Map<String, String> values) {
    return new Plan(build(values, "old"), build(values, "new"), words(values, "games"), words(values, "mix"),
        Integer.parseInt(value(values, "rounds")),
        words(values, "what").stream().map(word -> Workload.valueOf(word.toUpperCase(Locale.ROOT)))
            .collect(Collectors.toCollection(TreeSet::new)),
        words(values, "where").stream().map(word -> Setting.valueOf(word.toUpperCase(Locale.ROOT)))
            .collect(Collectors.toCollection(TreeSet::new)),
        new Pace(Double.parseDouble(value(values, "seconds"))), value(values, "control").equals("yes"),
        Double.parseDouble(value(values, "bar")));
  }

  private static Build build(Map<String, String> values, String name) {
    return Build.of(Path.of(value(values, name)), value(values, name + "-name"));
  }

  private static List<String> words(Map<String, String> values, String name) {
    return Stream.of(value(values, name).split("[, ]+")).filter(word -> !word.isEmpty()).toList();
  }

  private static String value(Map<String, String> values, String name) {
    String value = values.get(name);
    if (value == null) {
      throw new IllegalArgumentException(
          name + " is missing among the arguments; call bench/compare instead");
    }
    return value;
  }

  /** The build in a role. */
  Build build(BuildRole role) {
    return role == BuildRole.NEW ? newer : old;
  }

  /** The roles of the builds in the order in which a round measures them; every second round has the opposite order. */
  List<BuildRole> roleOrder(int round) {
    List<BuildRole> roles = hasControl ? List.of(BuildRole.values()) : List.of(BuildRole.OLD, BuildRole.NEW);
    return round % 2 == 0 ? roles : roles.reversed();
  }

  /** The games that are measured in a setting. */
  List<String> games(Setting setting) {
    return !settings.contains(setting) ? List.of() : setting == Setting.ALONE ? games : mix;
  }

  /** All games that are measured. */
  List<String> allGames() {
    return settings.stream().flatMap(setting -> games(setting).stream()).distinct().toList();
  }

  /**
   * Estimated minutes of the comparison. Each process takes half a second to start, the warm-up and the measurement.
   * There is a process for each build, figure and round, and one for the calibration of each game.
   */
  double estimatedMinutes() {
    double aloneGames = games(Setting.ALONE).size();
    double mixedGames = games(Setting.MIXED).size();
    double figures = (aloneGames + mixedGames) * roleOrder(0).size() * rounds + allGames().size();
    return workloads.size() * figures * (pace.warmUpSeconds() + pace.seconds() + 0.5) / 60;
  }

  /** The columns of the table: every workload in every setting. */
  List<Column> columns() {
    List<Column> columns = new ArrayList<>();
    for (Setting setting : settings) {
      workloads.forEach(work -> columns.add(new Column(work, setting)));
    }
    return columns;
  }

  /** A workload in a setting. */
  record Column(Workload work, Setting setting) {

    /** Returns a text such as {@code perft alone}. */
    String words() {
      return work.word() + " " + setting.word();
    }
  }
}
