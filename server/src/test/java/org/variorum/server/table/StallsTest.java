package org.variorum.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.variorum.server.table.TableTestServer.ADA;
import static org.variorum.server.table.TableTestServer.BOB;
import static org.variorum.server.table.TableTestServer.OPENED;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.variorum.server.api.table.ClientMessage.Action;
import org.variorum.server.api.table.TableView;
import org.variorum.server.api.table.TableView.Clocks;
import org.variorum.server.api.table.TableView.Stage;
import org.variorum.server.api.table.TimeControl;
import org.variorum.server.store.Event;
import org.variorum.server.store.Login;
import org.variorum.server.store.PostgreSql;
import org.variorum.server.store.Store;
import org.variorum.server.store.StoreException;
import org.variorum.server.store.Stores;
import org.variorum.server.table.TableTestServer.Page;
import org.variorum.view.answer.Color;
import org.variorum.view.answer.OutcomeView;
import org.variorum.view.query.QueryException;

/** The database stands still in the middle of a game with clocks: nobody loses time for that. */
class StallsTest {

  private static final TimeControl TEN_SECONDS = new TimeControl(10, 0, 0);
  private static final Duration LONG = Duration.ofMinutes(1);
  private static final boolean DEEP = Boolean.getBoolean("variorum.deep");

  @TempDir Path directory;

  /** Another program that has the database for itself while it is open. */
  private static Connection locked(Path directory) throws SQLException {
    Connection connection = DriverManager.getConnection("jdbc:sqlite:" + directory.resolve("variorum.db"));
    connection.createStatement().execute("begin immediate");
    return connection;
  }

  private static Connection locked(String url) throws SQLException {
    Connection connection = DriverManager.getConnection(url);
    connection.setAutoCommit(false);
    connection.createStatement().execute("lock table event in exclusive mode");
    return connection;
  }

  /** Waits until {@code count} writes wait for the lock. */
  private static void awaitWriters(String url, int count) throws SQLException {
    try (Connection connection = DriverManager.getConnection(url)) {
      Eventually.holds(() -> {
        ResultSet waiting = connection.createStatement().executeQuery("""
            select count(*) from pg_locks l join pg_database d on d.oid = l.database
            where not granted and d.datname = current_database()""");
        waiting.next();
        assertThat(waiting.getInt(1)).isEqualTo(count);
      });
    }
  }

  private static ExecutorService threads() {
    return Executors.newThreadPerTaskExecutor(Thread.ofPlatform().factory());
  }

  /** Does something on another thread, and returns when that waits in some method. */
  private static Future<?> waiting(ExecutorService threads, Class<?> where, String method, Runnable what) {
    Future<?> done = threads.submit(() -> doing(what));
    Eventually.holds(() -> assertThat(Thread.getAllStackTraces().entrySet())
        .anyMatch(thread -> thread.getKey().getState() == Thread.State.WAITING
            && isIn(thread.getValue(), StallsTest.class, "doing") && isIn(thread.getValue(), where, method)));
    return done;
  }

  private static void doing(Runnable what) {
    what.run();
  }

  private static boolean isIn(StackTraceElement[] trace, Class<?> type, String method) {
    return Arrays.stream(trace)
        .anyMatch(
            frame -> frame.getClassName().equals(type.getName()) && frame.getMethodName().equals(method));
  }

  private static Clocks shown(TableView view) {
    return Objects.requireNonNull(view.clocks());
  }

  private static Clocks clocks(long white, long black, Color running) {
    return new Clocks(white, black, running, false, false);
  }

  @Test
  void aMoveInTimeCountsThoughAnotherProgramKeptTheDatabaseLocked() throws Exception {
    try (TableTestServer server = new TableTestServer(Stores.inFile(directory, LONG), OPENED);
        ExecutorService threads = threads()) {
      String id = server.adaAgainstBob(TEN_SECONDS);
      server.play(id, "e4", "e5");
      Page bob = new Page(server.tables, BOB, id, 0, null);
      server.clock.pass(Duration.ofMillis(500));
      Future<?> move;
      try (Connection other = locked(directory)) {
        move = waiting(threads, Store.class, "write", () -> server.tables.play(ADA, id, 2, "Nf3"));
        server.clock.pass(Duration.ofSeconds(12));
        other.createStatement().execute("rollback");
      }
      move.get();
      assertThat(bob.last().clocks()).as("Black has all its time when it hears of the move")
          .isEqualTo(clocks(9_500, 10_000, Color.black));
      server.clock.pass(Duration.ofSeconds(9));
      server.tables.play(BOB, id, 3, "Nc6");
      assertThat(server.view(id).clocks()).isEqualTo(clocks(9_500, 1_000, Color.white));
      server.clock.pass(Duration.ofMillis(9_501));
      Eventually
          .holds(() -> assertThat(bob.last().outcome()).extracting(OutcomeView::reason).isEqualTo("time"));
    }
  }

  @Test
  void aMoveInTimeCountsThoughItWaitedForAnOfferThatWasStored() throws Exception {
    try (TableTestServer server = new TableTestServer(Stores.inFile(directory, LONG), OPENED);
        ExecutorService threads = threads()) {
      String id = server.adaAgainstBob(TEN_SECONDS);
      server.play(id, "e4", "e5");
      Page bob = new Page(server.tables, BOB, id, 0, null);
      Future<?> offer;
      Future<?> move;
      try (Connection other = locked(directory)) {
        offer = waiting(threads, Store.class, "write", () -> server.act(BOB, id, 2, Action.draw));
        server.clock.pass(Duration.ofMillis(500));
        move = waiting(threads, TableCache.class, "lock", () -> server.tables.play(ADA, id, 2, "Nf3"));
        server.clock.pass(Duration.ofSeconds(12));
        other.createStatement().execute("rollback");
      }
      offer.get();
      move.get();
      assertThat(bob.last().stage()).isEqualTo(Stage.playing);
      assertThat(shown(bob.last()).white()).isBetween(9_500L, 10_000L);
      assertThat(shown(bob.last()).black()).isEqualTo(10_000);
    }
  }

  @Test
  void aMoveThatCameTooLateIsTooLateThoughTheDatabaseWasLocked() throws Exception {
    try (TableTestServer server = new TableTestServer(Stores.inFile(directory, LONG), OPENED);
        ExecutorService threads = threads()) {
      String id = server.adaAgainstBob(TEN_SECONDS);
      server.play(id, "e4", "e5");
      Future<?> move;
      try (Connection other = locked(directory)) {
        server.clock.pass(Duration.ofMillis(10_001));
        move = threads.submit(() -> server.tables.play(ADA, id, 2, "Nf3"));
        server.clock.pass(Duration.ofSeconds(1));
        other.createStatement().execute("rollback");
      }
      assertThat(catchThrowableOfType(ExecutionException.class, move::get))
          .hasCauseInstanceOf(QueryException.class);
      assertThat(server.view(id).outcome()).extracting(OutcomeView::reason).isEqualTo("time");
    }
  }

  @Test
  void noClockRunsAfterAMoveWasNotStoredUntilTheDatabaseTakesWritesAgain() throws Exception {
    try (TableTestServer server = new TableTestServer(Stores.inFile(directory, Duration.ofMillis(1)),
        OPENED)) {
      String id = server.adaAgainstBob(TEN_SECONDS);
      server.play(id, "e4", "e5");
      Page bob = new Page(server.tables, BOB, id, 0, null);
      server.clock.pass(Duration.ofMillis(500));
      try (Connection other = locked(directory)) {
        StoreException refused =
            catchThrowableOfType(StoreException.class, () -> server.tables.play(ADA, id, 2, "Nf3"));
        assertThat(refused.kind()).isEqualTo(StoreException.Kind.FAILED);
        assertThat(server.view(id).clocks()).isEqualTo(clocks(9_500, 10_000, Color.white));
        server.clock.pass(Duration.ofMinutes(2));
        assertThat(server.view(id).clocks()).isEqualTo(clocks(9_500, 10_000, Color.white));
        other.createStatement().execute("rollback");
      }
      int told = bob.told.size();
      Eventually.holds(() -> {
        server.clock.pass(Duration.ofMillis(5));
        assertThat(shown(server.view(id)).white()).as("the clock goes on").isLessThan(9_500L);
      });
      Eventually.holds(() -> assertThat(bob.told).hasSizeGreaterThan(told));
      assertThat(shown(bob.last()).white()).isBetween(9_000L, 9_500L);
      server.clock.pass(Duration.ofMillis(100));
      long left = shown(server.view(id)).white();
      assertThat(left).isBetween(100L, 9_400L);
      server.tables.play(ADA, id, 2, "Nf3");
      assertThat(server.view(id).clocks()).isEqualTo(clocks(left, 10_000, Color.black));
    }
  }

  @Test
  void aComputersMoveThatWasFoundInTimeIsMadeWhenTheDatabaseIsBack() throws Exception {
    try (TableTestServer server = new TableTestServer(Stores.inFile(directory, Duration.ofMillis(1)),
        OPENED)) {
      String id =
          server.watched(server.tables.create(ADA,
              TableTestServer.query("chess", Color.white, 3, TEN_SECONDS)));
      server.tables.play(ADA, id, 0, "e4");
      server.computers.move("e7e5");
      Eventually.holds(() -> assertThat(server.moves(id)).hasSize(2));
      server.tables.play(ADA, id, 2, "Nf3");
      server.clock.pass(Duration.ofSeconds(1));
      try (Connection other = locked(directory)) {
        server.computers.move("b8c6");
        awaitFailure(server, id);
        server.clock.pass(Duration.ofMinutes(1));
        other.createStatement().execute("rollback");
      }
      Eventually.holds(() -> {
        server.clock.pass(Duration.ofMillis(20));
        assertThat(server.moves(id)).hasSize(4);
      });
      assertThat(server.view(id).clocks()).extracting(Clocks::black).isEqualTo(9_000L);
    }
  }

  /** Until the write of a move was given up: from then on the clock stands. */
  private static void awaitFailure(TableTestServer server, String id) {
    Eventually.holds(() -> {
      server.clock.pass(Duration.ofMillis(1));
      Clocks before = server.view(id).clocks();
      server.clock.pass(Duration.ofMillis(1));
      assertThat(server.view(id).clocks()).isEqualTo(before);
    });
  }

  @Test
  void inATurnOfSeveralMovesTheTimeThatStoringOneTakesIsNobodys() throws Exception {
    try (TableTestServer server = new TableTestServer(Stores.inFile(directory, LONG), TableTurnsTest.GAMES);
        ExecutorService threads = threads()) {
      String id =
          server.tables.create(ADA,
              TableTestServer.query("two-moves-a-turn", Color.white, null, TEN_SECONDS));
      server.act(BOB, id, 0, Action.sit);
      server.tables.play(ADA, id, 0, "e2e4");
      server.tables.play(ADA, id, 1, "d2d4");
      server.tables.play(BOB, id, 2, "e7e5");
      server.tables.play(BOB, id, 3, "d7d5");
      server.clock.pass(Duration.ofMillis(500));
      Future<?> move;
      try (Connection other = locked(directory)) {
        move = waiting(threads, Store.class, "write", () -> server.tables.play(ADA, id, 4, "g1f3"));
        server.clock.pass(Duration.ofSeconds(12));
        other.createStatement().execute("rollback");
      }
      move.get();
      assertThat(server.view(id).clocks()).isEqualTo(clocks(9_500, 10_000, Color.white));
      server.clock.pass(Duration.ofSeconds(1));
      server.tables.play(ADA, id, 5, "b1c3");
      assertThat(server.view(id).clocks()).isEqualTo(clocks(8_500, 10_000, Color.black));
    }
  }

  @Test
  void twoServersAgreeOnTheClocksAfterTheirDatabaseStoodStill() throws Exception {
    String url = PostgreSql.newDatabase();
    try (TableTestServer here = new TableTestServer(Store.inPostgresql(Login.of(url)), OPENED);
        TableTestServer there = new TableTestServer(Store.inPostgresql(Login.of(url)), OPENED);
        TableTestServer third = new TableTestServer(Store.inPostgresql(Login.of(url)), OPENED);
        ExecutorService threads = threads()) {
      List<TableTestServer> rooms = List.of(here, there, third);
      String id = here.adaAgainstBob(TEN_SECONDS);
      here.play(id, "e4", "e5");
      Page bob = new Page(there.tables, BOB, id, 0, null);
      rooms.forEach(server -> server.clock.pass(Duration.ofMillis(500)));
      Future<?> move;
      try (Connection other = locked(url)) {
        move = waiting(threads, Store.class, "write", () -> here.tables.play(ADA, id, 2, "Nf3"));
        awaitWriters(url, 1);
        rooms.forEach(server -> server.clock.pass(Duration.ofSeconds(13)));
        // The flag, which another server lets fall, waits behind the move, longer than it may.
        awaitWriters(url, 2);
        Thread.sleep(Duration.ofMillis(1_500));
        other.rollback();
      }
      move.get();
      Eventually.holds(
          () -> assertThat(here.store.storedEvents(id, 0).getLast().event()).isEqualTo(new Event.Began()));
      Eventually.holds(() -> assertThat(bob.last().clocks()).isEqualTo(clocks(9_500, 10_000, Color.black)));
      assertThat(here.view(id).clocks()).isEqualTo(clocks(9_500, 10_000, Color.black));
      assertThat(third.view(id).clocks()).as("of a server that comes to the table only now")
          .isEqualTo(clocks(9_500, 10_000, Color.black));
    }
  }

  @Test
  void aFlagThatWaitedForTheDatabaseDoesNotOvertakeAMoveThatAnotherServerHasHadInTime() throws Exception {
    String url = PostgreSql.newDatabase();
    try (TableTestServer here = new TableTestServer(Store.inPostgresql(Login.of(url)), OPENED);
        TableTestServer there = new TableTestServer(Store.inPostgresql(Login.of(url)), OPENED);
        ExecutorService threads = threads()) {
      String id = here.adaAgainstBob(TEN_SECONDS);
      here.play(id, "e4", "e5");
      Page bob = new Page(there.tables, BOB, id, 0, null);
      Future<?> move;
      try (Connection other = locked(url)) {
        there.clock.pass(Duration.ofMillis(10_001));
        awaitWriters(url, 1);
        here.clock.pass(Duration.ofMillis(9_900));
        move = waiting(threads, Store.class, "write", () -> here.tables.play(ADA, id, 2, "Nf3"));
        awaitWriters(url, 2);
        Thread.sleep(Duration.ofMillis(1_500));
        other.rollback();
      }
      move.get();
      Eventually.holds(() -> assertThat(bob.last().clocks()).isEqualTo(clocks(100, 10_000, Color.black)));
    }
  }

  /**
   * For real: longer than an answer is waited for, so that the connection breaks. Here that is four seconds; with the
   * property {@code variorum.deep} as long as the server waits.
   */
  @Test
  void aMoveInTimeCountsThoughPostgreSqlStoodStill() throws Exception {
    PostgreSql database = PostgreSql.another();
    String url = database.database() + (DEEP ? "" : "&socketTimeout=4");
    Duration still = Duration.ofSeconds(DEEP ? 13 : 6);
    try (TableTestServer server = new TableTestServer(Stores.at(url, LONG), OPENED);
        ExecutorService threads = threads()) {
      String id = server.adaAgainstBob(TEN_SECONDS);
      server.play(id, "e4", "e5");
      Page bob = new Page(server.tables, BOB, id, 0, null);
      server.clock.pass(Duration.ofMillis(500));
      database.standStill();
      Future<?> move;
      try {
        move = waiting(threads, Store.class, "write", () -> server.tables.play(ADA, id, 2, "Nf3"));
        Thread.sleep(still);
        assertThat(move.isDone()).as("the move is stored").isFalse();
        server.clock.pass(Duration.ofSeconds(13));
      } finally {
        database.goOn();
      }
      move.get();
      assertThat(bob.last().clocks()).isEqualTo(clocks(9_500, 10_000, Color.black));
      assertThat(server.store.storedEvents(id, 0)).extracting(storedEvent -> storedEvent.event())
          .filteredOn(Event.Moved.class::isInstance).hasSize(3);
    }
  }
}
