package org.variorum.server.table;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.variorum.server.api.table.TableView.Offer;
import org.variorum.server.api.table.TableView.Stage;
import org.variorum.server.api.table.TimeControl;
import org.variorum.server.store.Event;
import org.variorum.server.store.Founding;
import org.variorum.server.store.Occupant;
import org.variorum.server.store.Seats;
import org.variorum.server.store.StoredEvent;
import org.variorum.view.answer.Color;

/**
 * The state of a table, computed only from its founding and its stored events. Immutable. It knows no rules: whether a
 * move is legal was decided before the move became an event.
 *
 * @param openingPlies the number of moves that were made before the founding; these cannot be taken back
 * @param firstSide the side to move at the start of the game, before the opening moves
 * @param seats the occupant of each side
 * @param sequence the number of the last stored event
 * @param moves the moves that were not taken back, opening moves first
 * @param offer the open offer; null if there is none
 * @param declined the offers that were declined since the last move; a side may repeat them only after the next move
 * @param ending the end of the game; null while the game is not over
 * @param rematch the id of the next game's table; null until both sides want a rematch
 * @param turnStart the event that began the current turn
 */
record TableState(int openingPlies, Color firstSide, Seats seats, @Nullable TimeControl time,
    long sequence, MoveHistory moves, @Nullable Offer offer, Set<DeclinedOffer> declined,
    Event.@Nullable Ended ending,
    @Nullable String rematch, TurnStart turnStart) {

  TableState {
    declined = Set.copyOf(declined);
  }

  /**
   * The event that began a turn: the founding, a guest that sat down, a move, a takeback, or {@link Event.Began}.
   *
   * @param sequence the number of the stored event; 0 for the founding
   * @param date the time of the event
   */
  record TurnStart(long sequence, Instant date) {}

  /** An offer that was declined, and the side that made it. */
  record DeclinedOffer(Offer.Kind kind, Color by) {}

  /** Returns the state of a new table. */
  static TableState of(Founding founding, Color firstSide) {
    return new TableState(founding.opening().size(), firstSide, founding.seats(), founding.time(),
        0,
        MoveHistory.of(openingMoves(founding, firstSide)), null, Set.of(), null, null,
        new TurnStart(0, founding.created()));
  }

  private static List<PlayedMove> openingMoves(Founding founding, Color firstSide) {
    List<String> sans = founding.openingSan();
    List<Color> turns = founding.openingTurns();
    List<PlayedMove> openingMoves = new ArrayList<>();
    Color side = firstSide;
    for (int ply = 0; ply < founding.opening().size(); ply++) {
      Color next = turns.isEmpty() ? opposite(side) : turns.get(ply);
      openingMoves.add(
          new PlayedMove(founding.opening().get(ply), side, next, null,
              sans.isEmpty() ? null : sans.get(ply)));
      side = next;
    }
    return openingMoves;
  }

  /** Returns the state after one more event. */
  TableState after(StoredEvent storedEvent) {
    long next = storedEvent.sequence();
    TurnStart now = new TurnStart(next, storedEvent.time());
    return switch (storedEvent.event()) {
      case Event.Sat sat -> withGuest(sat).afterEvent(next, now, moves, null, Set.of());
      case Event.Moved moved -> afterMove(next, now, playedMove(moved));
      case Event.TookBack back -> afterEvent(next, now, moves.prefix(back.ply()), null, Set.of());
      case Event.Began _ -> afterEvent(next, now, moves, offer, declined);
      case Event.Offered offered ->
          afterEvent(next, turnStart, moves, new Offer(offered.kind(), offered.by(), next), declined);
      case Event.Declined event -> afterEvent(next, turnStart, moves, null, declinedAfter(event));
      case Event.Ended end -> afterEvent(next, turnStart, moves, null, Set.of()).withEnding(end);
      case Event.Rematched rematched ->
          afterEvent(next, turnStart, moves, null, declined).withRematch(rematched);
    };
  }

  private PlayedMove playedMove(Event.Moved moved) {
    Color side = turn();
    return new PlayedMove(moved.move(), side, moved.next() == null ? opposite(side) : moved.next(),
        moved.clock(),
        moved.san());
  }

  /** Begins a new turn only if the move passes the turn to the other side. */
  private TableState afterMove(long next, TurnStart now, PlayedMove move) {
    return afterEvent(next, move.passesTurn() ? now : turnStart, moves.with(move), offerAfterMove(),
        Set.of());
  }

  TableState after(List<StoredEvent> storedEvents) {
    TableState state = this;
    for (StoredEvent storedEvent : storedEvents) {
      state = state.after(storedEvent);
    }
    return state;
  }

  private TableState afterEvent(long next, TurnStart turnBegan, MoveHistory newMoves, @Nullable Offer open,
      Set<DeclinedOffer> newDeclined) {
    return new TableState(openingPlies, firstSide, seats, time, next, newMoves, open, newDeclined, ending,
        rematch,
        turnBegan);
  }

  private TableState withGuest(Event.Sat sat) {
    return new TableState(openingPlies, firstSide,
        seats.withOccupant(sat.side(), Occupant.guest(sat.guest())), time, sequence, moves, offer, declined,
        ending, rematch, turnStart);
  }

  private TableState withEnding(Event.Ended end) {
    return new TableState(openingPlies, firstSide, seats, time, sequence, moves, offer, declined, end,
        rematch,
        turnStart);
  }

  private TableState withRematch(Event.Rematched rematched) {
    return new TableState(openingPlies, firstSide, seats, time, sequence, moves, offer, declined, ending,
        rematched.table(), turnStart);
  }

  /** A move closes the open offer, except a draw offer of the mover. */
  private @Nullable Offer offerAfterMove() {
    return offer != null && offer.kind() == Offer.Kind.draw && offer.by() == turn() ? offer : null;
  }

  private Set<DeclinedOffer> declinedAfter(Event.Declined event) {
    if (offer == null || offer.by() == event.by()) {
      return declined;
    }
    Set<DeclinedOffer> extended = new HashSet<>(declined);
    extended.add(new DeclinedOffer(offer.kind(), offer.by()));
    return extended;
  }

  Stage stage() {
    if (ending != null) {
      return Stage.ended;
    }
    return seats.openSide().isPresent() ? Stage.waiting : Stage.playing;
  }

  /**
   * Whether a game with clocks is in progress, so that it can end by time even if no page watches. A correspondence game
   * does not tick: its deadline is stored, so no server must keep it in memory.
   */
  boolean isTicking() {
    return time != null && time.days() == null && stage() == Stage.playing;
  }

  int plies() {
    return moves.size();
  }

  /** The side that made, or is to make, the move with index {@code ply}. */
  Color sideAt(int ply) {
    return ply < plies() ? moves.get(ply).side() : ply == 0 ? firstSide : moves.last().next();
  }

  /** The side to move. */
  Color turn() {
    return sideAt(plies());
  }

  Occupant occupant(Color side) {
    return seats.occupant(side);
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
    while (ply >= openingPlies && moves.get(ply).side() != side) {
      ply--;
    }
    return ply >= openingPlies ? ply : -1;
  }

  /** The main time left to a side after its last turn, or at the start of the game, in milliseconds. */
  long mainTimeLeft(Color side, PlayerClock clock) {
    for (int ply = plies() - 1; ply >= openingPlies; ply--) {
      PlayedMove move = moves.get(ply);
      Long left = move.mainTimeLeft();
      if (left != null && move.side() == side && move.passesTurn()) {
        return left;
      }
    }
    return clock.initial();
  }

  /** Whether the clock of the side to move runs: it does after both sides have made their first move. */
  boolean isClockRunning() {
    return time != null && stage() == Stage.playing
        && seats.bySide().keySet().stream().allMatch(this::hasMoved);
  }

  static Color opposite(Color side) {
    return side == Color.white ? Color.black : Color.white;
  }
}
