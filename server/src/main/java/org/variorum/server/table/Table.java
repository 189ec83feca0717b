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

/** A table in use by one thread at a time, as {@link Tables} ensures. It is a copy of what is stored, and never ahead of it. */
final class Table {

  /** About as many bytes as a table takes without moves and positions, and a move of its opening besides. */
  private static final long WEIGHT = 6_000;
  private static final long OPENING = 64;
  /** How often a decision is retried when other servers write first. */
  private static final int TRIES = 5;
  /** The minimum time between messages about guests who come and go. */
  private static final Duration PRESENCE = Duration.ofSeconds(1);
  /** An alarm that came while a player was to be heard first goes off again after so long. */
  private static final Duration SOON = Duration.ofMillis(20);

  private final TableServices services;
  private final Founding founding;
  private final TableSession session;
  private final Computer computer;
  private final TableStorage storage;
  private TableState state;
  private TableGame tableGame;
  private boolean current = true;
  private boolean tellingSoon;
  /** The tick of the last visit. */
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
    session.see(state.began(), used - (session.hasSeenATurn() ? 0 : services.ageOf(state.began())));
  }

  /** A table as it is stored. */
  static Optional<Table> load(TableServices services, String id, TableSession session) {
    return services.store().founding(id).map(stored -> {
      Founding founding = stored.by(services.edition(stored.rules()).sources());
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

  /** For a guest who wants to see it: catches up with the store if need be, and applies a flag that has fallen. */
  void refresh() {
    refresh(this::apply);
  }

  /** The same where no guest asks for it. */
  void refreshUnasked() {
    refresh(this::applyUnasked);
  }

  /** What time may bring about. */
  private interface Applying {
    void apply(Function<Arbiter, List<Event>> evaluation, long at, @Nullable Long until);
  }

  private void refresh(Applying applying) {
    requireCurrent();
    long at = session.evaluatedUpTo(state, used);
    if (new Arbiter(state, tableGame, session.stopwatch().spent(at)).timeUp().isEmpty()) {
      return;
    }
    long asked = services.time().ticks();
    Long deadline = storage.deadline();
    if (deadline != null) {
      // Another server may have the move that came in time.
      catchUp();
      storage.noteStall(asked);
    }
    if (session.flagsHeld(services.time().ticks()) == 0) {
      applying.apply(Arbiter::timeUp, at, deadline);
    }
  }

  private void requireCurrent() {
    used = services.time().ticks();
    if (!current) {
      catchUp();
    }
  }

  /** Whether it is not in use, and has not been since a tick. */
  boolean isIdle(long since) {
    return session.isOver() && canGo() && used < since;
  }

  /** Whether all that it holds can be read again. */
  boolean canGo() {
    return computer.isIdle();
  }

  long used() {
    return used;
  }

  /** How many bytes it takes in memory, about. */
  long weight() {
    return WEIGHT + OPENING * founding.opening().size() + tableGame.weight();
  }

  /** What a guest sees. */
  TableView view(String guest) {
    return snapshot().to(guest, 0);
  }

  /** What a player can choose after a first step. */
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

  /** Lets a page in and tells it what it has missed. */
  Audience.Watcher watch(Visitor visitor, int plies, @Nullable String last, Consumer<TableView> page) {
    seen(visitor);
    Audience.Watcher watcher = session.audience.add(visitor.id(), page, tableGame.moves(), plies, last);
    session.audience.tell(watcher, state.plies(), snapshot()::to);
    tellSoon();
    arrange();
    return watcher;
  }

  /** Tells a page that is here already what it does not have. */
  void tellAgain(Audience.Watcher watcher, int plies, @Nullable String last) {
    if (Audience.lacks(watcher, tableGame.moves(), plies, last)) {
      session.audience.tell(watcher, state.plies(), snapshot()::to);
    }
  }

  /** A visitor is here, perhaps one of the players. */
  void seen(Visitor visitor) {
    if (state.sideOf(visitor.id()) != null) {
      session.seen(visitor);
    }
  }

  /**
   * Evaluates what a guest wants, as of when it arrived. Stores the events that follow, and tells every page, before it
   * returns.
   */
  void arrived(long tick, Function<Arbiter, List<Event>> evaluation) {
    requireCurrent();
    apply(Arbiter::timeUp, tick, null);
    apply(evaluation, tick, null);
  }

  /** The same for what the computer wants, as of when it was found. */
  void found(long tick, Function<Arbiter, List<Event>> evaluation) {
    requireCurrent();
    applyUnasked(Arbiter::timeUp, tick, null);
    applyUnasked(evaluation, tick, null);
  }

  private void apply(Function<Arbiter, List<Event>> evaluation, long at, @Nullable Long until) {
    apply(evaluation, at, false, until);
  }

  /**
   * For what no guest asks for: a flag that falls, a computer's move. Where no page looks on, it happens only if this server
   * has the lease, and is written only if the server still has it then.
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
        .map(Event.Rematched.class::cast).map(event -> again(event.table(), date)).toList();
    TableSnapshot after =
        new TableSnapshot(founding, next, nextGame, 0, session.audience, null, services.views());
    boolean stalled =
        store(new Write(founded, founding.id(), storedEvents, after.digest(date), lease, until), at);
    boolean goesOn = next.began().equals(state.began());
    boolean waited = goesOn && (stalled || next.plies() > state.plies());
    adopt(next, nextGame, waited ? (Long) at : null);
    if (stalled && !goesOn) {
      markBeginning();
    }
    founded.forEach(table -> services.door().later(table.founding().id(), Table::arrange));
  }

  private boolean store(Write write, long arrived) {
    try {
      return storage.write(write, arrived);
    } catch (StoreException e) {
      current = false;
      throw e;
    }
  }

  /** Lets the clocks go on that a failed store has stopped, if it takes writes again. */
  void recover() {
    if (storage.recovers()) {
      arrange();
      tell();
    }
  }

  /**
   * Storing what the turn began with has taken long: other servers, which know only when that was evaluated, learn that
   * the turn began now.
   */
  private void markBeginning() {
    long sequence = state.sequence();
    if (state.isTicking() && services.store().isShared()) {
      services.door().later(founding.id(), table -> table.apply(arbiter -> table.state.sequence() == sequence
          ? List.of(new Event.Began()) : List.of(), table.services.time().ticks(), null));
    }
  }

  /** Another game with sides changed. */
  private Listed again(String id, Instant date) {
    return services.listed(new Founding(id, founding.rules(), founding.start(), founding.opening(),
        founding.openingSan(), founding.openingTurns(), state.seats().turned(), founding.time(), date));
  }

  /** Reads what others have written. */
  void catchUp() {
    List<StoredEvent> missed = services.store().storedEvents(founding.id(), state.sequence());
    current = true;
    if (!missed.isEmpty()) {
      TableState next = state.after(missed);
      adopt(next, tableGame.with(next.moves()), null);
    }
  }

  /** @param waited since when the mover has waited for the store in a turn that goes on */
  private void adopt(TableState next, TableGame nextGame, @Nullable Long waited) {
    session.audience.keep(tableGame.moves().common(next.moves()));
    state = next;
    tableGame = nextGame;
    boolean tended = isTended();
    // Only now: a turn begins when the move before it is stored and sent.
    long now = services.time().ticks();
    session.see(state.began(), now);
    if (waited != null) {
      session.stopwatch().pause(waited, now);
    }
    arrange(tended);
    tell();
  }

  /** Sets the alarm for the flag and the computer to work, if it is for this server to do so. */
  void arrange() {
    arrange(isTended());
  }

  private void arrange(boolean tended) {
    if (state.stage() == Stage.ended) {
      services.leases().forget(founding.id());
    }
    session.set(tended ? alarm() : null);
    if (tended) {
      computer.attend(state, tableGame);
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
        .map(time -> time.isPositive() ? time : SOON)
        .map(time -> services.time().after(Duration.ofMillis(Math.max(held, time.toMillis())),
            () -> services.door().later(founding.id(), Table::arrange)))
        .orElse(null);
  }

  /**
   * Whether this server does here what no guest asks for: a page looks on, or time goes by and it has the lease. Without
   * clocks a computer does nothing where no page looks on; with clocks it thinks on its own time, watched or not.
   */
  private boolean isTended() {
    boolean leased = state.isTicking() && services.leases().take(founding.id()).isPresent();
    return leased || !session.audience.isEmpty();
  }

  private void tell() {
    session.audience.tell(state.plies(), snapshot()::to);
    session.told(state.sequence());
  }

  /** Sees to it that all goes on after the table was read. */
  void resume() {
    arrange();
    if (!session.hasTold(state.sequence())) {
      // Others have gone on while it was not here, perhaps back and forth: what pages have need not stand any more.
      session.audience.keep(0);
      tell();
    }
  }

  /** Tells every page soon of what is no event: which guests are there, how long the computer waits. */
  void tellSoon() {
    if (!tellingSoon) {
      tellingSoon = true;
      services.time().after(PRESENCE, () -> services.door().later(founding.id(), table -> {
        table.tellingSoon = false;
        table.tell();
      }));
    }
  }

  /** The table is no longer used by any thread; a caller that needs it loads it again. */
  void retire() {
    computer.stop();
  }
}
