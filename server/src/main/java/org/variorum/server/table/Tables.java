package org.variorum.server.table;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.variorum.engine.Level;
import org.variorum.server.api.ApiLimits;
import org.variorum.server.api.ChoicesView;
import org.variorum.server.api.Color;
import org.variorum.server.api.RefusedException;
import org.variorum.server.api.table.ClientMessage.Action;
import org.variorum.server.api.table.PgnPage;
import org.variorum.server.api.table.TableQuery;
import org.variorum.server.api.table.TableSummary;
import org.variorum.server.api.table.TableView;
import org.variorum.server.api.table.TimeControl;
import org.variorum.server.catalog.Catalog;
import org.variorum.server.catalog.Edition;
import org.variorum.server.guest.Visitor;
import org.variorum.server.store.Event;
import org.variorum.server.store.Founding;
import org.variorum.server.store.Occupant;
import org.variorum.server.store.Seats;
import org.variorum.server.store.Store;
import org.variorum.server.store.StoreException;
import org.variorum.server.store.StoredRules;
import org.variorum.server.store.Write;
import org.variorum.server.thinking.EngineScheduler;
import org.variorum.server.view.MoveLine;
import org.variorum.server.view.Views;

/**
 * All tables. The server is the only judge: what a guest wants is checked here, and when a method returns, it is stored.
 *
 * <p>A table is in memory while it is in use: a page looks on, a clock runs, a computer thinks. Each has its own lock;
 * nothing waits for another table. Any number of servers can share a store: the first server to write an event has made
 * it, the others read it and decide again.
 */
public final class Tables implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Tables.class);
  private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
  /** A person with the link may watch and take the open seat: it cannot be guessed. */
  private static final int ID_LENGTH = 12;
  private static final Duration BEFORE_AGAIN = Duration.ofSeconds(5);
  /** A page that reloads is away for a moment. The computer stops thinking only after this time. */
  private static final Duration AWAY = Duration.ofSeconds(5);
  private static final Duration SWEEP = Duration.ofMinutes(1);

  private final TableServices services;
  private final RandomChoices randomChoices;
  private final SecureRandom ids = new SecureRandom();
  private final TableCache memory;
  private final Listing listing;

  /**
   * The tables of a store, with the computers of this server.
   *
   * @param bytes how much of the memory they may take, about
   */
  public Tables(Store store, Catalog catalog, Views views, EngineScheduler thinking, long bytes) {
    this(store, catalog, views, Computers.of(thinking), new Timekeeper.OfSystem(), new SecureRandom(), bytes,
        Leases.TERM);
  }

  /**
   * @param randomChoices draws sides and start positions
   * @param term how long a lease of a table lasts that is not renewed
   */
  Tables(Store store, Catalog catalog, Views views, Computers computers, Timekeeper time,
      RandomGenerator randomChoices, long bytes, Duration term) {
    this.randomChoices = new RandomChoices(randomChoices);
    memory = new TableCache(bytes / 2, this::read);
    services =
        new TableServices(store, catalog, views, new PlyCache(bytes / 2), computers, time, time.ticks(),
            new Leases(store, time, term, id -> visit(id, null, Table::arrange)), door());
    listing = new Listing(services, memory::audience);
    store.listen(new Store.Audience() {
      @Override
      public void wentOn(String table) {
        if (memory.ids().contains(table)) {
          later(table, Table::catchUp);
        }
      }

      @Override
      public void missedSome() {
        memory.ids().forEach(this::wentOn);
      }
    });
    // Clocks run, also where nobody looks.
    time.after(Duration.ZERO, services.leases()::begin);
    sweepLater();
    new Retention(store, time, memory::forget).begin();
  }

  private TableServices.Door door() {
    return new TableServices.Door() {
      @Override
      public void later(String table, Consumer<Table> what) {
        Tables.this.later(table, what);
      }

      @Override
      public void found(String table, Consumer<Table> what, ReceivedRequest received) {
        Thread.startVirtualThread(() -> visit(table, received, what));
      }
    };
  }

  private Optional<Table> read(String id, TableSession session) {
    return Table.load(services, id, session);
  }

  private void later(String id, Consumer<Table> what) {
    Thread.startVirtualThread(() -> visit(id, null, what));
  }

  /** Does at a table what no guest asks for. */
  private void visit(String id, @Nullable ReceivedRequest received, Consumer<Table> what) {
    boolean done = true;
    try {
      memory.at(id, received, table -> {
        table.refreshUnasked();
        what.accept(table);
        return true;
      });
    } catch (StoreException e) {
      // A computer's move or a fallen flag comes only once, so it must not be lost with the database.
      e.log(LOG, "Tables cannot go on; tried again in " + BEFORE_AGAIN.toSeconds() + " s");
      done = false;
      services.time().after(BEFORE_AGAIN, () -> Thread.startVirtualThread(() -> visit(id, received, what)));
    } catch (RefusedException e) {
      LOG.warn("Table {} cannot go on: {}", id, e.getMessage());
      OtherRules.leave(id, e, services.leases());
    } catch (RuntimeException e) {
      LOG.warn("Table {} cannot go on", id, e);
    } finally {
      if (done && received != null) {
        memory.settle(id, received);
      }
    }
  }

  /** Does at a table what a guest wants to see. */
  private <T> T at(String id, Function<Table, T> doing) {
    return memory.at(id, table -> {
      table.refresh();
      return doing.apply(table);
    });
  }

  /**
   * Something that a visitor wants at a table has come, and counts from now on, however long it must wait. {@link #settle} must follow
   * when it is done or refused.
   */
  public ReceivedRequest arrive(Visitor visitor, String id) {
    ReceivedRequest received = new ReceivedRequest(visitor.id(), services.time().ticks());
    memory.expect(id, received);
    return received;
  }

  /** What has arrived for a table is done, or refused. */
  public void settle(String id, ReceivedRequest received) {
    memory.settle(id, received);
  }

  /** Does at a table what a visitor, perhaps one of the players, wants there. */
  private void arrived(ReceivedRequest received, Visitor visitor, String id,
      Function<Arbiter, List<Event>> evaluation) {
    try {
      memory.at(id, received, table -> {
        table.seen(visitor);
        table.arrived(received.tick(), evaluation);
        return true;
      });
    } finally {
      memory.settle(id, received);
    }
  }

  private void sweepLater() {
    services.time().after(SWEEP, () -> {
      sweep();
      sweepLater();
    });
  }

  /** Forgets the tables that have not been in use lately; they are stored. */
  void sweep() {
    memory.sweep(services.time().ticks() - SWEEP.toMillis());
  }

  /** Whether a table need not be read and played again before something can be done there. */
  public boolean isInMemory(String id) {
    return memory.holds(id);
  }

  /** How many tables are cared for. */
  public int inMemory() {
    return memory.ids().size();
  }

  /** How many bytes the tables take that are in memory, about. */
  public long weight() {
    return memory.weight();
  }

  /**
   * Sets up a table.
   *
   * @return its id
   * @throws RefusedException if there is no such game, position, move, level or time
   */
  public String create(Visitor by, TableQuery query) {
    Edition edition = services.catalog().edition(query.game(), orNone(query.options()));
    String start = randomChoices.start(query, edition);
    MoveLine line = MoveLine.play(edition, start, opening(query));
    if (line.end().outcome().isPresent()) {
      throw new RefusedException(400, "over", "The game is over in that position.");
    }
    TimeControl time = query.time();
    if (time != null) {
      TimeControls.require(time);
    }
    Color side = randomChoices.side(query.side());
    StoredRules rules = new StoredRules(edition.key(), edition.hash(), edition.options(), edition.sources());
    Founding founding = new Founding(newId(), rules, start == null ? null : line.start().fen(),
        line.moves().stream().map(move -> move.text()).toList(), line.sans(), line.turns(),
        new Seats(Map.of(side, Occupant.guest(by.id()), TableState.opposite(side), opponent(query.level()))),
        time, services.time().date());
    services.store().write(Write.founding(services.listed(founding)));
    later(founding.id(), table -> table.seen(by));
    return founding.id();
  }

  private static List<String> opening(TableQuery query) {
    List<String> moves = orNone(query.moves());
    if (moves.size() > ApiLimits.OPENING) {
      throw new RefusedException(400, "too-long",
          "A game begins with at most " + ApiLimits.OPENING + " moves that were made before, not with "
              + moves.size() + ". It can begin from the position that they led to.");
    }
    return moves;
  }

  private static Occupant opponent(@Nullable Integer level) {
    if (level == null) {
      return Occupant.NOBODY;
    }
    int strongest = Level.values().length;
    if (level < 1 || level > strongest) {
      throw new RefusedException(400, "bad-level",
          "The computer plays at levels 1 to " + strongest + ", not " + level + ".");
    }
    return Occupant.computer(level);
  }

  private static List<String> orNone(@Nullable List<String> texts) {
    return texts == null ? List.of() : texts;
  }

  private String newId() {
    return ids.ints(ID_LENGTH, 0, LETTERS.length()).mapToObj(LETTERS::charAt).map(String::valueOf)
        .collect(Collectors.joining());
  }

  /** A table as a guest sees it. */
  public TableView view(Visitor visitor, String id) {
    return at(id, table -> table.view(visitor.id()));
  }

  /** What a player can choose after a first step: see {@link TableSnapshot#choices}. */
  public ChoicesView choices(Visitor visitor, String id, int ply, String first) {
    return at(id, table -> table.choices(visitor.id(), ply, first));
  }

  /**
   * Tells a page of a table, now and whenever something happens, in order.
   *
   * @param plies how many of its moves the page has
   * @param last the last of them
   * @param page receives updates while others wait, and must not block
   */
  public Subscription watch(Visitor visitor, String id, int plies, @Nullable String last,
      Consumer<TableView> page) {
    Audience.Watcher watcher = at(id, table -> table.watch(visitor, plies, last, page));
    return new Subscription() {
      @Override
      public void attend(boolean present) {
        watcher.attend(present);
        later(id, Table::tellSoon);
      }

      @Override
      public void again(int known, @Nullable String lastKnown) {
        at(id, table -> {
          table.tellAgain(watcher, known, lastKnown);
          return true;
        });
      }

      @Override
      public void close() {
        Thread.startVirtualThread(() -> leave(id, watcher));
      }
    };
  }

  /** A table where no page looks on any more need not be read to hear of it. */
  private void leave(String id, Audience.Watcher watcher) {
    memory.leave(id, watcher);
    if (!memory.audience(id).isEmpty()) {
      later(id, Table::tellSoon);
    } else if (memory.holds(id)) {
      services.time().after(AWAY, () -> ifHere(id, Table::arrange));
    }
  }

  /** Does something at a table that is in memory; another one needs nothing. */
  private void ifHere(String id, Consumer<Table> what) {
    if (memory.holds(id)) {
      later(id, what);
    }
  }

  /**
   * Makes a move. When it returns, the move is stored. The same move for the same ply is accepted again.
   *
   * @param ply how many moves were made before it
   * @param move as COM-3 or SAN writes it
   * @throws RefusedException if it is not to be made: why, in words
   */
  public void play(Visitor visitor, String id, int ply, String move) {
    play(arrive(visitor, id), visitor, id, ply, move);
  }

  /** The same as of when it arrived. */
  public void play(ReceivedRequest received, Visitor visitor, String id, int ply, String move) {
    arrived(received, visitor, id, arbiter -> arbiter.play(visitor.id(), ply, move));
  }

  /**
   * Does something else. When it returns, it is stored.
   *
   * @param ply how many moves had been made when the guest decided so
   * @param offer the number of the offer that it answers or withdraws; missing for something of the guest's own
   * @throws RefusedException if it cannot be done: why, in words
   */
  public void act(Visitor visitor, String id, int ply, Action action, @Nullable Long offer) {
    act(arrive(visitor, id), visitor, id, ply, action, offer);
  }

  /** The same as of when it arrived. */
  public void act(ReceivedRequest received, Visitor visitor, String id, int ply, Action action,
      @Nullable Long offer) {
    arrived(received, visitor, id, arbiter -> arbiter.act(visitor.id(), ply, action, offer, this::newId));
  }

  /**
   * A guest's tables, those first at which something happened last.
   *
   * @param before what {@link TableSummary#changed} and {@link TableSummary#id} say of the last one that is known,
   *     with a slash between
   */
  public List<TableSummary> mine(Visitor visitor, @Nullable String before) {
    return listing.mine(visitor, before);
  }

  /** The game of a table as PGN. */
  public String pgn(String id) {
    return GameRecord.of(services, id, () -> at(id, table -> GameRecord.of(services, table))).pgn();
  }

  /**
   * A guest's games as PGN, the latest first, some at a time.
   *
   * @param before what {@link PgnPage#before} said
   */
  public PgnPage pgnOf(Visitor visitor, @Nullable String before) {
    return listing.pgn(visitor, before);
  }

  /** No guest is heard any more; what is under way is finished. */
  @Override
  public void close() {
    memory.retire();
    services.time().close();
    services.leases().close();
  }
}
