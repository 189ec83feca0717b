package org.variorum.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What was acknowledged is there after the process was killed. */
@Execution(ExecutionMode.CONCURRENT)
class SurvivalTest {

  private static final boolean DEEP = Boolean.getBoolean("variorum.deep");
  private static final int TABLES = 20;
  private static final int BEFORE_THE_END = DEEP ? 1_000 : 300;
  private static final int KILLS = DEEP ? 8 : 2;

  @TempDir Path directory;

  static IntStream times() {
    return IntStream.range(0, DEEP ? 2 : 1);
  }

  @ParameterizedTest
  @MethodSource("times")
  void everyAcknowledgedMoveSurvivesSigkill(int time) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1", "--enable-native-access=ALL-UNNAMED", "-cp",
            System.getProperty("java.class.path"), Writer.class.getName(), directory.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT).start();
    Map<String, Long> acknowledged = new HashMap<>();
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      for (int i = 0; i < BEFORE_THE_END; i++) {
        note(acknowledged, lines.readLine());
      }
      process.toHandle().destroyForcibly();
      // What it had said before it died counts too; its last line may be cut off.
      for (String line = lines.readLine(); line != null && line.endsWith("."); line = lines.readLine()) {
        note(acknowledged, line);
      }
    }
    assertThat(process.waitFor()).as("killed by signal 9").isEqualTo(128 + 9);
    assertThat(acknowledged).hasSize(TABLES);
    try (Store store = Store.inFile(directory)) {
      acknowledged.forEach((table, sequence) -> {
        List<StoredEvent> kept = store.storedEvents(table, 0);
        assertThat(kept.size()).as(table).isGreaterThanOrEqualTo(sequence.intValue());
        for (int i = 0; i < kept.size(); i++) {
          assertThat(kept.get(i).sequence()).isEqualTo(i + 1);
          assertThat(kept.get(i).event()).isEqualTo(new Event.Moved("move" + (i + 1), 1_000L, null));
        }
      });
    }
  }

  /** Few writes, and a store that was killed before: that is when an embedded database is most easily caught. */
  @Test
  void aStoreThatIsKilledAgainAndAgainKeepsAll() throws IOException, InterruptedException {
    Random random = new Random(1);
    Map<String, Long> acknowledged = new LinkedHashMap<>();
    for (int run = 0; run < KILLS; run++) {
      List<String> command = new ArrayList<>(List.of(
          Path.of(System.getProperty("java.home"), "bin", "java").toString(),
          "-XX:TieredStopAtLevel=1", "--enable-native-access=ALL-UNNAMED", "-cp",
          System.getProperty("java.class.path"), SlowWriter.class.getName(), directory.toString(),
          "R" + run));
      command.addAll(acknowledged.keySet());
      Process process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
      try (BufferedReader lines =
          new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
        Map<String, Long> kept = new HashMap<>();
        for (int i = 0; i < acknowledged.size(); i++) {
          note(kept, lines.readLine());
        }
        acknowledged.forEach(
            (table, sequence) -> assertThat(kept.get(table)).as(table).isGreaterThanOrEqualTo(sequence));
        for (int i = random.nextInt(12); i >= 0; i--) {
          note(acknowledged, lines.readLine());
        }
        process.toHandle().destroyForcibly();
        for (String line = lines.readLine(); line != null && line.endsWith("."); line = lines.readLine()) {
          note(acknowledged, line);
        }
      }
      process.waitFor();
    }
    try (Store store = Store.inFile(directory)) {
      acknowledged.forEach((table, sequence) -> assertThat(store.storedEvents(table, 0)).as(table)
          .hasSizeGreaterThanOrEqualTo(sequence.intValue()));
    }
  }

  private static void note(Map<String, Long> acknowledged, String line) {
    String[] words = line.substring(0, line.length() - 1).split(" ");
    acknowledged.put(words[0], Long.valueOf(words[1]));
  }

  /** Says how much there is of the tables that are named, then founds tables of its own and writes a little now and then. */
  static final class SlowWriter {

    private SlowWriter() {}

    public static void main(String[] arguments) throws InterruptedException {
      Store store = Store.inFile(Path.of(arguments[0]));
      for (String known : Arrays.asList(arguments).subList(2, arguments.length)) {
        say(known, store.storedEvents(known, 0).size());
      }
      Random random = new Random();
      for (int i = 0;; i++) {
        TableEntry table = StoreSamples.table(arguments[1] + "T" + i, "ada", Occupant.guest("bob"), null);
        store.write(Write.ofNewTable(table));
        for (long sequence = 1; sequence <= 3; sequence++) {
          Thread.sleep(random.nextInt(150));
          store.write(StoreSamples.moved(table, sequence, "move" + sequence));
          say(table.founding().id(), sequence);
        }
      }
    }

    private static void say(String table, long sequence) {
      System.out.print(table + " " + sequence + ".\n");
      System.out.flush();
    }
  }

  /** Writes on several tables at once, and says so after each write. */
  static final class Writer {

    private Writer() {}

    public static void main(String[] arguments) {
      Store store = Store.inFile(Path.of(arguments[0]));
      for (int i = 0; i < TABLES; i++) {
        TableEntry table = StoreSamples.table("S" + i, "ada", Occupant.guest("bob"), null);
        store.write(Write.ofNewTable(table));
        Thread.ofPlatform().start(() -> write(store, table));
      }
    }

    private static void write(Store store, TableEntry table) {
      for (long sequence = 1;; sequence++) {
        store.write(StoreSamples.moved(table, sequence, "move" + sequence));
        String line = table.founding().id() + " " + sequence + ".\n";
        synchronized (System.out) {
          System.out.print(line);
          System.out.flush();
        }
      }
    }
  }
}
