package org.variorum.server.table;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.variorum.server.api.table.TableView;
import org.variorum.server.api.table.TableView.Stage;
import org.variorum.server.guest.Visitor;
import org.variorum.server.store.Event;
import org.variorum.server.store.Founding;
import org.variorum.server.store.Lease;
import org.variorum.server.store.StaleException;
import org.variorum.server.store.StoreException;
import org.variorum.server.store.StoredEvent;
import org.variorum.server.store.TableEntry;
import org.variorum.server.store.Write;
import org.variorum.view.answer.ChoicesView;
import org.variorum.view.position.Views;

/** A table in memory, used by one thread at a time: a copy of the stored table, never ahead of it. */
final class Table {

  /** The approximate size of a table without moves and positions, and of an opening move, in bytes. */
  private static final long TABLE_BYTES = 6_000;
  private static final long OPENING_MOVE_BYTES = 64;
  /** The maximum number of attempts to store an action, if other servers keep writing first. */
  private static final int MAX_TRIES = 5;
  /** The delay of updates that are not events, so that several of them are sent together. */
  private static final Duration PRESENCE_INTERVAL = Duration.ofSeconds(1);
  /** The delay of the next alarm if a player's request must be handled before the flag may fall. */
  private static final Duration ALARM_RETRY = Duration.ofMillis(20);

  private final TableServices services;
  private final Founding founding;
  private final TableSession session;
  private final Computer computer;
  private final TableStorage storage;
  private TableState state;
  private TableGame tableGame;
  private boolean isCurrent = true;
  private boolean isUpdatePending;
  /** The tick of the last use. */
  private volatile long lastUse;

  private Table(TableServices services, TableSession session, Founding founding, TableState state,
      TableGame tableGame) {
    this.services = services;
    this.session = session;
    this.founding = founding;
    this.state = state;
    this.tableGame = tableGame;
    computer = new Computer(founding.id(), services, session);
    storage = new TableStorage(services.time(), services.store(), session,
        () -> services.tableRunner().runSoon(founding.id(), Table::recover));
    lastUse = services.time().ticks();
    session.noteTurn(state.turnStart(),
        lastUse - (session.hasSeenATurn() ? 0 : services.elapsedMillis(state, tableGame)));
  }

  /** Reads a table from the store. */
  static Optional<Table> load(TableServices services, String id, TableSession session) {
    return services.store().founding(id).map(stored -> {
      Founding founding = stored.withSources(services.edition(stored.rules()).sources());
      List<StoredEvent> storedEvents = services.store().storedEvents(id, 0);
      return UnplayableGames.replay(() -> {
        TableGame start = services.tableGame(founding);
        TableState state = TableState.of(founding, Views.color(start.start().turn())).after(storedEvents);
        return new Table(services, session, founding, state, start.withMoves(state.moves()));
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

  /** Like {@link #refresh}, for an action that no guest has requested. */
  void refreshUnrequested() {
    refresh(this::applyUnrequested);
  }

  /** One of the methods that store events: on request, or without a request. */
  private interface EventApplier {
    void apply(Function<Arbiter, List<Event>> decision, long tick, @Nullable Long deadline);
  }

  private void refresh(EventApplier eventApplier) {
    requireCurrent();
    long tick = session.flagTick(state, lastUse);
    if (new Arbiter(state, tableGame, session.stopwatch().thinkingMillis(tick)).timeoutEvents().isEmpty()) {
      return;
    }
    long callTick = services.time().ticks();
    Long deadline = storage.deadline();
    if (deadline != null) {
      // Another server may have a move that arrived in time.
      catchUp();
      storage.noteStall(callTick);
    }
    if (session.flagGrace(services.time().ticks()) == 0) {
      eventApplier.apply(Arbiter::timeoutEvents, tick, deadline);
    }
  }

  private void requireCurrent() {
    lastUse = services.time().ticks();
    if (!isCurrent) {
      catchUp();
    }
  }

  /** Whether the table is not in use, and was not used since a tick. */
  boolean isIdle(long since) {
    return session.isInactive() && isEvictable() && lastUse < since;
  }

  /** Whether the table can be dropped from memory without loss: the computer has no task. */
  boolean isEvictable() {
    return computer.isIdle();
  }

  long lastUse() {
    return lastUse;
  }

  long weight() {
    return TABLE_BYTES + OPENING_MOVE_BYTES * founding.opening().size() + tableGame.weight();
  }

  TableView view(String guest) {
    return snapshot().viewFor(guest, 0);
  }

  ChoicesView choices(String guest, int ply, String first) {
    return snapshot().choices(guest, ply, first);
  }

  private TableSnapshot snapshot() {
    return new TableSnapshot(founding, state, tableGame, thinkingMillis(), session.audience,
        computer.thinking(), services.views(), services.store().names());
  }

  private long thinkingMillis() {
    return session.stopwatch().thinkingMillis(services.time().ticks());
  }

  /** Adds a page, and sends it the state of the table. */
  Audience.Watcher watch(Visitor visitor, int plies, @Nullable String last, Consumer<TableView> page) {
    noteVisitor(visitor);
    Audience.Watcher watcher = session.audience.add(visitor.id(), page, tableGame.moves(), plies, last);
    session.audience.sendUpdates(watcher, state.plies(), snapshot()::viewFor);
    sendUpdatesSoon();
    updateActivity();
    return watcher;
  }

  /** Sends an update to a page that watches already, if the page may lack one. */
  void resendUpdate(Audience.Watcher watcher, int plies, @Nullable String last) {
    if (Audience.updateKnownMoves(watcher, tableGame.moves(), plies, last)) {
      session.audience.sendUpdates(watcher, state.plies(), snapshot()::viewFor);
    }
  }

  /** Notes the address of a visitor; ignores visitors who do not play here. */
  void noteVisitor(Visitor visitor) {
    if (state.sideOf(visitor.id()) != null) {
      session.notePlayer(visitor);
    }
  }

  /** Decides on a guest's request as of its arrival. Stores the resulting events and sends them to every page. */
  void handleRequest(long tick, Function<Arbiter, List<Event>> decision) {
    requireCurrent();
    apply(Arbiter::timeoutEvents, tick, null);
    apply(decision, tick, null);
  }

  /** Handles a result of the computer, as of the tick when the result was found. */
  void handleResult(long tick, Function<Arbiter, List<Event>> decision) {
    requireCurrent();
    applyUnrequested(Arbiter::timeoutEvents, tick, null);
    applyUnrequested(decision, tick, null);
  }

  private void apply(Function<Arbiter, List<Event>> decision, long tick, @Nullable Long deadline) {
    apply(decision, tick, false, deadline);
  }

  /**
   * Applies events that no guest has requested, such as a fallen flag or a computer's move. If no page watches, the
   * server must have the lease, before and during the write.
   */
  private void applyUnrequested(Function<Arbiter, List<Event>> decision, long tick, @Nullable Long deadline) {
    try {
      apply(decision, tick, session.audience.isEmpty(), deadline);
    } catch (Lease.Lost e) {
      services.leases().forget(founding.id());
      catchUp();
      updateActivity();
    }
  }

  private void apply(Function<Arbiter, List<Event>> decision, long tick, boolean needsLease,
      @Nullable Long deadline) {
    for (int tries = 1;; tries++) {
      List<Event> events =
          decision.apply(new Arbiter(state, tableGame, session.stopwatch().thinkingMillis(tick)));
      Lease lease =
          needsLease && !events.isEmpty() ? services.leases().take(founding.id()).orElse(null) : null;
      if (events.isEmpty() || needsLease && lease == null) {
        return;
      }
      try {
        commit(events, tick, lease, deadline);
        return;
      } catch (StaleException e) {
        if (tries == MAX_TRIES) {
          throw e;
        }
        catchUp();
        if (deadline != null) {
          storage.holdFlags();
          updateActivity();
          return;
        }
      }
    }
  }

  private void commit(List<Event> events, long tick, @Nullable Lease lease, @Nullable Long deadline) {
    Instant date = services.time().date();
    List<StoredEvent> storedEvents = new ArrayList<>();
    for (Event event : events) {
      storedEvents.add(new StoredEvent(state.sequence() + storedEvents.size() + 1, date, event));
    }
    TableState next = state.after(storedEvents);
    TableGame nextGame = tableGame.withMoves(next.moves());
    List<TableEntry> newTables = events.stream().filter(Event.Rematched.class::isInstance)
        .map(Event.Rematched.class::cast).map(event -> nextGameTable(event.table(), date)).toList();
    TableSnapshot after =
        new TableSnapshot(founding, next, nextGame, 0, session.audience, null, services.views(),
            services.store().names());
    boolean hasStalled =
        store(new Write(newTables, founding.id(), storedEvents, after.status(date), lease, deadline), tick);
    boolean isSameTurn = next.turnStart().equals(state.turnStart());
    boolean isMoverWaiting = isSameTurn && (hasStalled || next.plies() > state.plies());
    adopt(next, nextGame, isMoverWaiting ? (Long) tick : null);
    if (hasStalled && !isSameTurn) {
      storeTurnStart();
    }
    newTables.forEach(table -> services.tableRunner().runSoon(table.founding().id(), Table::updateActivity));
  }

  private boolean store(Write write, long arrivalTick) {
    try {
      return storage.write(write, arrivalTick);
    } catch (StoreException e) {
      isCurrent = false;
      throw e;
    }
  }

  /** Lets the clock run again after a failure of the store, if the store accepts writes again. */
  void recover() {
    if (storage.tryRecover()) {
      updateActivity();
      sendUpdates();
    }
  }

  /** Stores that the turn begins only now, so that other servers do not count the time of a long write. */
  private void storeTurnStart() {
    long sequence = state.sequence();
    if (state.isTicking() && services.store().isShared()) {
      services.tableRunner().runSoon(founding.id(),
          table -> table.apply(arbiter -> table.state.sequence() == sequence
              ? List.of(new Event.Began()) : List.of(), table.services.time().ticks(), null));
    }
  }

  /** The next game, with sides changed. */
  private TableEntry nextGameTable(String id, Instant date) {
    return services.tableEntry(new Founding(id, founding.rules(), founding.start(), founding.opening(),
        founding.openingSan(), founding.openingTurns(), state.seats().rotated(), founding.time(), date));
  }

  /** Reads what other servers have written. */
  void catchUp() {
    List<StoredEvent> missed = services.store().storedEvents(founding.id(), state.sequence());
    isCurrent = true;
    if (!missed.isEmpty()) {
      TableState next = state.after(missed);
      adopt(next, tableGame.withMoves(next.moves()), null);
    }
  }

  /** @param waitingSince the tick since which the mover waits for the store; null if a new turn begins */
  private void adopt(TableState next, TableGame nextGame, @Nullable Long waitingSince) {
    session.audience.limitKnownPlies(tableGame.moves().commonSize(next.moves()));
    state = next;
    tableGame = nextGame;
    boolean mayAct = mayActUnrequested();
    // Read only now: a turn begins when the previous move is stored.
    long now = services.time().ticks();
    session.noteTurn(state.turnStart(), now);
    if (waitingSince != null) {
      session.stopwatch().exclude(waitingSince, now);
    }
    updateActivity(mayAct);
    sendUpdates();
  }

  /** Starts the alarm for the flag and the computer if this server may act here without a request; else stops them. */
  void updateActivity() {
    updateActivity(mayActUnrequested());
  }

  private void updateActivity(boolean mayAct) {
    if (state.stage() == Stage.ended) {
      services.leases().forget(founding.id());
    }
    session.setAlarm(mayAct ? alarm() : null);
    if (mayAct) {
      computer.update(state, tableGame);
    } else {
      computer.stop();
    }
  }

  private Timekeeper.@Nullable Alarm alarm() {
    if (session.stopwatch().isStopped()) {
      return null;
    }
    long grace = session.flagGrace(services.time().ticks());
    return new Arbiter(state, tableGame, thinkingMillis()).remainingTime()
        .map(time -> time.isPositive() ? time : ALARM_RETRY)
        .map(time -> services.time().schedule(Duration.ofMillis(Math.max(grace, time.toMillis())),
            () -> services.tableRunner().runSoon(founding.id(), Table::updateActivity)))
        .orElse(null);
  }

  /**
   * Whether this server may act here without a request: a page watches, or the game has clocks and this server has the
   * lease. So without clocks a computer thinks only while a page watches.
   */
  private boolean mayActUnrequested() {
    boolean hasLease = state.isTicking() && services.leases().take(founding.id()).isPresent();
    return hasLease || !session.audience.isEmpty();
  }

  private void sendUpdates() {
    session.audience.sendUpdates(state.plies(), snapshot()::viewFor);
    session.noteSent(state.sequence());
  }

  /** Resumes all activity after the table was read from the store. */
  void resume() {
    updateActivity();
    if (!session.hasSent(state.sequence())) {
      // Other servers may have taken back moves that pages have.
      session.audience.limitKnownPlies(0);
      sendUpdates();
    }
  }

  /** Sends every page, after a short delay, changes that are not events, such as the presence of guests. */
  void sendUpdatesSoon() {
    if (!isUpdatePending) {
      isUpdatePending = true;
      services.time().schedule(PRESENCE_INTERVAL,
          () -> services.tableRunner().runSoon(founding.id(), table -> {
            table.isUpdatePending = false;
            table.sendUpdates();
          }));
    }
  }

  /** Stops the activity of a table that no thread uses any more. */
  void retire() {
    computer.stop();
  }
}
