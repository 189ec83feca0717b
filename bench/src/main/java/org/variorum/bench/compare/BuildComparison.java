package org.variorum.bench.compare;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Runs the same tasks in processes of two builds, in turns. */
final class BuildComparison {

  private final Plan plan;
  private final Consumer<String> progress;
  private final List<Measurement> samples = new ArrayList<>();

  /** @param progress receives progress messages */
  BuildComparison(Plan plan, Consumer<String> progress) {
    this.plan = plan;
    this.progress = progress;
  }

  /** Runs all measurements. */
  Measurements run() throws IOException {
    for (Workload work : plan.workloads()) {
      Map<String, Task> tasks = calibrate(work);
      for (String game : plan.games(Setting.ALONE)) {
        measure(Setting.ALONE, List.of(task(tasks, game)));
      }
      List<String> mix = plan.games(Setting.MIXED);
      if (!mix.isEmpty()) {
        measure(Setting.MIXED, mix.stream().map(game -> task(tasks, game)).toList());
      }
    }
    return new Measurements(samples);
  }

  private Map<String, Task> calibrate(Workload work) throws IOException {
    Map<String, Task> tasks = new LinkedHashMap<>();
    for (String game : plan.allGames()) {
      tasks.put(game, new Calibration(plan.old(), plan.pace()).of(work, game));
    }
    return tasks;
  }

  private static Task task(Map<String, Task> tasks, String game) {
    Task task = tasks.get(game);
    if (task == null) {
      throw new IllegalStateException(game + " was not calibrated");
    }
    return task;
  }

  private void measure(Setting setting, List<Task> tasks) throws IOException {
    for (int round = 0; round < plan.rounds(); round++) {
      for (BuildRole role : plan.turns(round)) {
        for (Map.Entry<Task, List<Count>> counts : counts(plan.build(role), tasks).entrySet()) {
          samples.add(Measurement.of(setting, counts.getKey(), role, round, counts.getValue()));
        }
      }
    }
    Measurements measurements = new Measurements(samples);
    for (Task task : tasks) {
      Plan.Column column = new Plan.Column(task.work(), setting);
      measurements.ratio(task.game(), column, BuildRole.NEW)
          .ifPresent(ratio -> progress.accept(task.words() + " " + setting.word() + ": " + ratio.words()));
    }
  }

  /** Returns the counts of each task in one process, after its warm-up; the tasks take turns. */
  private Map<Task, List<Count>> counts(Build build, List<Task> tasks) throws IOException {
    Map<Task, List<Count>> counts = new LinkedHashMap<>();
    try (UciProcess uci = UciProcess.start(build)) {
      for (int piece = -plan.pace().warmUpPieces(); piece < Pace.PIECES; piece++) {
        for (Task task : tasks) {
          List<Count> taskCounts = new ArrayList<>();
          for (int run = task.repetitions(plan.pace().pieceSeconds()); run > 0; run--) {
            taskCounts.add(uci.run(task));
          }
          if (piece >= 0) {
            counts.computeIfAbsent(task, _ -> new ArrayList<>()).addAll(taskCounts);
          }
        }
      }
    }
    return counts;
  }
}
