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
import org.variorum.server.store.Happening;
import org.variorum.server.store.Lease;
import org.variorum.server.store.Listed;
import org.variorum.server.store.StaleException;
import org.variorum.server.store.StoreException;
import org.variorum.server.store.Write;
import org.variorum.server.view.Views;

/**
 * A table that is in use. One thread at a time is here ({@link Tables} sees to that). What is in memory is only
 * a copy of what is stored, and is never ahead of it.
 */
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

  private final House house;
  private final Founding founding;
  private final Vigil vigil;
  private final Computer computer;
  private final Storing storing;
  private Course course;
  private Sheet sheet;
  private boolean current = true;
  private boolean tellingSoon;
  /** The tick of the last visit. */
  private volatile long used;

  private Table(House house, Vigil vigil, Founding founding, Course course, Sheet sheet) {
    this.house = house;
    this.vigil = vigil;
    this.founding = founding;
    this.course = course;
    this.sheet = sheet;
    computer = new Computer(founding.id(), house, vigil);
    storing = new Storing(house.time(), house.store(), vigil,
        () -> house.door().later(founding.id(), Table::recover));
    used = house.time().ticks();
    vigil.see(course.began(), used - (vigil.hasSeenATurn() ? 0 : house.ageOf(course.began())));
  }

  /** A table as it is stored. */
  static Optional<Table> load(House house, String id, Vigil vigil) {
    return house.store().founding(id).map(stored -> {
      Founding founding = stored.by(house.edition(stored.rules()).sources());
      List<Happening> happenings = house.store().happenings(id, 0);
      return OtherRules.orRefused(() -> {
        Sheet start = house.sheet(founding);
        Course course = Course.of(founding, Views.color(start.start().turn())).after(happenings);
        return new Table(house, vigil, founding, course, start.with(course.moves()));
      });
    });
  }

  Founding founding() {
    return founding;
  }

  Course course() {
    return course;
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
    long at = vigil.evaluatedUpTo(course, used);
    if (new Arbiter(course, sheet, vigil.stopwatch().spent(at)).timeUp().isEmpty()) {
      return;
    }
    long asked = house.time().ticks();
    Long deadline = storing.deadline();
    if (deadline != null) {
      // Another server may have the move that came in time.
      catchUp();
      storing.noteStall(asked);
    }
    if (vigil.flagsHeld(house.time().ticks()) == 0) {
      applying.apply(Arbiter::timeUp, at, deadline);
    }
  }

  private void requireCurrent() {
    used = house.time().ticks();
    if (!current) {
      catchUp();
    }
  }

  /** Whether it is not in use, and has not been since a tick. */
  boolean isIdle(long since) {
    return vigil.isOver() && canGo() && used < since;
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
    return WEIGHT + OPENING * founding.opening().size() + sheet.weight();
  }

  /** What a guest sees. */
  TableView view(String guest) {
    return showing().to(guest, 0);
  }

  /** What a player can choose after a first step. */
  ChoicesView choices(String guest, int ply, String first) {
    return showing().choices(guest, ply, first);
  }

  private Showing showing() {
    return new Showing(founding, course, sheet, spent(), vigil.audience, computer.thinking(),
        house.views());
  }

  private long spent() {
    return vigil.stopwatch().spent(house.time().ticks());
  }

  /** Lets a page in and tells it what it has missed. */
  Audience.Watcher watch(Visitor visitor, int plies, @Nullable String last, Consumer<TableView> page) {
    seen(visitor);
    Audience.Watcher watcher = vigil.audience.add(visitor.id(), page, sheet.moves(), plies, last);
    vigil.audience.tell(watcher, course.plies(), showing()::to);
    tellSoon();
    arrange();
    return watcher;
  }

  /** Tells a page that is here already what it does not have. */
  void tellAgain(Audience.Watcher watcher, int plies, @Nullable String last) {
    if (Audience.lacks(watcher, sheet.moves(), plies, last)) {
      vigil.audience.tell(watcher, course.plies(), showing()::to);
    }
  }

  /** A visitor is here, perhaps one of the players. */
  void seen(Visitor visitor) {
    if (course.sideOf(visitor.id()) != null) {
      vigil.seen(visitor);
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
      apply(evaluation, at, vigil.audience.isEmpty(), until);
    } catch (Lease.Lost e) {
      house.leases().forget(founding.id());
      catchUp();
      arrange();
    }
  }

  private void apply(Function<Arbiter, List<Event>> evaluation, long at, boolean byLease,
      @Nullable Long until) {
    for (int tries = 1;; tries++) {
      List<Event> events = evaluation.apply(new Arbiter(course, sheet, vigil.stopwatch().spent(at)));
      Lease lease = byLease && !events.isEmpty() ? house.leases().take(founding.id()).orElse(null) : null;
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
          storing.holdFlags();
          arrange();
          return;
        }
      }
    }
  }

  private void commit(List<Event> events, long at, @Nullable Lease lease, @Nullable Long until) {
    Instant date = house.time().date();
    List<Happening> happenings = new ArrayList<>();
    for (Event event : events) {
      happenings.add(new Happening(course.sequence() + happenings.size() + 1, date, event));
    }
    Course next = course.after(happenings);
    Sheet nextSheet = sheet.with(next.moves());
    List<Listed> founded = events.stream().filter(Event.Rematched.class::isInstance)
        .map(Event.Rematched.class::cast).map(event -> again(event.table(), date)).toList();
    Showing after = new Showing(founding, next, nextSheet, 0, vigil.audience, null, house.views());
    boolean stalled =
        store(new Write(founded, founding.id(), happenings, after.digest(date), lease, until), at);
    boolean goesOn = next.began().equals(course.began());
    boolean waited = goesOn && (stalled || next.plies() > course.plies());
    adopt(next, nextSheet, waited ? (Long) at : null);
    if (stalled && !goesOn) {
      markBeginning();
    }
    founded.forEach(table -> house.door().later(table.founding().id(), Table::arrange));
  }

  private boolean store(Write write, long arrived) {
    try {
      return storing.write(write, arrived);
    } catch (StoreException e) {
      current = false;
      throw e;
    }
  }

  /** Lets the clocks go on that a failed store has stopped, if it takes writes again. */
  void recover() {
    if (storing.recovers()) {
      arrange();
      tell();
    }
  }

  /**
   * Storing what the turn began with has taken long: other servers, which know only when that was evaluated, learn that
   * the turn began now.
   */
  private void markBeginning() {
    long sequence = course.sequence();
    if (course.isTicking() && house.store().isShared()) {
      house.door().later(founding.id(), table -> table.apply(arbiter -> table.course.sequence() == sequence
          ? List.of(new Event.Began()) : List.of(), table.house.time().ticks(), null));
    }
  }

  /** Another game with sides changed. */
  private Listed again(String id, Instant date) {
    return house.listed(new Founding(id, founding.rules(), founding.start(), founding.opening(),
        founding.openingSan(), founding.openingTurns(), course.seats().turned(), founding.time(), date));
  }

  /** Reads what others have written. */
  void catchUp() {
    List<Happening> missed = house.store().happenings(founding.id(), course.sequence());
    current = true;
    if (!missed.isEmpty()) {
      Course next = course.after(missed);
      adopt(next, sheet.with(next.moves()), null);
    }
  }

  /** @param waited since when the mover has waited for the store in a turn that goes on */
  private void adopt(Course next, Sheet nextSheet, @Nullable Long waited) {
    vigil.audience.keep(sheet.moves().common(next.moves()));
    course = next;
    sheet = nextSheet;
    boolean tended = isTended();
    // Only now: a turn begins when the move before it is stored and sent.
    long now = house.time().ticks();
    vigil.see(course.began(), now);
    if (waited != null) {
      vigil.stopwatch().pause(waited, now);
    }
    arrange(tended);
    tell();
  }

  /** Sets the alarm for the flag and the computer to work, if it is for this server to do so. */
  void arrange() {
    arrange(isTended());
  }

  private void arrange(boolean tended) {
    if (course.stage() == Stage.ended) {
      house.leases().forget(founding.id());
    }
    vigil.set(tended ? alarm() : null);
    if (tended) {
      computer.attend(course, sheet);
    } else {
      computer.stop();
    }
  }

  private Timekeeper.@Nullable Alarm alarm() {
    if (vigil.stopwatch().isStopped()) {
      return null;
    }
    long held = vigil.flagsHeld(house.time().ticks());
    return new Arbiter(course, sheet, spent()).remaining()
        .map(time -> time.isPositive() ? time : SOON)
        .map(time -> house.time().after(Duration.ofMillis(Math.max(held, time.toMillis())),
            () -> house.door().later(founding.id(), Table::arrange)))
        .orElse(null);
  }

  /**
   * Whether this server does here what no guest asks for: a page looks on, or time goes by and it has the lease. Without
   * clocks a computer does nothing where no page looks on; with clocks it thinks on its own time, watched or not.
   */
  private boolean isTended() {
    boolean leased = course.isTicking() && house.leases().take(founding.id()).isPresent();
    return leased || !vigil.audience.isEmpty();
  }

  private void tell() {
    vigil.audience.tell(course.plies(), showing()::to);
    vigil.told(course.sequence());
  }

  /** Sees to it that all goes on after the table was read. */
  void resume() {
    arrange();
    if (!vigil.hasTold(course.sequence())) {
      // Others have gone on while it was not here, perhaps back and forth: what pages have need not stand any more.
      vigil.audience.keep(0);
      tell();
    }
  }

  /** Tells every page soon of what is no event: which guests are there, how long the computer waits. */
  void tellSoon() {
    if (!tellingSoon) {
      tellingSoon = true;
      house.time().after(PRESENCE, () -> house.door().later(founding.id(), table -> {
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
