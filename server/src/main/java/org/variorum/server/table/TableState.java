package org.variorum.server.table;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.variorum.server.api.Color;
import org.variorum.server.api.table.TableView.Offer;
import org.variorum.server.api.table.TableView.Stage;
import org.variorum.server.api.table.TimeControl;
import org.variorum.server.store.Event;
import org.variorum.server.store.Founding;
import org.variorum.server.store.Occupant;
import org.variorum.server.store.Seats;
import org.variorum.server.store.StoredEvent;

/**
 * The state of a table, computed only from its founding and its stored events. Immutable. It knows no rules: whether a
 * move is legal was decided before the move became an event.
 *
 * @param opening the number of moves that were made before the founding; these cannot be taken back
 * @param first the side to move at the start of the game, before the opening moves
 * @param seats the occupant of each side
 * @param sequence the number of the last stored event
 * @param moves the moves that were not taken back, opening moves first
 * @param offer the open offer; null if there is none
 * @param declined the offers that were declined since the last move; they may not be repeated before the next move
 * @param ended the end of the game; null before it
 * @param rematch the id of the next game's table; null before both sides want a rematch
 * @param began the event that began the current turn
 */
record TableState(int opening, Color first, Seats seats, @Nullable TimeControl time,
    long sequence, MoveHistory moves, @Nullable Offer offer, Set<Wish> declined, Event.@Nullable Ended ended,
    @Nullable String rematch, Beginning began) {

  TableState {
    declined = Set.copyOf(declined);
  }

  /**
   * The event that began a turn: the founding, a guest that sat down, a move, a takeback, or {@link Event.Began}.
   *
   * @param sequence the number of the stored event; 0 for the founding
   * @param date the time of the event
   */
  record Beginning(long sequence, Instant date) {}

  /** An offer of a side, without its number. */
  record Wish(Offer.Kind kind, Color by) {}

  /** Returns the state of a new table. */
  static TableState of(Founding founding, Color first) {
    return new TableState(founding.opening().size(), first, founding.seats(), founding.time(),
        0,
        MoveHistory.of(opening(founding, first)), null, Set.of(), null, null,
        new Beginning(0, founding.created()));
  }

  private static List<PlayedMove> opening(Founding founding, Color first) {
    List<String> sans = founding.openingSan();
    List<Color> turns = founding.openingTurns();
    List<PlayedMove> opening = new ArrayList<>();
    Color side = first;
    for (int ply = 0; ply < founding.opening().size(); ply++) {
      Color next = turns.isEmpty() ? opposite(side) : turns.get(ply);
      opening.add(
          new PlayedMove(founding.opening().get(ply), side, next, null,
              sans.isEmpty() ? null : sans.get(ply)));
      side = next;
    }
    return opening;
  }

  /** Returns the state after one more event. */
  TableState after(StoredEvent storedEvent) {
    long next = storedEvent.sequence();
    Beginning now = new Beginning(next, storedEvent.at());
    return switch (storedEvent.event()) {
      case Event.Sat sat -> seated(sat).with(next, now, moves, null, Set.of());
      case Event.Moved moved -> moved(next, now, made(moved));
      case Event.TookBack back -> with(next, now, moves.first(back.ply()), null, Set.of());
      case Event.Began _ -> with(next, now, moves, offer, declined);
      case Event.Offered offered ->
          with(next, began, moves, new Offer(offered.kind(), offered.by(), next), declined);
      case Event.Declined event -> with(next, began, moves, null, declinedAfter(event));
      case Event.Ended end -> with(next, began, moves, null, Set.of()).ended(end);
      case Event.Rematched rematched -> with(next, began, moves, null, declined).followedBy(rematched);
    };
  }

  private PlayedMove made(Event.Moved moved) {
    Color side = turn();
    return new PlayedMove(moved.move(), side, moved.next() == null ? opposite(side) : moved.next(),
        moved.clock(),
        moved.san());
  }

  /** A move that does not pass the turn does not begin a new turn. */
  private TableState moved(long next, Beginning now, PlayedMove made) {
    return with(next, made.passesTurn() ? now : began, moves.with(made), offerAfterMove(), Set.of());
  }

  TableState after(List<StoredEvent> storedEvents) {
    TableState state = this;
    for (StoredEvent storedEvent : storedEvents) {
      state = state.after(storedEvent);
    }
    return state;
  }

  private TableState with(long next, Beginning turnBegan, MoveHistory newMoves, @Nullable Offer open,
      Set<Wish> newDeclined) {
    return new TableState(opening, first, seats, time, next, newMoves, open, newDeclined, ended, rematch,
        turnBegan);
  }

  private TableState seated(Event.Sat sat) {
    return new TableState(opening, first, seats.with(sat.side(), Occupant.guest(sat.guest())), time, sequence,
        moves, offer, declined, ended, rematch,
        began);
  }

  private TableState ended(Event.Ended end) {
    return new TableState(opening, first, seats, time, sequence, moves, offer, declined, end, rematch,
        began);
  }

  private TableState followedBy(Event.Rematched rematched) {
    return new TableState(opening, first, seats, time, sequence, moves, offer, declined, ended,
        rematched.table(), began);
  }

  /** A move declines the other side's offer; the mover's own draw offer stays open. */
  private @Nullable Offer offerAfterMove() {
    return offer != null && offer.kind() == Offer.Kind.draw && offer.by() == turn() ? offer : null;
  }

  private Set<Wish> declinedAfter(Event.Declined event) {
    if (offer == null || offer.by() == event.by()) {
      return declined;
    }
    Set<Wish> extended = new HashSet<>(declined);
    extended.add(new Wish(offer.kind(), offer.by()));
    return extended;
  }

  Stage stage() {
    if (ended != null) {
      return Stage.ended;
    }
    return seats.open().isPresent() ? Stage.waiting : Stage.playing;
  }

  /** Whether a game with clocks is in progress, so that it can end by time even if no page watches. */
  boolean isTicking() {
    return time != null && stage() == Stage.playing;
  }

  int plies() {
    return moves.size();
  }

  /** The side that made, or is to make, the move with index {@code ply}. */
  Color sideAt(int ply) {
    return ply < plies() ? moves.get(ply).side() : ply == 0 ? first : moves.last().next();
  }

  /** The side to move. */
  Color turn() {
    return sideAt(plies());
  }

  Occupant occupant(Color side) {
    return seats.at(side);
  }

  /** The side on which a guest sits; null for spectators. */
  @Nullable
  Color sideOf(String guest) {
    return seats.sideOf(guest).orElse(null);
  }

  /** Whether a side has made a move at this table. */
  boolean hasMoved(Color side) {
    return lastPlyOf(side) >= 0;
  }

  /** The index of a side's last move at this table; -1 if the side has made no move here. */
  int lastPlyOf(Color side) {
    int ply = plies() - 1;
    while (ply >= opening && moves.get(ply).side() != side) {
      ply--;
    }
    return ply >= opening ? ply : -1;
  }

  /** The main time left to a side after its last turn, or at the start of the game, in milliseconds. */
  long left(Color side, PlayerClock clock) {
    for (int ply = plies() - 1; ply >= opening; ply--) {
      PlayedMove made = moves.get(ply);
      Long left = made.left();
      if (left != null && made.side() == side && made.passesTurn()) {
        return left;
      }
    }
    return clock.initial();
  }

  /** Whether the clock of the side to move runs: it does after both sides have made their first move. */
  boolean isClockRunning() {
    return isTicking() && seats.bySide().keySet().stream().allMatch(this::hasMoved);
  }

  static Color opposite(Color side) {
    return side == Color.white ? Color.black : Color.white;
  }
}
