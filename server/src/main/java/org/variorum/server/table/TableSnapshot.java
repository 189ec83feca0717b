package org.variorum.server.table;

import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.variorum.server.api.RefusedException;
import org.variorum.server.api.table.Seat;
import org.variorum.server.api.table.TableSummary;
import org.variorum.server.api.table.TableView;
import org.variorum.server.api.table.TableView.Clocks;
import org.variorum.server.api.table.TableView.Stage;
import org.variorum.server.guest.GuestNames;
import org.variorum.server.store.Event;
import org.variorum.server.store.Founding;
import org.variorum.server.store.Occupant;
import org.variorum.server.store.TableEntry;
import org.variorum.server.store.TableStatus;
import org.variorum.view.answer.ChoicesView;
import org.variorum.view.answer.Color;
import org.variorum.view.answer.OutcomeView;
import org.variorum.view.answer.PlyView;
import org.variorum.view.game.Edition;
import org.variorum.view.position.Views;

/**
 * A table as guests see it.
 *
 * @param thinkingMillis how long the side to move has been thinking, in milliseconds
 * @param names the names of the guests at the table
 */
record TableSnapshot(Founding founding, TableState state, TableGame tableGame, long thinkingMillis,
    Audience audience,
    TableView.@Nullable Thinking thinking, Views views, GuestNames names) {

  /**
   * Returns the view of a guest.
   *
   * @param from the number of moves at the beginning that the guest's page already has
   */
  TableView viewFor(String guest, int from) {
    Color you = state.sideOf(guest);
    boolean playing = state.stage() == Stage.playing;
    return new TableView(founding.id(), tableGame.edition().summary(), tableGame.edition().options(),
        state.sequence(),
        founding.created().toString(), you, seat(state.occupant(Color.white)),
        seat(state.occupant(Color.black)), state.time(),
        state.stage(),
        tableGame.start().fen(), tableGame.startNumber(), from, tableGame.plies(from),
        tableGame.view(), playing && state.turn() == you ? tableGame.firstSteps() : List.of(), clocks(),
        audience.spectatorCount(state, guest), state.offer(), thinking, outcome(), state.rematch());
  }

  /**
   * Returns the choices of a player after the first step of a move, or premoves while the other side is to move.
   *
   * @param ply the number of moves that the player's page has
   * @throws RefusedException if the guest does not play here, or if the page has another number of moves
   */
  ChoicesView choices(String guest, int ply, String first) {
    Color you = state.sideOf(guest);
    if (you == null || state.stage() != Stage.playing) {
      throw new RefusedException(409, "not-yours", "You do not play here now.");
    }
    if (ply != state.plies()) {
      throw new RefusedException(409, "late", "The position has changed.");
    }
    return views.choices(tableGame.position(), you, first);
  }

  private Seat seat(Occupant occupant) {
    return seat(occupant, audience, names);
  }

  private static Seat seat(Occupant occupant, Audience audience, GuestNames names) {
    return seat(occupant, audience.isPresent(occupant.guest()), names);
  }

  static Seat seat(Occupant occupant, boolean online, GuestNames names) {
    String guest = occupant.guest();
    if (guest != null) {
      return new Seat(Seat.Kind.guest, names.name(guest), null, online);
    }
    return occupant.isComputer() ? new Seat(Seat.Kind.computer, "Computer", occupant.level(), true)
        : new Seat(Seat.Kind.open, "", null, false);
  }

  private @Nullable Clocks clocks() {
    PlayerClock clock = tableGame.clock();
    if (clock == null) {
      return null;
    }
    // In a correspondence game the first moves have a deadline, too.
    boolean isRunning = state.isClockRunning() || clock.isCorrespondence() && state.stage() == Stage.playing;
    Color running = isRunning ? state.turn() : null;
    return new Clocks(shownTime(clock, Color.white, running), shownTime(clock, Color.black, running),
        running,
        clock.isInByoyomi(state.mainTimeLeft(Color.white, clock), thinkingMillis(Color.white, running)),
        clock.isInByoyomi(state.mainTimeLeft(Color.black, clock), thinkingMillis(Color.black, running)));
  }

  private long shownTime(PlayerClock clock, Color side, @Nullable Color running) {
    return hasLostOnTime(side) ? 0
        : clock.shownTime(state.mainTimeLeft(side, clock), thinkingMillis(side, running));
  }

  private boolean hasLostOnTime(Color side) {
    Event.Ended end = state.ending();
    return end != null && end.reason().equals(EndingSentences.TIME) && side == state.turn();
  }

  private long thinkingMillis(Color side, @Nullable Color running) {
    return side == running ? thinkingMillis : 0;
  }

  private @Nullable OutcomeView outcome() {
    Event.Ended end = state.ending();
    return end == null ? null : EndingSentences.outcome(end, tableGame, views);
  }

  TableStatus status(Instant changed) {
    PlyView last = tableGame.lastPly();
    return new TableStatus(changed, state.stage(), state.turn(), state.plies(),
        tableGame.view().placement(), last == null ? null : last.san(), outcome(), deadline(),
        Arrays.stream(Color.values()).filter(side -> !state.hasMoved(side)).toList());
  }

  private @Nullable Instant deadline() {
    PlayerClock clock = tableGame.clock();
    return clock == null || !clock.isCorrespondence() ? null
        : new Arbiter(state, tableGame, 0).budget().map(state.turnStart().date()::plus).orElse(null);
  }

  /** A table as an entry of a guest's list of tables. */
  static TableSummary summary(TableEntry tableEntry, Edition edition, Color you, Audience audience,
      GuestNames names) {
    Founding founding = tableEntry.founding();
    TableStatus status = tableEntry.status();
    Instant deadline = status.stage() == Stage.playing ? status.deadline() : null;
    return new TableSummary(founding.id(), edition.summary().id(), edition.key(), edition.summary().name(),
        founding.created().toString(), status.changed().toString(), you,
        seat(founding.seats().occupant(Color.white), audience, names),
        seat(founding.seats().occupant(Color.black), audience, names),
        status.stage(),
        status.stage() == Stage.playing && status.turn() == you, status.plies(), status.placement(),
        status.last(), status.outcome(), founding.time(), deadline == null ? null : deadline.toString());
  }
}
