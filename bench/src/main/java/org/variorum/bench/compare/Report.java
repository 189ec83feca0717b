package org.variorum.bench.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** The figures as a page in Markdown. */
final class Report {

  private final Plan plan;
  private final Measurements measurements;

  Report(Plan plan, Measurements measurements) {
    this.plan = plan;
    this.measurements = measurements;
  }

  /** Whether both builds have counted the same in every perft. */
  boolean countsAgree() {
    return measurements.differences().isEmpty();
  }

  /** The figures below the bar, each with its game and column. */
  List<String> figuresBelowBar() {
    List<String> figures = new ArrayList<>();
    for (String game : plan.allGames()) {
      for (Plan.Column column : plan.columns()) {
        measurements.ratio(game, column, BuildRole.NEW).filter(ratio -> ratio.median() < plan.bar())
            .ifPresent(ratio -> figures.add(game + " " + column.words() + " " + ratio.words()));
      }
    }
    return figures;
  }

  /** The table, followed by remarks. */
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(row("game", plan.columns().stream().map(Plan.Column::words).toList()));
    lines.add(row("---", plan.columns().stream().map(_ -> "---").toList()));
    for (String game : plan.allGames()) {
      lines.add(row(game, plan.columns().stream()
          .map(column -> measurements.ratio(game, column, BuildRole.NEW).map(Ratio::words).orElse("–"))
          .toList()));
    }
    if (plan.hasControl()) {
      lines.add(row("old build against itself", plan.columns().stream()
          .map(column -> controlRatio(column).map(Ratio::words).orElse("–")).toList()));
    }
    lines.add("");
    lines.addAll(remarks());
    return lines;
  }

  private static String row(String first, List<String> cells) {
    return "| " + first + " | " + String.join(" | ", cells) + " |";
  }

  /** The ratio of the old build to itself: the median, least and greatest of the games' ratios. */
  private Optional<Ratio> controlRatio(Plan.Column column) {
    List<Ratio> ratios = plan.games(column.setting()).stream()
        .flatMap(game -> measurements.ratio(game, column, BuildRole.CONTROL).stream()).toList();
    return ratios.isEmpty() ? Optional.empty() : Optional.of(Ratio.ofGames(ratios));
  }

  private List<String> remarks() {
    List<String> remarks = new ArrayList<>();
    remarks.add(
        "- New over old, " + plan.newer().name() + " over " + plan.old().name() + ": ratio of the medians of "
            + plan.rounds() + (plan.rounds() == 1 ? " process" : " processes")
            + " each, and the least and the greatest ratio of a round.");
    if (plan.hasControl()) {
      remarks.add(
          "- Old build against itself: the median of all games' ratios, the least and the greatest of them.");
    }
    if (!plan.games(Setting.MIXED).isEmpty()) {
      remarks.add("- Mixed in one process: " + String.join(", ", plan.mix()) + ".");
    }
    remarks.add(String.format(Locale.ROOT, "- Below %.2f: %s.", plan.bar(), join(figuresBelowBar())));
    if (plan.workloads().contains(Workload.PERFT)) {
      remarks.add("- Perft counts that differ: "
          + join(measurements.differences().stream().map(Measurements.Difference::words).toList()) + ".");
    }
    return remarks;
  }

  private static String join(List<String> items) {
    return items.isEmpty() ? "none" : items.stream().collect(Collectors.joining("; "));
  }
}
