package org.variorum.bench.compare;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** All measurements of a comparison. */
record Measurements(List<Measurement> samples) {

  Measurements {
    samples = List.copyOf(samples);
  }

  /** The speed of a build relative to the old build; empty if it was not measured. */
  Optional<Ratio> ratio(String game, Plan.Column column, BuildRole role) {
    List<Double> oldSpeeds = speeds(game, column, BuildRole.OLD);
    List<Double> speeds = speeds(game, column, role);
    return oldSpeeds.isEmpty() || speeds.isEmpty() ? Optional.empty()
        : Optional.of(Ratio.of(speeds, oldSpeeds));
  }

  /** The speeds of a build by round, in millions of nodes per second. */
  private List<Double> speeds(String game, Plan.Column column, BuildRole role) {
    return samples.stream()
        .filter(sample -> sample.task().game().equals(game) && sample.task().work() == column.work()
            && sample.setting() == column.setting() && sample.role() == role)
        .map(Measurement::mnps).toList();
  }

  /** The perfts with different counts in the two builds, or in two processes of one build. */
  List<Difference> differences() {
    return samples.stream().map(Measurement::task).filter(task -> task.work() == Workload.PERFT).distinct()
        .map(task -> new Difference(task, nodes(task, BuildRole.OLD, BuildRole.CONTROL),
            nodes(task, BuildRole.NEW)))
        .filter(Difference::hasDifferentCounts).toList();
  }

  private Set<Long> nodes(Task task, BuildRole... roles) {
    Set<BuildRole> roleSet = Set.of(roles);
    return samples.stream().filter(sample -> sample.task().equals(task) && roleSet.contains(sample.role()))
        .flatMap(sample -> sample.nodes().stream()).collect(Collectors.toCollection(TreeSet::new));
  }

  /**
   * The counts of the old build and of the new build for a task; one count each, unless processes of one build differ.
   */
  record Difference(Task task, Set<Long> oldCounts, Set<Long> newCounts) {

    boolean hasDifferentCounts() {
      return oldCounts.size() > 1 || !oldCounts.equals(newCounts);
    }

    /** Returns a text such as {@code perft 3 of chess: 8902 before, 8901 now}. */
    String words() {
      return task.words() + ": " + numbers(oldCounts) + " before, " + numbers(newCounts) + " now";
    }

    private static String numbers(Set<Long> numbers) {
      return Stream.of(numbers).flatMap(Set::stream).map(String::valueOf).collect(Collectors.joining(" or "));
    }
  }
}
