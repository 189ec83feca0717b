package org.variorum.server.table;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.variorum.server.api.ChoicesView;
import org.variorum.server.api.Color;
import org.variorum.server.api.OutcomeView;
import org.variorum.server.api.PlyView;
import org.variorum.server.api.RefusedException;
import org.variorum.server.api.table.Seat;
import org.variorum.server.api.table.TableSummary;
import org.variorum.server.api.table.TableView;
import org.variorum.server.api.table.TableView.Clocks;
import org.variorum.server.api.table.TableView.Stage;
import org.variorum.server.catalog.Edition;
import org.variorum.server.guest.Visitor;
import org.variorum.server.store.Digest;
import org.variorum.server.store.Event;
import org.variorum.server.store.Founding;
import org.variorum.server.store.Listed;
import org.variorum.server.store.Occupant;
import org.variorum.server.view.Views;

/**
 * A table as guests see it.
 *
 * @param spent how long the side to move has been thinking, in milliseconds
 */
record TableSnapshot(Founding founding, TableState state, TableGame tableGame, long spent, Audience audience,
    TableView.@Nullable Thinking thinking, Views views) {

  /**
   * Returns the view of a guest.
   *
   * @param from the number of first moves that the guest's page already has
   */
  TableView to(String guest, int from) {
    Color you = state.sideOf(guest);
    boolean playing = state.stage() == Stage.playing;
    return new TableView(founding.id(), tableGame.edition().summary(), tableGame.edition().options(),
        state.sequence(),
        founding.created().toString(), you, seat(state.occupant(Color.white)),
        seat(state.occupant(Color.black)), state.time(),
        state.stage(),
        tableGame.start().fen(), tableGame.startNumber(), from, tableGame.plies(from),
        tableGame.view(), playing && state.turn() == you ? tableGame.firsts() : List.of(), clocks(),
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
    return state.turn() == you ? views.choices(tableGame.position(), first)
        : views.premoves(tableGame.position(), first);
  }

  private Seat seat(Occupant occupant) {
    return seat(occupant, audience);
  }

  private static Seat seat(Occupant occupant, Audience audience) {
    return seat(occupant, audience.has(occupant.guest()));
  }

  static Seat seat(Occupant occupant, boolean online) {
    String guest = occupant.guest();
    if (guest != null) {
      return new Seat(Seat.Kind.guest, Visitor.name(guest), null, online);
    }
    return occupant.isComputer() ? new Seat(Seat.Kind.computer, "Computer", occupant.level(), true)
        : new Seat(Seat.Kind.open, "", null, false);
  }

  private @Nullable Clocks clocks() {
    PlayerClock clock = tableGame.clock();
    if (clock == null) {
      return null;
    }
    Color running = state.isClockRunning() ? state.turn() : null;
    return new Clocks(shown(clock, Color.white, running), shown(clock, Color.black, running),
        running,
        clock.inByoyomi(state.left(Color.white, clock), spent(Color.white, running)),
        clock.inByoyomi(state.left(Color.black, clock), spent(Color.black, running)));
  }

  private long shown(PlayerClock clock, Color side, @Nullable Color running) {
    return hasLostOnTime(side) ? 0 : clock.shown(state.left(side, clock), spent(side, running));
  }

  private boolean hasLostOnTime(Color side) {
    Event.Ended end = state.ended();
    return end != null && end.reason().equals(EndingSentences.TIME) && side == state.turn();
  }

  private long spent(Color side, @Nullable Color running) {
    return side == running ? spent : 0;
  }

  private @Nullable OutcomeView outcome() {
    Event.Ended end = state.ended();
    return end == null ? null : EndingSentences.view(end, tableGame, views);
  }

  Digest digest(Instant changed) {
    PlyView last = tableGame.last();
    return new Digest(changed, state.stage(), state.turn(), state.plies(),
        tableGame.view().placement(), last == null ? null : last.san(), outcome());
  }

  /** A table as an entry of a guest's list of tables. */
  static TableSummary summary(Listed listed, Edition edition, Color you, Audience audience) {
    Founding founding = listed.founding();
    Digest digest = listed.digest();
    return new TableSummary(founding.id(), edition.summary().id(), edition.key(), edition.summary().name(),
        founding.created().toString(), digest.changed().toString(), you,
        seat(founding.seats().at(Color.white), audience), seat(founding.seats().at(Color.black), audience),
        digest.stage(),
        digest.stage() == Stage.playing && digest.turn() == you, digest.plies(), digest.placement(),
        digest.last(), digest.outcome());
  }
}
