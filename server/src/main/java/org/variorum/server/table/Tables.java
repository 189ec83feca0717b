package org.variorum.server.table;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.variorum.server.api.RefusedException;
import org.variorum.server.api.table.ClientMessage.Action;
import org.variorum.server.api.table.PgnPage;
import org.variorum.server.api.table.TableQuery;
import org.variorum.server.api.table.TableSummary;
import org.variorum.server.api.table.TableView;
import org.variorum.server.catalog.Catalog;
import org.variorum.server.guest.Visitor;
import org.variorum.server.store.Event;
import org.variorum.server.store.Store;
import org.variorum.server.store.StoreException;
import org.variorum.server.store.TableEntry;
import org.variorum.server.store.Write;
import org.variorum.server.thinking.EngineScheduler;
import org.variorum.view.answer.ChoicesView;
import org.variorum.view.position.Views;
import org.variorum.view.query.QueryException;

/**
 * All tables. Each request is checked here, and its result is stored when the method returns.
 *
 * <p>A table is in memory while it is in use: a page watches, a clock runs, a computer thinks. Each table has its own
 * lock; no table waits for another. Any number of servers can share a store: the first server to write an event has
 * made it; the others read the event and decide again.
 */
public final class Tables implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Tables.class);
  private static final Duration RETRY_AFTER = Duration.ofSeconds(5);
  /** How long a computer continues to think after the last page has left: a page that reloads is away briefly. */
  private static final Duration ABSENCE = Duration.ofSeconds(5);
  private static final Duration SWEEP_INTERVAL = Duration.ofMinutes(1);

  private final TableServices services;
  private final NewTables newTables;
  private final TableCache memory;
  private final Listing listing;

  /** @param bytes the approximate limit on the memory for tables */
  public Tables(Store store, Catalog catalog, Views views, EngineScheduler thinking, long bytes) {
    this(store, catalog, views, Computers.of(thinking), new Timekeeper.SystemTime(), new SecureRandom(),
        bytes,
        Leases.TERM);
  }

  /**
   * @param randomChoices chooses sides and start positions
   * @param term how long a lease of a table lasts unless it is renewed
   */
  Tables(Store store, Catalog catalog, Views views, Computers computers, Timekeeper time,
      RandomGenerator randomChoices, long bytes, Duration term) {
    memory = new TableCache(bytes / 2, this::read);
    services =
        new TableServices(store, catalog, views, new PlyCache(bytes / 2), computers, time, time.ticks(),
            new Leases(store, time, term, id -> runUnrequested(id, null, Table::updateActivity)),
            tableRunner());
    newTables = new NewTables(services, randomChoices);
    listing = new Listing(services, memory::audience);
    store.listen(new Store.WriteListener() {
      @Override
      public void tableChanged(String table) {
        if (memory.ids().contains(table)) {
          runSoon(table, Table::catchUp);
        }
      }

      @Override
      public void changesMissed() {
        memory.ids().forEach(this::tableChanged);
      }
    });
    // Clocks run also at tables that no page watches.
    time.schedule(Duration.ZERO, services.leases()::runRound);
    scheduleSweep();
    new Retention(store, time, memory::forget).begin();
  }

  private TableServices.TableRunner tableRunner() {
    return new TableServices.TableRunner() {
      @Override
      public void runSoon(String table, Consumer<Table> action) {
        Tables.this.runSoon(table, action);
      }

      @Override
      public void handleResult(String table, Consumer<Table> action, ReceivedRequest received) {
        Thread.startVirtualThread(() -> runUnrequested(table, received, action));
      }
    };
  }

  private Optional<Table> read(String id, TableSession session) {
    return Table.load(services, id, session);
  }

  private void runSoon(String id, Consumer<Table> action) {
    Thread.startVirtualThread(() -> runUnrequested(id, null, action));
  }

  /** Runs an action at a table without a guest's request. */
  private void runUnrequested(String id, @Nullable ReceivedRequest received, Consumer<Table> action) {
    boolean done = true;
    try {
      memory.runAt(id, received, table -> {
        table.refreshUnrequested();
        action.accept(table);
        return true;
      });
    } catch (StoreException e) {
      // A computer's move and a fallen flag are reported only once, so they must not be lost if the database fails.
      e.log(LOG, "Some tables cannot be updated; this is tried again in " + RETRY_AFTER.toSeconds() + " s");
      done = false;
      services.time().schedule(RETRY_AFTER,
          () -> Thread.startVirtualThread(() -> runUnrequested(id, received, action)));
    } catch (QueryException e) {
      LOG.warn("Table {} cannot be updated: {}", id, e.getMessage());
      UnplayableGames.takeLeaseIfUnplayable(id, e, services.leases());
    } catch (RuntimeException e) {
      LOG.warn("Table {} cannot be updated", id, e);
    } finally {
      if (done && received != null) {
        memory.settle(id, received);
      }
    }
  }

  /** Refreshes a table for a guest's view, and runs an action at it. */
  private <T> T runAt(String id, Function<Table, T> action) {
    return memory.runAt(id, table -> {
      table.refresh();
      return action.apply(table);
    });
  }

  /**
   * Notes that a visitor's request at a table has arrived: it counts as of now, even if it is handled later. The caller
   * must call {@link #settle} when the request is handled or refused.
   */
  public ReceivedRequest arrive(Visitor visitor, String id) {
    ReceivedRequest received = new ReceivedRequest(visitor.id(), services.time().ticks());
    memory.expect(id, received);
    return received;
  }

  /** Notes that a request was handled or refused. */
  public void settle(String id, ReceivedRequest received) {
    memory.settle(id, received);
  }

  private void handleRequest(ReceivedRequest received, Visitor visitor, String id,
      Function<Arbiter, List<Event>> evaluation) {
    try {
      memory.runAt(id, received, table -> {
        table.noteVisitor(visitor);
        table.handleRequest(received.tick(), evaluation);
        return true;
      });
    } finally {
      memory.settle(id, received);
    }
  }

  private void scheduleSweep() {
    services.time().schedule(SWEEP_INTERVAL, () -> {
      sweep();
      scheduleSweep();
    });
  }

  /** Drops from memory the tables that were not in use lately. */
  void sweep() {
    memory.sweep(services.time().ticks() - SWEEP_INTERVAL.toMillis());
  }

  /** Whether a table is in memory, so that it need not be read and played again first. */
  public boolean isInMemory(String id) {
    return memory.isLoaded(id);
  }

  /** The number of tables in memory, including tables with only their session in memory. */
  public int tablesInMemory() {
    return memory.ids().size();
  }

  /** The approximate size of the tables in memory, in bytes. */
  public long weight() {
    return memory.weight();
  }

  /**
   * Creates a table.
   *
   * @return the id of the table
   * @throws RefusedException if there is no such game, position, move, level or time control
   */
  public String create(Visitor visitor, TableQuery query) {
    TableEntry table = newTables.table(visitor.id(), query, null);
    services.store().write(Write.ofNewTable(table));
    begin(table, visitor);
    return table.founding().id();
  }

  /**
   * Returns a new table for two guests, which the caller must store.
   *
   * @param guest the id of the guest who plays the side of the query
   * @param opponent the id of the other guest
   */
  public TableEntry tableFor(String guest, String opponent, TableQuery query) {
    return newTables.table(guest, query, opponent);
  }

  /** Begins the game at a table that has just been stored; {@code visitor} plays there and is present. */
  public void begin(TableEntry table, Visitor visitor) {
    runSoon(table.founding().id(), begun -> {
      begun.noteVisitor(visitor);
      begun.updateActivity();
    });
  }

  public TableView view(Visitor visitor, String id) {
    return runAt(id, table -> table.view(visitor.id()));
  }

  /** The choices of a player after the first step of a move; see {@link TableSnapshot#choices}. */
  public ChoicesView choices(Visitor visitor, String id, int ply, String first) {
    return runAt(id, table -> table.choices(visitor.id(), ply, first));
  }

  /**
   * Sends a table to a page, now and after every change, in order.
   *
   * @param plies the number of the table's moves that the page has
   * @param last the last of these moves
   * @param page receives the views while other threads wait, and must not block
   */
  public Subscription watch(Visitor visitor, String id, int plies, @Nullable String last,
      Consumer<TableView> page) {
    Audience.Watcher watcher = runAt(id, table -> table.watch(visitor, plies, last, page));
    return new Subscription() {
      @Override
      public void setPresent(boolean present) {
        watcher.setResponding(present);
        runSoon(id, Table::sendUpdatesSoon);
      }

      @Override
      public void renew(int known, @Nullable String lastKnown) {
        runAt(id, table -> {
          table.resendUpdate(watcher, known, lastKnown);
          return true;
        });
      }

      @Override
      public void close() {
        Thread.startVirtualThread(() -> leave(id, watcher));
      }
    };
  }

  /** Removes a page. A table without pages need not be read for this. */
  private void leave(String id, Audience.Watcher watcher) {
    memory.removeWatcher(id, watcher);
    if (!memory.audience(id).isEmpty()) {
      runSoon(id, Table::sendUpdatesSoon);
    } else if (memory.isLoaded(id)) {
      services.time().schedule(ABSENCE, () -> runIfInMemory(id, Table::updateActivity));
    }
  }

  /** Runs an action at a table if the table is in memory; other tables need no action. */
  private void runIfInMemory(String id, Consumer<Table> action) {
    if (memory.isLoaded(id)) {
      runSoon(id, action);
    }
  }

  /**
   * Makes a move, which is stored when the method returns. A repeated request has no effect.
   *
   * @param ply the number of moves before this move
   * @param move the move as in COM-3 or in SAN
   * @throws RefusedException if the move is refused, with the reason in words
   */
  public void play(Visitor visitor, String id, int ply, String move) {
    play(arrive(visitor, id), visitor, id, ply, move);
  }

  /** Makes a move as of its arrival. */
  public void play(ReceivedRequest received, Visitor visitor, String id, int ply, String move) {
    handleRequest(received, visitor, id, arbiter -> arbiter.play(visitor.id(), ply, move));
  }

  /**
   * Performs an action that is not a move; it is stored when the method returns.
   *
   * @param ply the number of moves when the guest decided
   * @param offer the number of the offer that the guest answers or withdraws; missing for all other actions
   * @throws RefusedException if the action is refused, with the reason in words
   */
  public void act(Visitor visitor, String id, int ply, Action action, @Nullable Long offer) {
    act(arrive(visitor, id), visitor, id, ply, action, offer);
  }

  /** Performs an action as of its arrival. */
  public void act(ReceivedRequest received, Visitor visitor, String id, int ply, Action action,
      @Nullable Long offer) {
    handleRequest(received, visitor, id,
        arbiter -> arbiter.act(visitor.id(), ply, action, offer, NewTables::newId));
  }

  /** A guest's tables, the most recently changed first; {@code before} as in {@link Listing#tables}. */
  public List<TableSummary> tablesOf(Visitor visitor, @Nullable String before) {
    return listing.tables(visitor, before);
  }

  /** The game of a table as PGN. */
  public String pgn(String id) {
    return GameRecord.of(services, id, () -> runAt(id, table -> GameRecord.of(services, table))).pgn();
  }

  /** A guest's games as PGN, the most recently changed first; {@code before} as in {@link Listing#pgn}. */
  public PgnPage pgnOf(Visitor visitor, @Nullable String before) {
    return listing.pgn(visitor, before);
  }

  /** Stops all alarms and all activity of the tables, and gives the leases back. */
  @Override
  public void close() {
    memory.retire();
    services.time().close();
    services.leases().close();
  }
}
