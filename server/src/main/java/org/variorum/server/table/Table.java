package org.variorum.server.table;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.variorum.server.api.ChoicesView;
import org.variorum.server.api.table.TableView;
import org.variorum.server.api.table.TableView.Stage;
import org.variorum.server.guest.Visitor;
import org.variorum.server.store.Event;
import org.variorum.server.store.Founding;
import org.variorum.server.store.Lease;
import org.variorum.server.store.Listed;
import org.variorum.server.store.StaleException;
import org.variorum.server.store.StoreException;
import org.variorum.server.store.StoredEvent;
import org.variorum.server.store.Write;
import org.variorum.server.view.Views;

/** A table in memory, for one thread at a time ({@link Tables}): a copy of the stored table, never ahead of it. */
final class Table {

  /** The approximate size of a table without moves and positions, and of a move of its opening, in bytes. */
  private static final long WEIGHT = 6_000;
  private static final long OPENING = 64;
  /** The maximum number of decisions on one action, if other servers keep writing first. */
  private static final int TRIES = 5;
  /** The minimum time between messages about guests who come and go. */
  private static final Duration PRESENCE = Duration.ofSeconds(1);
  /** The delay of the next alarm, if the alarm came while a player's request had to be handled first. */
  private static final Duration ALARM_RETRY = Duration.ofMillis(20);

  private final TableServices services;
  private final Founding founding;
  private final TableSession session;
  private final Computer computer;
  private final TableStorage storage;
  private TableState state;
  private TableGame tableGame;
  private boolean isCurrent = true;
  private boolean isTellPending;
  /** The tick of the last use. */
  private volatile long used;

  private Table(TableServices services, TableSession session, Founding founding, TableState state,
      TableGame tableGame) {
    this.services = services;
    this.session = session;
    this.founding = founding;
    this.state = state;
    this.tableGame = tableGame;
    computer = new Computer(founding.id(), services, session);
    storage = new TableStorage(services.time(), services.store(), session,
        () -> services.door().later(founding.id(), Table::recover));
    used = services.time().ticks();
    session.noteTurn(state.began(), used - (session.hasSeenATurn() ? 0 : services.elapsed(state.began())));
  }

  /** Reads a table from the store. */
  static Optional<Table> load(TableServices services, String id, TableSession session) {
    return services.store().founding(id).map(stored -> {
      Founding founding = stored.withSources(services.edition(stored.rules()).sources());
      List<StoredEvent> storedEvents = services.store().storedEvents(id, 0);
      return OtherRules.orRefused(() -> {
        TableGame start = services.tableGame(founding);
        TableState state = TableState.of(founding, Views.color(start.start().turn())).after(storedEvents);
        return new Table(services, session, founding, state, start.with(state.moves()));
      });
    });
  }

  Founding founding() {
    return founding;
  }

  TableState state() {
    return state;
  }

  /** Prepares the table for a guest's view: reads what other servers wrote, and ends the game if a flag has fallen. */
  void refresh() {
    refresh(this::apply);
  }

  /** Like {@link #refresh}, without a guest's request. */
  void refreshUnasked() {
    refresh(this::applyUnasked);
  }

  /** Applies an end of the game by time. */
  private interface Applying {
    void apply(Function<Arbiter, List<Event>> evaluation, long at, @Nullable Long until);
  }

  private void refresh(Applying applying) {
    requireCurrent();
    long at = session.evaluatedUpTo(state, used);
    if (new Arbiter(state, tableGame, session.stopwatch().spent(at)).timeUp().isEmpty()) {
      return;
    }
    long callTick = services.time().ticks();
    Long deadline = storage.deadline();
    if (deadline != null) {
      // Another server may have a move that arrived in time.
      catchUp();
      storage.noteStall(callTick);
    }
    if (session.flagsHeld(services.time().ticks()) == 0) {
      applying.apply(Arbiter::timeUp, at, deadline);
    }
  }

  private void requireCurrent() {
    used = services.time().ticks();
    if (!isCurrent) {
      catchUp();
    }
  }

  /** Whether the table is not in use, and was not used since a tick. */
  boolean isIdle(long since) {
    return session.isInactive() && isEvictable() && used < since;
  }

  /** Whether the table can be dropped from memory without loss: the computer has no task. */
  boolean isEvictable() {
    return computer.isIdle();
  }

  long used() {
    return used;
  }

  /** The approximate size in bytes. */
  long weight() {
    return WEIGHT + OPENING * founding.opening().size() + tableGame.weight();
  }

  /** The view of a guest. */
  TableView view(String guest) {
    return snapshot().to(guest, 0);
  }

  /** The choices of a player after the first step of a move. */
  ChoicesView choices(String guest, int ply, String first) {
    return snapshot().choices(guest, ply, first);
  }

  private TableSnapshot snapshot() {
    return new TableSnapshot(founding, state, tableGame, spent(), session.audience, computer.thinking(),
        services.views());
  }

  private long spent() {
    return session.stopwatch().spent(services.time().ticks());
  }

  /** Adds a page, and sends it what it lacks. */
  Audience.Watcher watch(Visitor visitor, int plies, @Nullable String last, Consumer<TableView> page) {
    noteVisitor(visitor);
    Audience.Watcher watcher = session.audience.add(visitor.id(), page, tableGame.moves(), plies, last);
    session.audience.tell(watcher, state.plies(), snapshot()::to);
    tellSoon();
    arrange();
    return watcher;
  }

  /** Sends what it lacks to a page that already watches. */
  void tellAgain(Audience.Watcher watcher, int plies, @Nullable String last) {
    if (Audience.updateKnownMoves(watcher, tableGame.moves(), plies, last)) {
      session.audience.tell(watcher, state.plies(), snapshot()::to);
    }
  }

  /** Notes the address of a visitor; ignores visitors who do not play here. */
  void noteVisitor(Visitor visitor) {
    if (state.sideOf(visitor.id()) != null) {
      session.notePlayer(visitor);
    }
  }

  /**
   * Decides on a guest's request as of its arrival. Stores the events that follow, and sends them to every page, before
   * it returns.
   */
  void handleRequest(long tick, Function<Arbiter, List<Event>> evaluation) {
    requireCurrent();
    apply(Arbiter::timeUp, tick, null);
    apply(evaluation, tick, null);
  }

  /** Decides on a result of the computer, as of the tick when the result was found. */
  void found(long tick, Function<Arbiter, List<Event>> evaluation) {
    requireCurrent();
    applyUnasked(Arbiter::timeUp, tick, null);
    applyUnasked(evaluation, tick, null);
  }

  private void apply(Function<Arbiter, List<Event>> evaluation, long at, @Nullable Long until) {
    apply(evaluation, at, false, until);
  }

  /**
   * Applies events that no guest has requested, such as a fallen flag or a computer's move. If no page watches, this
   * requires that the server has the lease, both before and during the write.
   */
  private void applyUnasked(Function<Arbiter, List<Event>> evaluation, long at, @Nullable Long until) {
    try {
      apply(evaluation, at, session.audience.isEmpty(), until);
    } catch (Lease.Lost e) {
      services.leases().forget(founding.id());
      catchUp();
      arrange();
    }
  }

  private void apply(Function<Arbiter, List<Event>> evaluation, long at, boolean byLease,
      @Nullable Long until) {
    for (int tries = 1;; tries++) {
      List<Event> events = evaluation.apply(new Arbiter(state, tableGame, session.stopwatch().spent(at)));
      Lease lease = byLease && !events.isEmpty() ? services.leases().take(founding.id()).orElse(null) : null;
      if (events.isEmpty() || byLease && lease == null) {
        return;
      }
      try {
        commit(events, at, lease, until);
        return;
      } catch (StaleException e) {
        if (tries == TRIES) {
          throw e;
        }
        catchUp();
        if (until != null) {
          storage.holdFlags();
          arrange();
          return;
        }
      }
    }
  }

  private void commit(List<Event> events, long at, @Nullable Lease lease, @Nullable Long until) {
    Instant date = services.time().date();
    List<StoredEvent> storedEvents = new ArrayList<>();
    for (Event event : events) {
      storedEvents.add(new StoredEvent(state.sequence() + storedEvents.size() + 1, date, event));
    }
    TableState next = state.after(storedEvents);
    TableGame nextGame = tableGame.with(next.moves());
    List<Listed> founded = events.stream().filter(Event.Rematched.class::isInstance)
        .map(Event.Rematched.class::cast).map(event -> nextGameTable(event.table(), date)).toList();
    TableSnapshot after =
        new TableSnapshot(founding, next, nextGame, 0, session.audience, null, services.views());
    boolean stalled =
        store(new Write(founded, founding.id(), storedEvents, after.digest(date), lease, until), at);
    boolean sameTurn = next.began().equals(state.began());
    boolean waited = sameTurn && (stalled || next.plies() > state.plies());
    adopt(next, nextGame, waited ? (Long) at : null);
    if (stalled && !sameTurn) {
      markBeginning();
    }
    founded.forEach(table -> services.door().later(table.founding().id(), Table::arrange));
  }

  private boolean store(Write write, long handleRequest) {
    try {
      return storage.write(write, handleRequest);
    } catch (StoreException e) {
      isCurrent = false;
      throw e;
    }
  }

  /** Lets the clock run again after a failure of the store, if the store accepts writes again. */
  void recover() {
    if (storage.tryRecover()) {
      arrange();
      tell();
    }
  }

  /**
   * Stores that the turn began only now, because storing the event that began it took long. Other servers know only the
   * time when that event was decided.
   */
  private void markBeginning() {
    long sequence = state.sequence();
    if (state.isTicking() && services.store().isShared()) {
      services.door().later(founding.id(), table -> table.apply(arbiter -> table.state.sequence() == sequence
          ? List.of(new Event.Began()) : List.of(), table.services.time().ticks(), null));
    }
  }

  /** The next game, with sides changed. */
  private Listed nextGameTable(String id, Instant date) {
    return services.listed(new Founding(id, founding.rules(), founding.start(), founding.opening(),
        founding.openingSan(), founding.openingTurns(), state.seats().rotated(), founding.time(), date));
  }

  /** Reads what other servers have written. */
  void catchUp() {
    List<StoredEvent> missed = services.store().storedEvents(founding.id(), state.sequence());
    isCurrent = true;
    if (!missed.isEmpty()) {
      TableState next = state.after(missed);
      adopt(next, tableGame.with(next.moves()), null);
    }
  }

  /** @param waited the tick since which the mover waits for the store in a turn that continues; null in a new turn */
  private void adopt(TableState next, TableGame nextGame, @Nullable Long waited) {
    session.audience.limitKnownPlies(tableGame.moves().commonSize(next.moves()));
    state = next;
    tableGame = nextGame;
    boolean tended = isTended();
    // Read only now: a turn begins when the previous move is stored.
    long now = services.time().ticks();
    session.noteTurn(state.began(), now);
    if (waited != null) {
      session.stopwatch().pause(waited, now);
    }
    arrange(tended);
    tell();
  }

  /** Sets the alarm for the flag and lets the computer work, if this server has to act here. */
  void arrange() {
    arrange(isTended());
  }

  private void arrange(boolean tended) {
    if (state.stage() == Stage.ended) {
      services.leases().forget(founding.id());
    }
    session.setAlarm(tended ? alarm() : null);
    if (tended) {
      computer.update(state, tableGame);
    } else {
      computer.stop();
    }
  }

  private Timekeeper.@Nullable Alarm alarm() {
    if (session.stopwatch().isStopped()) {
      return null;
    }
    long held = session.flagsHeld(services.time().ticks());
    return new Arbiter(state, tableGame, spent()).remaining()
        .map(time -> time.isPositive() ? time : ALARM_RETRY)
        .map(time -> services.time().after(Duration.ofMillis(Math.max(held, time.toMillis())),
            () -> services.door().later(founding.id(), Table::arrange)))
        .orElse(null);
  }

  /**
   * Whether this server acts here without a request: a page watches, or the game has clocks and this server has the
   * lease. A computer without clocks works only if a page watches; with clocks, it thinks on its own time in any case.
   */
  private boolean isTended() {
    boolean leased = state.isTicking() && services.leases().take(founding.id()).isPresent();
    return leased || !session.audience.isEmpty();
  }

  private void tell() {
    session.audience.tell(state.plies(), snapshot()::to);
    session.noteSent(state.sequence());
  }

  /** Resumes all activity after the table was read from the store. */
  void resume() {
    arrange();
    if (!session.hasSent(state.sequence())) {
      // Other servers have continued the game, perhaps with takebacks: the moves that pages have may be obsolete.
      session.audience.limitKnownPlies(0);
      tell();
    }
  }

  /** Sends every page soon the changes that are not events: present guests, the wait of the computer. */
  void tellSoon() {
    if (!isTellPending) {
      isTellPending = true;
      services.time().after(PRESENCE, () -> services.door().later(founding.id(), table -> {
        table.isTellPending = false;
        table.tell();
      }));
    }
  }

  /** Stops the activity of a table that no thread uses any more. */
  void retire() {
    computer.stop();
  }
}
