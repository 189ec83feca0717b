package org.variorum.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.variorum.server.table.TableTestServer.ADA;
import static org.variorum.server.table.TableTestServer.BOB;
import static org.variorum.server.table.TableTestServer.OPENED;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.variorum.server.api.table.ClientMessage.Action;
import org.variorum.server.api.table.TableView.Stage;
import org.variorum.server.api.table.TimeControl;
import org.variorum.server.store.Event;
import org.variorum.server.store.Lease;
import org.variorum.server.store.Login;
import org.variorum.server.store.PostgreSql;
import org.variorum.server.store.Store;
import org.variorum.server.store.StoredEvent;
import org.variorum.server.table.TableTestServer.Page;
import org.variorum.view.answer.Color;

/** Of two servers that share a PostgreSQL, one does at a table what nobody asks for. */
@Execution(ExecutionMode.CONCURRENT)
class LeasesTest {

  private static final Duration TERM = Duration.ofSeconds(1);
  private static final TimeControl CLOCKS = new TimeControl(600, 0, 0);

  private TableTestServer here;
  private TableTestServer there;

  @BeforeEach
  void open() {
    String url = PostgreSql.newDatabase();
    here = new TableTestServer(Store.inPostgresql(Login.of(url)), OPENED, 1L << 30, TERM);
    there = new TableTestServer(Store.inPostgresql(Login.of(url)), OPENED, 1L << 30, TERM);
  }

  @AfterEach
  void close() {
    there.close();
    here.close();
  }

  /** A table at which Ada has White and a computer Black, with clocks; nobody looks on. */
  private String adaAgainstComputer() {
    return here.tables.create(ADA, TableTestServer.query("chess", Color.white, 3, CLOCKS));
  }

  /** Time in which leases that are not renewed end, and servers look for tables that nobody has. */
  private static void rounds(TableTestServer server) {
    pause(TERM.plusMillis(100));
    server.clock.pass(Leases.ROUND);
  }

  private static void pause(Duration time) {
    try {
      Thread.sleep(time);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private List<Event> events(String id) {
    return there.store.storedEvents(id, 0).stream().map(StoredEvent::event).toList();
  }

  @Test
  void theComputerOfAnUnattendedTableThinksOnOneServer() {
    String id = adaAgainstComputer();
    here.tables.play(ADA, id, 0, "e4");
    Eventually.get(() -> here.computers.moves.getFirst());
    for (int round = 0; round < 3; round++) {
      here.clock.pass(Leases.ROUND);
      there.clock.pass(Leases.ROUND);
      assertThat(there.view(id).plies()).hasSize(1);
    }
    assertThat(there.computers.moves).isEmpty();
    here.computers.move("e7e5");
    Eventually.holds(() -> assertThat(there.moves(id)).containsExactly("e2e4", "e7e5"));
  }

  @Test
  void whatAKilledServerHadIsTakenOverWhenItsLeasesAreOver() {
    List<String> ids = Stream.generate(this::adaAgainstComputer).limit(10).toList();
    for (String id : ids) {
      here.tables.play(ADA, id, 0, "e4");
    }
    Eventually.holds(() -> assertThat(here.computers.moves).hasSize(10));
    here.kill();
    assertThat(there.computers.moves).isEmpty();
    rounds(there);
    Eventually.holds(() -> assertThat(there.computers.moves).hasSize(10));
    for (int i = 0; i < 10; i++) {
      there.computers.move("e7e5");
    }
    for (String id : ids) {
      Eventually.holds(() -> assertThat(there.moves(id)).containsExactly("e2e4", "e7e5"));
      assertThat(events(id)).as("no move is lost and none is stored twice").hasSize(2);
    }
  }

  @Test
  void flagsFallThoughTheServerThatSawTheClocksStartIsGone() {
    String id = here.adaAgainstBob(new TimeControl(2, 0, 0));
    here.play(id, "e4", "e5");
    here.kill();
    rounds(there);
    there.clock.pass(Duration.ofSeconds(3));
    Eventually.holds(() -> assertThat(there.store.tablesWithoutLease(10)).isEmpty());
    Eventually.holdsAsTimeGoesOn(
        () -> assertThat(events(id)).contains(new Event.Ended(Color.black, EndingSentences.TIME)), there);
    assertThat(events(id)).hasSize(4);
  }

  @Test
  void aServerThatWasThoughtDeadWritesNoMoreWhereAnotherHasTakenOver() {
    String id = adaAgainstComputer();
    here.tables.play(ADA, id, 0, "e4");
    Eventually.get(() -> here.computers.moves.getFirst());
    // This one's clock stands still, as if the whole machine did: it knows nothing of the time that goes by.
    rounds(there);
    Eventually.get(() -> there.computers.moves.getFirst());
    here.computers.move("c7c5");
    Eventually.holds(() -> assertThat(here.computers.moves).isEmpty());
    there.clock.pass(Leases.ROUND);
    there.computers.move("e7e5");
    Eventually.holds(() -> assertThat(there.moves(id)).containsExactly("e2e4", "e7e5"));
    Eventually.holds(() -> assertThat(here.moves(id)).containsExactly("e2e4", "e7e5"));
    assertThat(events(id)).hasSize(2);
  }

  @Test
  void whatPlayersDoIsWrittenByWhicheverServerTheyAskAndWhoeverHasTheLease() {
    String id = here.adaAgainstBob(CLOCKS);
    here.play(id, "e4", "e5");
    there.tables.play(ADA, id, 2, "Nf3");
    there.act(BOB, id, 3, Action.resign);
    Eventually.holds(() -> assertThat(here.view(id).stage()).isEqualTo(Stage.ended));
  }

  @Test
  void whereSomebodyLooksOnTheComputerThinksThereWhoeverHasTheLease() {
    String id = adaAgainstComputer();
    Page page = new Page(there.tables, ADA, id, 0, null);
    there.tables.play(ADA, id, 0, "e4");
    there.computers.move("e7e5");
    Eventually.holds(() -> assertThat(page.last().position().ply()).isEqualTo(2));
  }

  @Test
  void aServerThatStopsGivesItsTablesBackAtOnce() {
    String id = adaAgainstComputer();
    here.tables.play(ADA, id, 0, "e4");
    here.close();
    there.clock.pass(Leases.ROUND);
    Eventually.get(() -> there.computers.moves.getFirst());
    assertThat(there.moves(id)).containsExactly("e2e4");
  }

  @Test
  void ofTwoServersThatWantATableAtTheSameTimeOneHasIt() throws Exception {
    String id = here.adaAgainstBob(null);
    Callable<Optional<Lease>> one = () -> here.store.takeLease(id, Duration.ofMinutes(1));
    Callable<Optional<Lease>> other = () -> there.store.takeLease(id, Duration.ofMinutes(1));
    try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
      for (int i = 0; i < 200; i++) {
        if (i % 2 == 0) {
          assertThat(here.store.takeLease(id, Duration.ofMinutes(-1))).as("one that is over").isPresent();
        }
        int owners = 0;
        for (Future<Optional<Lease>> asked : threads.invokeAll(List.of(one, other))) {
          owners += asked.get().isPresent() ? 1 : 0;
        }
        assertThat(owners).isEqualTo(1);
        here.store.releaseLeases();
        there.store.releaseLeases();
      }
    }
  }
}
