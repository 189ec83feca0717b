package org.variorum.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.variorum.server.api.table.TableView.Offer;
import org.variorum.server.api.table.TableView.Stage;
import org.variorum.server.api.table.TimeControl;
import org.variorum.view.answer.Color;
import org.variorum.view.answer.OutcomeView;

/** What is written is there: the same on both databases. */
class StoreTest {

  @Nested
  class OnSqlite extends Laws {
    @TempDir Path directory;

    @Override
    Store open() {
      return Store.inFile(directory);
    }
  }

  @Nested
  class OnPostgreSql extends Laws {
    private final String url = PostgreSql.newDatabase();

    @Override
    Store open() {
      return Store.inPostgresql(Login.of(url));
    }
  }

  abstract static class Laws {

    private static final Duration TERM = Duration.ofMinutes(1);
    private static final Duration OVER = Duration.ofMinutes(-1);

    private final TableEntry table =
        StoreSamples.table("T1", "ada", Occupant.guest("bob"), new TimeControl(300, 5, 10));
    private Store store;

    abstract Store open();

    @BeforeEach
    void begin() {
      store = open();
    }

    @AfterEach
    void end() {
      store.close();
    }

    @Test
    void aTableIsReadAsItWasWritten() {
      store.write(Write.ofNewTable(table));
      assertThat(store.founding("T1")).contains(table.founding());
      assertThat(store.founding("T2")).isEmpty();
      assertThat(store.storedEvents("T1", 0)).isEmpty();
    }

    @Test
    void everyKindOfEventIsReadAsItWasWrittenAlsoAfterReopening() {
      List<Event> events = List.of(new Event.Sat(Color.black, "bob"), new Event.Moved("e2e4", 1L, null),
          new Event.Moved("e7e5", null, null), new Event.TookBack(1),
          new Event.Offered(Offer.Kind.draw, Color.white),
          new Event.Declined(Color.black), new Event.Ended(Color.white, "resigned"),
          new Event.Ended(null, "agreed"),
          new Event.Rematched("T2"));
      List<StoredEvent> storedEvents = new ArrayList<>();
      events.forEach(event -> storedEvents
          .add(new StoredEvent(storedEvents.size() + 1, StoreSamples.START.plusMillis(storedEvents.size()),
              event)));
      store.write(Write.ofNewTable(table));
      store.write(new Write(List.of(), "T1", storedEvents, table.status()));
      store.close();
      store = open();
      assertThat(store.storedEvents("T1", 0)).isEqualTo(storedEvents);
      assertThat(store.storedEvents("T1", 7)).isEqualTo(storedEvents.subList(7, 9));
    }

    @Test
    void whoWritesASequenceSecondHasBeenOvertakenAndWritesNothing() {
      store.write(Write.ofNewTable(table));
      store.write(StoreSamples.moved(table, 1, "e2e4"));
      Write late = new Write(List.of(StoreSamples.table("T2", "ada", Occupant.NONE, null)), "T1",
          List.of(new StoredEvent(1, StoreSamples.START, new Event.Moved("d2d4", null, null)),
              new StoredEvent(2, StoreSamples.START, new Event.Ended(null, "agreed"))),
          table.status());
      assertThatThrownBy(() -> store.write(late)).isInstanceOf(StaleException.class);
      assertThat(store.storedEvents("T1", 0)).extracting(StoredEvent::event)
          .containsExactly(new Event.Moved("e2e4", 1_000L, null));
      assertThat(store.founding("T2")).isEmpty();
    }

    @Test
    void inAGroupOnlyTheOvertakenFail() throws Exception {
      int writers = 60;
      for (int i = 0; i < writers; i++) {
        store.write(Write.ofNewTable(StoreSamples.table("G" + i, "ada", Occupant.guest("bob"), null)));
      }
      try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
        List<Future<Boolean>> won = new ArrayList<>();
        for (int i = 0; i < 2 * writers; i++) {
          TableEntry one = StoreSamples.table("G" + i % writers, "ada", Occupant.guest("bob"), null);
          won.add(threads.submit(() -> {
            try {
              store.write(StoreSamples.moved(one, 1, "e2e4"));
              return true;
            } catch (StaleException e) {
              return false;
            }
          }));
        }
        int winners = 0;
        for (Future<Boolean> one : won) {
          winners += one.get() ? 1 : 0;
        }
        assertThat(winners).isEqualTo(writers);
      }
    }

    @Test
    void aTableAndWhatFoundedItAreWrittenTogether() {
      TableEntry next = StoreSamples.table("T2", "bob", Occupant.guest("ada"), null);
      store.write(Write.ofNewTable(table));
      store.write(new Write(List.of(next), "T1",
          List.of(new StoredEvent(1, StoreSamples.START, new Event.Rematched("T2"))), table.status()));
      assertThat(store.founding("T2")).contains(next.founding());
    }

    @Test
    void aGuestsTablesAreThoseOfBothSidesTheLastChangedFirst() {
      for (int i = 0; i < 5; i++) {
        TableEntry one = i % 2 == 0 ? StoreSamples.table("L" + i, "ada", Occupant.guest("bob"), null)
            : StoreSamples.table("L" + i, "bob", Occupant.guest("ada"), null);
        store.write(Write.ofNewTable(one));
        store.write(StoreSamples.moved(one, 1, "e2e4"));
      }
      store.write(Write.ofNewTable(StoreSamples.table("X", "cyd", Occupant.NONE, null)));
      store
          .write(StoreSamples.moved(StoreSamples.table("L2", "ada", Occupant.guest("bob"), null), 2, "e7e5"));
      assertThat(ids(store.tablesOf("ada", TableEntry.Cursor.FIRST, 10))).startsWith("L2").hasSize(5)
          .doesNotContain("X");
      Instant changed = store.tablesOf("ada", TableEntry.Cursor.FIRST, 10).getFirst().status().changed();
      assertThat(changed).isEqualTo(StoreSamples.START.plusSeconds(2));
      assertThat(ids(store.tablesOf("ada", new TableEntry.Cursor(changed, ""), 10))).hasSize(4)
          .doesNotContain("L2");
      assertThat(store.tablesOf("ada", TableEntry.Cursor.FIRST, 2)).hasSize(2);
      assertThat(store.tablesOf("nobody", TableEntry.Cursor.FIRST, 2)).isEmpty();
    }

    @Test
    void whoSitsDownIsReadWithTheTable() {
      TableEntry open = StoreSamples.table("T1", "ada", Occupant.NONE, null);
      store.write(Write.ofNewTable(open));
      assertThat(store.founding("T1").orElseThrow().seats().openSide()).contains(Color.black);
      store.write(new Write(List.of(), "T1",
          List.of(new StoredEvent(1, StoreSamples.START, new Event.Sat(Color.black, "bob"))), open.status()));
      Seats seats = store.founding("T1").orElseThrow().seats();
      assertThat(seats.bySide())
          .isEqualTo(Map.of(Color.white, Occupant.guest("ada"), Color.black, Occupant.guest("bob")));
      assertThat(ids(store.tablesOf("bob", TableEntry.Cursor.FIRST, 10))).containsExactly("T1");
    }

    @Test
    void aListShowsHowAGameEnded() {
      TableStatus ended =
          new TableStatus(StoreSamples.START, Stage.ended, Color.black,
              7, "8/8", "Qh7#", new OutcomeView(Color.white, "mate", "White wins: Black is mated."));
      store.write(Write.ofNewTable(table));
      store.write(new Write(List.of(), "T1",
          List.of(new StoredEvent(1, StoreSamples.START, new Event.Ended(Color.white, "mate"))), ended));
      assertThat(store.tablesOf("ada", TableEntry.Cursor.FIRST, 1).getFirst().status()).isEqualTo(ended);
    }

    @Test
    void theTablesThatTickAreThoseWithClocksThatAreBeingPlayed() {
      store.write(Write.ofNewTable(table));
      store.write(Write.ofNewTable(StoreSamples.table("U1", "ada", Occupant.guest("bob"), null)));
      store.write(Write.ofNewTable(StoreSamples.table("U2", "ada", Occupant.NONE, new TimeControl(1, 1, 1))));
      store.write(Write.ofNewTable(StoreSamples.table("U3", "ada", Occupant.computer(8), null)));
      assertThat(store.tablesWithoutLease(10)).containsExactly("T1");
    }

    @Test
    void aTableThatAServerHasIsNotUntendedUntilTheLeaseIsOver() {
      store.write(Write.ofNewTable(table));
      Lease lease = store.takeLease("T1", TERM).orElseThrow();
      assertThat(store.tablesWithoutLease(10)).isEmpty();
      assertThat(store.takeLease("T1", TERM)).as("it is this server's already").contains(lease);
      assertThat(store.renewLeases(OVER)).containsExactly(lease);
      assertThat(store.tablesWithoutLease(10)).containsExactly("T1");
      assertThat(store.renewLeases(TERM)).as("nobody has taken it").containsExactly(lease);
      store.releaseLeases();
      assertThat(store.tablesWithoutLease(10)).containsExactly("T1");
      assertThat(store.renewLeases(TERM)).isEmpty();
    }

    @Test
    void whatIsWrittenByALeaseIsWrittenWhileItIsTheServers() {
      store.write(Write.ofNewTable(table));
      Lease lease = store.takeLease("T1", TERM).orElseThrow();
      store.write(by(lease, StoreSamples.moved(table, 1, "e2e4")));
      assertThatThrownBy(
          () -> store.write(by(new Lease("T1", lease.number() + 1), StoreSamples.moved(table, 2, "d2d4"))))
          .isInstanceOf(Lease.Lost.class);
      store.releaseLeases();
      assertThatThrownBy(() -> store.write(by(lease, StoreSamples.moved(table, 2, "d2d4"))))
          .isInstanceOf(Lease.Lost.class);
      assertThat(store.storedEvents("T1", 0)).hasSize(1);
      store.write(StoreSamples.moved(table, 2, "g1f3"));
      assertThat(store.storedEvents("T1", 0)).hasSize(2);
    }

    @Test
    void aGameThatIsOverNeedsNoLease() {
      store.write(Write.ofNewTable(table));
      Lease lease = store.takeLease("T1", TERM).orElseThrow();
      TableStatus before = table.status();
      TableStatus ended = new TableStatus(before.changed(), Stage.ended, before.turn(),
          before.plies(), before.placement(), before.last(), before.outcome());
      store.write(by(lease, new Write(List.of(), "T1",
          List.of(new StoredEvent(1, StoreSamples.START, new Event.Ended(Color.white, "time"))), ended)));
      assertThat(store.renewLeases(TERM)).isEmpty();
      assertThat(store.tablesWithoutLease(10)).isEmpty();
    }

    private static Write by(Lease lease, Write write) {
      return new Write(write.newTables(), write.table(), write.storedEvents(), write.status(), lease, null);
    }

    @Test
    void tablesWithoutAMoveAreRemovedABatchAtATimeAndTheirRulesWhenNobodyUsesThem() {
      for (int i = 0; i < 10; i++) {
        TableEntry one = StoreSamples.table("R" + i, "ada", Occupant.guest("bob"), null);
        store.write(Write.ofNewTable(one));
        store.write(i % 2 == 0 ? StoreSamples.moved(one, 1, "e2e4") : new Write(List.of(), "R" + i,
            List.of(new StoredEvent(1, StoreSamples.START, new Event.Sat(Color.black, "bob"))),
            one.status()));
      }
      TableEntry lately = StoreSamples.table("LATE", "ada", Occupant.NONE, null);
      store.write(Write.ofNewTable(new TableEntry(lately.founding(),
          StoreSamples.status(Stage.waiting, StoreSamples.START.plusSeconds(60)))));
      store.storeNotation("R1", 1, List.of("e4"));
      store.storeNotation("R2", 1, List.of("e4"));
      Instant before = StoreSamples.START.plusSeconds(10);
      List<String> removed = new ArrayList<>();
      Sweep.Cursor mark = Sweep.Cursor.START;
      for (Optional<Sweep.Cursor> next = Optional.of(mark); next.isPresent();) {
        Sweep sweep = store.removeUnplayed(next.get(), before, 3);
        assertThat(sweep.removedTables()).hasSizeLessThanOrEqualTo(3);
        removed.addAll(sweep.removedTables());
        next = sweep.last();
      }
      assertThat(removed).containsExactlyInAnyOrder("R1", "R3", "R5", "R7", "R9");
      assertThat(store.founding("R1")).isEmpty();
      assertThat(store.storedEvents("R1", 0)).isEmpty();
      assertThat(store.notation("R1", 1)).isEmpty();
      assertThat(store.founding("R2")).isPresent();
      assertThat(store.notation("R2", 1)).contains(List.of("e4"));
      assertThat(store.founding("LATE")).isPresent();
      store.removeUnusedRules();
      assertThat(store.founding("R2")).isPresent();
      assertThat(
          store.removeUnplayed(Sweep.Cursor.START, StoreSamples.START.plusSeconds(100), 100).removedTables())
          .containsExactly("LATE");
    }

    @Test
    void rulesThatNoTableIsPlayedByAreRemovedAndCanComeBack() {
      store.write(Write.ofNewTable(table));
      store.removeUnplayed(Sweep.Cursor.START, StoreSamples.START.plusSeconds(1), 100);
      store.removeUnusedRules();
      assertThat(store.founding("T1")).isEmpty();
      store.write(Write.ofNewTable(table));
      assertThat(store.founding("T1")).contains(table.founding());
    }

    @Test
    void theSecretStaysTheSame() {
      byte[] secret = store.secret();
      assertThat(secret).hasSize(32).isEqualTo(store.secret());
      store.close();
      store = open();
      assertThat(store.secret()).isEqualTo(secret);
    }

    private static List<String> ids(List<TableEntry> tables) {
      return tables.stream().map(one -> one.founding().id()).toList();
    }
  }
}
