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
      tasks.put(game, new Calibration(plan.old(), plan.pace()).deepestTask(work, game));
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
      for (BuildRole role : plan.roleOrder(round)) {
        for (Map.Entry<Task, List<TaskRun>> runs : runs(plan.build(role), tasks).entrySet()) {
          samples.add(Measurement.of(setting, runs.getKey(), role, round, runs.getValue()));
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

  /** Runs each task in one process, and returns the runs after the warm-up. The tasks take turns after each chunk. */
  private Map<Task, List<TaskRun>> runs(Build build, List<Task> tasks) throws IOException {
    Map<Task, List<TaskRun>> runs = new LinkedHashMap<>();
    try (UciProcess uci = UciProcess.start(build)) {
      for (int chunk = -plan.pace().warmUpChunks(); chunk < Pace.CHUNKS; chunk++) {
        for (Task task : tasks) {
          List<TaskRun> taskRuns = new ArrayList<>();
          for (int remaining = task.repetitions(plan.pace().chunkSeconds()); remaining > 0; remaining--) {
            taskRuns.add(uci.run(task));
          }
          if (chunk >= 0) {
            runs.computeIfAbsent(task, _ -> new ArrayList<>()).addAll(taskRuns);
          }
        }
      }
    }
    return runs;
  }
}
