package org.variorum.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.variorum.server.table.TableTestServer.ADA;
import static org.variorum.server.table.TableTestServer.BOB;
import static org.variorum.server.table.TableTestServer.CYD;
import static org.variorum.server.table.TableTestServer.OPENED;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.variorum.server.api.RefusedException;
import org.variorum.server.api.table.ClientMessage.Action;
import org.variorum.server.api.table.TableView;
import org.variorum.server.api.table.TableView.Stage;
import org.variorum.server.api.table.TimeControl;
import org.variorum.server.store.Event;
import org.variorum.server.store.Login;
import org.variorum.server.store.PostgreSql;
import org.variorum.server.store.Store;
import org.variorum.server.table.TableTestServer.Page;
import org.variorum.view.answer.Color;
import org.variorum.view.answer.OutcomeView;
import org.variorum.view.answer.PlyView;

/** Two servers that share a PostgreSQL are one place. */
@Execution(ExecutionMode.CONCURRENT)
class TwoServersTest {

  private TableTestServer here;
  private TableTestServer there;

  @BeforeEach
  void open() {
    String url = PostgreSql.newDatabase();
    here = new TableTestServer(Store.inPostgresql(Login.of(url)), OPENED);
    there = new TableTestServer(Store.inPostgresql(Login.of(url)), OPENED);
  }

  @AfterEach
  void close() {
    here.close();
    there.close();
  }

  /** What SQLite takes and PostgreSQL does not. */
  @Test
  void oddPlacesInTheListOfTablesAreRefusedOrFindNothing() {
    String id = here.tables.create(ADA, TableTestServer.query("chess", Color.white, null, null));
    List<String> times = List.of("", "\0", "-999999999-01-01T00:00:00Z", "-292275055-05-16T16:47:04.192Z",
        "+292278994-08-17T07:12:55.807Z", "-4713-01-01T00:00:00Z", "0000-01-01T00:00:00Z",
        "2024-01-01T00:00:00\0Z", "9999-12-31T23:59:59.999999999Z", "\uD800");
    List<String> ids =
        List.of("", "/", "/\0", "/\uD800", "/'", "/\\", "/" + "a".repeat(100_000), "//", "/" + id);
    for (String time : times) {
      for (String text : ids) {
        try {
          assertThat(here.tables.tablesOf(ADA, time + text)).hasSizeLessThanOrEqualTo(1);
        } catch (RefusedException e) {
          assertThat(e.code()).isEqualTo("bad-time");
        }
      }
    }
    for (String text : List.of("", "\0", "\uD800", "'", "a".repeat(100_000))) {
      assertThat(catchThrowableOfType(RefusedException.class, () -> here.tables.view(ADA, text)).code())
          .isEqualTo("unknown-table");
    }
  }

  @Test
  void oneGameIsPlayedOnBoth() {
    String id = here.tables.create(ADA, TableTestServer.query("chess", Color.white, null, null));
    Page ada = new Page(here.tables, ADA, id, 0, null);
    Page bob = new Page(there.tables, BOB, id, 0, null);
    there.act(BOB, id, 0, Action.sit);
    Eventually.holds(() -> assertThat(ada.last().stage()).isEqualTo(Stage.playing));
    here.tables.play(ADA, id, 0, "e4");
    Eventually.holds(() -> assertThat(bob.last().firsts()).hasSize(10));
    there.tables.play(BOB, id, 1, "e5");
    Eventually.holds(() -> assertThat(ada.last().position().ply()).isEqualTo(2));
    assertThat(ada.last().plies()).extracting(PlyView::text).containsExactly("e7e5");
    here.tables.play(ADA, id, 2, "Nf3");
    // Heard of or not: what is stored counts.
    RefusedException refused =
        catchThrowableOfType(RefusedException.class, () -> there.tables.play(ADA, id, 2, "Nc3"));
    assertThat(refused.code()).isEqualTo("late");
    there.tables.play(ADA, id, 2, "Nf3");
    assertThat(here.moves(id)).isEqualTo(there.moves(id)).hasSize(3);
  }

  @Test
  void ofTwoMovesAtOnceOneIsMade() throws Exception {
    String id = here.adaAgainstBob(null);
    there.view(id);
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      int ply = 0;
      // A pawn makes one step or two: whatever was made before, both are legal, and never the same move, which would be
      // accepted twice.
      for (char file = 'a'; file <= 'h'; file++, ply += 2) {
        String pawn = file + "2" + file;
        int before = ply;
        Future<Boolean> one = threads.submit(() -> plays(here, id, before, pawn + "3"));
        Future<Boolean> other = threads.submit(() -> plays(there, id, before, pawn + "4"));
        assertThat(one.get() ^ other.get()).as("just one is accepted").isTrue();
        here.tables.play(BOB, id, ply + 1, file + "7" + file + "6");
      }
    }
    Eventually.holds(() -> assertThat(there.moves(id)).isEqualTo(here.moves(id)).hasSize(16));
  }

  private static boolean plays(TableTestServer server, String id, int ply, String move) {
    try {
      server.tables.play(ADA, id, ply, move);
      return true;
    } catch (RefusedException e) {
      assertThat(e.code()).isEqualTo("late");
      return false;
    }
  }

  @Test
  void aFlagThatFallsOnBothEndsTheGameOnce() {
    String id = here.adaAgainstBob(new TimeControl(60, 0, 0));
    here.play(id, "e4", "e5");
    there.view(id);
    Page page = new Page(there.tables, CYD, id, 0, null);
    here.clock.pass(Duration.ofSeconds(61));
    there.clock.pass(Duration.ofSeconds(61));
    Eventually.holdsAsTimeGoesOn(() -> assertThat(page.last().stage()).isEqualTo(Stage.ended), here, there);
    assertThat(here.store.storedEvents(id, 0))
        .filteredOn(storedEvent -> storedEvent.event().toString().startsWith("Ended"))
        .hasSize(1);
  }

  @Test
  void aCorrespondenceGameEndsOnceThoughNobodyLooks() {
    String id = here.adaAgainstBob(TimeControl.ofDays(1));
    here.play(id, "e4", "e5");
    pass(Duration.ofDays(1).plusSeconds(1));
    Eventually.holdsAsTimeGoesOn(
        () -> assertThat(there.tables.tablesOf(BOB, null).getFirst().stage()).isEqualTo(Stage.ended), here,
        there);
    assertThat(there.view(id).outcome()).isEqualTo(here.view(id).outcome())
        .extracting(OutcomeView::reason, OutcomeView::winner).containsExactly("time", Color.black);
    assertThat(here.store.storedEvents(id, 0))
        .filteredOn(storedEvent -> storedEvent.event() instanceof Event.Ended).hasSize(1);
  }

  @Test
  void whereTheDatesOfTwoServersDifferNobodyGainsOrLosesTime() {
    String id = here.adaAgainstBob(new TimeControl(60, 0, 0));
    there.view(id);
    there.clock.set(Duration.ofHours(1));
    here.tables.play(ADA, id, 0, "e4");
    Eventually.holds(() -> assertThat(there.moves(id)).hasSize(1));
    there.tables.play(BOB, id, 1, "e5");
    Eventually.holds(() -> assertThat(here.moves(id)).hasSize(2));
    pass(Duration.ofSeconds(10));
    here.tables.play(ADA, id, 2, "Nf3");
    Eventually.holds(() -> assertThat(there.moves(id)).hasSize(3));
    pass(Duration.ofSeconds(20));
    there.tables.play(BOB, id, 3, "Nc6");
    Eventually.holds(() -> assertThat(here.moves(id)).hasSize(4));
    pass(Duration.ofSeconds(5));
    assertThat(here.view(id).clocks()).isEqualTo(there.view(id).clocks())
        .isEqualTo(new TableView.Clocks(45_000, 40_000, Color.white, false, false));
  }

  private void pass(Duration time) {
    here.clock.pass(time);
    there.clock.pass(time);
  }

  @Test
  void aServerThatComesToAGameFindsOutHowLongTheTurnHasBeen() {
    String id = here.adaAgainstBob(new TimeControl(60, 0, 0));
    here.play(id, "e4", "e5");
    pass(Duration.ofSeconds(10));
    assertThat(there.view(id).clocks())
        .isEqualTo(new TableView.Clocks(50_000, 60_000, Color.white, false, false));
  }

  @Test
  void ofTwoComputersThatAnswerOneIsHeard() {
    String id = here.adaAgainstComputer();
    there.watched(id);
    here.tables.play(ADA, id, 0, "e4");
    Eventually.get(() -> there.computers.moves.getFirst());
    here.computers.move("e7e5");
    Eventually.holds(() -> assertThat(there.computers.moves).isEmpty());
    Eventually.holds(() -> assertThat(there.moves(id)).containsExactly("e2e4", "e7e5"));
  }
}
