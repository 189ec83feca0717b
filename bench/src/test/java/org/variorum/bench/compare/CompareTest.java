package org.variorum.bench.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** A quick comparison of a build with itself; and the report of made-up figures. */
class CompareTest {

  private static final Path ROOT = Path.of(System.getProperty("variorum.root", "."));
  private static final Build NOTHING = new Build("nothing", "", Path.of("."));
  private static final Task TASK = new Task(Workload.PERFT, "chess", 3, 8902, 1);

  /** Each workload and each setting once; with the property {@code variorum.deep} each workload in each setting. */
  static List<Arguments> plans() {
    return Boolean.getBoolean("variorum.deep")
        ? List.of(Arguments.of(Set.of(Workload.values()), Set.of(Setting.values()), 12))
        : List.of(Arguments.of(Set.of(Workload.PERFT), Set.of(Setting.MIXED), 4),
            Arguments.of(Set.of(Workload.SEARCH), Set.of(Setting.ALONE), 2));
  }

  @Execution(ExecutionMode.CONCURRENT)
  @ParameterizedTest
  @MethodSource("plans")
  void aBuildCountsAsItself(Set<Workload> workloads, Set<Setting> settings, int samples) throws IOException {
    Path built = ROOT.resolve("app/target");
    assumeTrue(Files.exists(built.resolve("variorum-app.jar")), "the app has not been packaged");
    Build build = new Build("this", built.resolve("variorum-app.jar") + ":" + built.resolve("lib/*"),
        ROOT.resolve("games"));
    Plan plan =
        new Plan(build, build, List.of("chess"), List.of("chess", "shogi"), 1, workloads, settings,
            new Pace(0.02), false, 0.95);
    Measurements measurements = new BuildComparison(plan, _ -> {}).run();
    Report report = new Report(plan, measurements);
    assertThat(measurements.samples()).hasSize(samples);
    assertThat(report.countsAgree()).isTrue();
    assertThat(measurements.differences()).isEmpty();
    String last = settings.contains(Setting.MIXED) ? "shogi" : "chess";
    assertThat(report.lines()).anyMatch(line -> line.matches("\\| " + last
        + "( \\| (–|[\\d.]+ \\([\\d.]+…[\\d.]+\\))){" + workloads.size() * settings.size() + "} \\|"));
  }

  @Test
  void turnsAreTakenInBothOrders() {
    assertThat(plan(true).roleOrder(0)).containsExactly(BuildRole.OLD, BuildRole.NEW, BuildRole.CONTROL);
    assertThat(plan(false).roleOrder(1)).containsExactly(BuildRole.NEW, BuildRole.OLD);
  }

  @Test
  void theRatioIsThatOfTheMedians() {
    Report report = new Report(plan(true), figures(8902, 0.9, 0.95, 0.91));
    assertThat(report.lines()).contains("| chess | 0.91 (0.90…0.95) |",
        "| old build against itself | 1.00 (1.00…1.00) |",
        "- Below 0.95: chess perft alone 0.91 (0.90…0.95).",
        "- Perft counts that differ: none.");
    assertThat(report.countsAgree()).isTrue();
  }

  @Test
  void anotherCountIsTold() {
    Report report = new Report(plan(true), figures(8901, 1, 1, 1));
    assertThat(report.countsAgree()).isFalse();
    assertThat(report.lines())
        .contains("- Perft counts that differ: perft 3 of chess: 8902 before, 8901 now.");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
                              | usage
      HEAD --games ches       | there is no game ches; the games are: ai-wok
      HEAD --rounds 0         | from 1 on
      HEAD --seconds 0        | above 0
      HEAD --what speed       | perft, search
      HEAD --bar              | needs a value
      HEAD --fast 1           | there is no option --fast
      no-such-revision        | neither a directory nor a revision
      """)
  void wrongUsageIsAnsweredByWhatToDo(String arguments, String advice) throws Exception {
    List<String> command = new ArrayList<>(List.of("bash", ROOT.resolve("bench/compare").toString()));
    if (arguments != null) {
      command.addAll(List.of(arguments.split(" +")));
    }
    Process process = new ProcessBuilder(command).redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
    assertThat(new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8)).contains(advice);
    assertThat(process.waitFor()).isEqualTo(1);
  }

  private static Plan plan(boolean control) {
    return new Plan(NOTHING, NOTHING, List.of("chess"), List.of(), 3, Set.of(Workload.PERFT),
        Set.of(Setting.ALONE),
        new Pace(1), control, 0.95);
  }

  /** An old build that counts a million a second in each round, and a new one with other speeds. */
  private static Measurements figures(long nodes, double... speeds) {
    List<Measurement> samples = new ArrayList<>();
    for (int round = 0; round < speeds.length; round++) {
      for (BuildRole side : BuildRole.values()) {
        TaskRun count = side == BuildRole.NEW ? count(nodes, speeds[round]) : count(TASK.nodes(), 1);
        samples.add(Measurement.of(Setting.ALONE, TASK, side, round, List.of(count)));
      }
    }
    return new Measurements(samples);
  }

  private static TaskRun count(long nodes, double mnps) {
    return new TaskRun(nodes, Math.round(nodes * 1e3 / mnps));
  }
}
