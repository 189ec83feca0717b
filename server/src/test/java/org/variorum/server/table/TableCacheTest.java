package org.variorum.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.variorum.server.table.TableTestServer.ADA;
import static org.variorum.server.table.TableTestServer.BOB;
import static org.variorum.server.table.TableTestServer.OPENED;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.variorum.server.api.ApiLimits;
import org.variorum.server.api.RefusedException;
import org.variorum.server.api.table.ClientMessage.Action;
import org.variorum.server.api.table.TableQuery;
import org.variorum.server.api.table.TableView;
import org.variorum.server.api.table.TableView.Stage;
import org.variorum.server.api.table.TimeControl;
import org.variorum.server.store.Store;
import org.variorum.server.table.TableTestServer.Page;

/** Tables take no more memory than they may, and nobody notices. */
class TableCacheTest {

  private static final int PLIES = 1_400;
  private static final boolean IS_DEEP = Boolean.getBoolean("variorum.deep");
  private static final int TABLES = IS_DEEP ? 60 : 45;
  private static final int WEIGHED = IS_DEEP ? TABLES : 20;
  /** For the tables themselves it is half as much: for some, not for all. */
  private static final long BUDGET = 3L << 20;
  private static final TimeControl TIME = new TimeControl(3_600, 0, 0);
  private static final List<String> MOVES = UneventfulGame.moves(PLIES + 2);

  @TempDir Path directory;

  private static List<String> ids(int tables) {
    return IntStream.range(0, tables).mapToObj(table -> "Long" + table).toList();
  }

  private static void store(Store store, List<String> ids, @Nullable TimeControl time) {
    ids.forEach(id -> UneventfulGame.store(store, id, MOVES.subList(0, PLIES), time, OPENED));
  }

  /** What this process is to have a heap for: all games compiled, and the tables' part. */
  @Execution(ExecutionMode.CONCURRENT)
  @Test
  void manyLongGamesThatAreWatchedGoOnInASmallHeap() throws IOException, InterruptedException {
    holdsAlone(Watched.class, "256m");
  }

  /** A heap of its own, in which no other test leaves anything. */
  private void holdsAlone(Class<?> main, String heap) throws IOException, InterruptedException {
    File told = directory.resolve("told").toFile();
    Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-Xmx" + heap, "-XX:+UseSerialGC", "-XX:+ExitOnOutOfMemoryError", "-XX:TieredStopAtLevel=1",
        "-Dvariorum.games=" + System.getProperty("variorum.games", "../games"),
        "-Dvariorum.deep=" + IS_DEEP,
        "--enable-native-access=ALL-UNNAMED", "-cp", System.getProperty("java.class.path"),
        main.getName(), directory.toString()).redirectErrorStream(true).redirectOutput(told).start();
    assertThat(process.waitFor()).as(() -> read(told)).isZero();
  }

  private static String read(File file) {
    try {
      return Files.readString(file.toPath());
    } catch (IOException e) {
      return e.toString();
    }
  }

  /** Founds long games, watches all of them, and plays on. */
  static final class Watched {

    private static final long BYTES = 32L << 20;

    private Watched() {}

    public static void main(String[] arguments) {
      List<String> ids = ids(TABLES);
      try (TableTestServer server = new TableTestServer(Store.inFile(Path.of(arguments[0])), OPENED, BYTES)) {
        store(server.store, ids, TIME);
        List<Integer> told = Collections.synchronizedList(new ArrayList<>());
        ids.forEach(
            id -> server.tables.watch(BOB, id, PLIES, MOVES.get(PLIES - 1), view -> told.add(view.from())));
        for (String id : ids) {
          told.clear();
          server.tables.play(ADA, id, PLIES, MOVES.get(PLIES));
          server.tables.play(BOB, id, PLIES + 1, MOVES.get(PLIES + 1));
          assertThat(told).containsExactly(PLIES, PLIES + 1);
          assertThat(server.tables.weight()).isLessThan(BYTES);
        }
        assertThat(server.tables.view(ADA, ids.getFirst()).plies()).hasSize(PLIES + 2);
      }
    }
  }

  @Execution(ExecutionMode.CONCURRENT)
  @Test
  void whatTablesAreSaidToTakeIsAboutWhatTheyTake() throws IOException, InterruptedException {
    holdsAlone(Weighed.class, "256m");
  }

  /** Looks at long games, and weighs the heap before and after. */
  static final class Weighed {

    private Weighed() {}

    public static void main(String[] arguments) {
      List<String> ids = ids(WEIGHED);
      try (TableTestServer server = new TableTestServer(Path.of(arguments[0]), OPENED)) {
        store(server.store, ids, TIME);
        server.view(ids.getFirst());
        long before = used();
        long said = server.tables.weight();
        ids.forEach(server::view);
        long taken = used() - before;
        // A view of all moves is in the cache of plies besides, which counts for itself.
        long shelved = ids.size() * PlyCache.weight(server.view(ids.getFirst()).plies());
        assertThat(server.tables.weight() - said + shelved).isBetween(taken / 2, taken * 3);
        assertThat(server.tables.tablesInMemory()).isEqualTo(ids.size());
      }
    }

    private static long used() {
      for (int i = 0; i < 4; i++) {
        System.gc();
      }
      return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
  }

  @Test
  void whoIsWatchedOrTicksComesBack() {
    try (TableTestServer server = new TableTestServer(Store.inFile(directory), OPENED, 1)) {
      String watched = server.adaAgainstBob(null);
      String ticking = server.adaAgainstBob(new TimeControl(60, 0, 0));
      Page page = new Page(server.tables, BOB, watched, 0, null);
      server.play(watched, "e4", "e5");
      server.play(ticking, "e4", "e5");
      server.clock.pass(Duration.ofSeconds(10));
      server.act(ADA, watched, 2, Action.takeback);
      server.answer(BOB, watched, 2, Action.takeback);
      server.tables.play(ADA, watched, 0, "d4");
      // Another thread may be about to look at what this one did.
      Eventually.holds(() -> assertThat(server.tables.weight()).as("there is room for none").isZero());
      assertThat(page.told).extracting(TableView::sequence).isSorted();
      assertThat(page.moves()).containsExactly("d2d4");
      assertThat(server.view(ticking).clocks()).extracting(TableView.Clocks::white).isEqualTo(50_000L);
      server.clock.pass(Duration.ofMillis(50_001));
      Eventually.holds(() -> assertThat(server.store.storedEvents(ticking, 0).getLast().event().toString())
          .contains("time"));
      assertThat(server.view(ticking).stage()).isEqualTo(Stage.ended);
    }
  }

  @Test
  void whatIsIdleGoesFirst() {
    List<String> ids = ids(6);
    try (TableTestServer server = new TableTestServer(Store.inFile(directory), OPENED, BUDGET)) {
      store(server.store, ids, null);
      Page page = new Page(server.tables, BOB, ids.getFirst(), PLIES, MOVES.get(PLIES - 1));
      ids.forEach(server::view);
      assertThat(server.tables.weight()).isLessThan(BUDGET / 2);
      assertThat(server.tables.isInMemory(ids.getFirst())).as("watched, though used longest ago").isTrue();
      assertThat(ids.stream().filter(server.tables::isInMemory)).hasSizeLessThan(ids.size());
      page.close();
    }
  }

  @Test
  void aGameBeginsWithFewerMovesThanItMayHave() {
    try (TableTestServer server = new TableTestServer(directory, OPENED)) {
      RefusedException refused = catchThrowableOfType(RefusedException.class,
          () -> server.tables.create(ADA, opening(ApiLimits.OPENING + 1)));
      assertThat(refused.code()).isEqualTo("too-long");
      String id = server.tables.create(ADA, opening(ApiLimits.OPENING));
      assertThat(server.view(id).plies()).hasSize(ApiLimits.OPENING);
    }
  }

  private static TableQuery opening(int plies) {
    return new TableQuery("chess", null, null, null, MOVES.subList(0, plies), null, null, null);
  }
}
