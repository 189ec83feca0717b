package org.variorum.server.table;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.game.Position;
import org.variorum.rules.notation.San;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Outcome;
import org.variorum.server.api.RefusedException;
import org.variorum.server.api.table.ClientMessage.Action;
import org.variorum.server.api.table.TableView.Offer;
import org.variorum.server.api.table.TableView.Stage;
import org.variorum.server.store.Event;
import org.variorum.server.store.Occupant;
import org.variorum.view.answer.Color;
import org.variorum.view.position.MoveEntry;
import org.variorum.view.position.Views;
import org.variorum.view.query.QueryLimits;

/**
 * The judge of requests at a table; it changes nothing. It returns the events that follow from a request, or refuses
 * the request. There are no events if the request has already been carried out.
 *
 * @param thinkingMillis how long the side to move has been thinking, in milliseconds
 */
record Arbiter(TableState state, TableGame tableGame, long thinkingMillis) {

  /** A computer accepts no draw before this ply: at the start of a game the scores are always even. */
  static final int MIN_DRAW_PLY = 20;

  /**
   * Decides on a move of a guest. If that move has already been made at that ply, returns no events.
   *
   * @param ply the number of moves before this move
   * @param text the move as in COM-3 or in SAN
   */
  List<Event> play(String guest, int ply, String text) {
    Color side = sideOf(guest);
    if (isAlreadyMade(side, ply, text)) {
      return List.of();
    }
    requirePlaying();
    requirePly(ply);
    Color turn = Views.color(tableGame.position().turn());
    if (side != turn) {
      throw refused("not-your-turn",
          "It is " + tableGame.position().game().sides().of(tableGame.position().turn()) + "'s turn.");
    }
    return moveEvents(MoveEntry.read(tableGame.position(), text));
  }

  private boolean isAlreadyMade(Color side, int ply, String text) {
    if (ply < state.openingPlies() || ply >= state.plies() || state.sideAt(ply) != side) {
      return false;
    }
    String made = state.moves().get(ply).text();
    return made.equals(text)
        || San.find(tableGame.position(ply), text).filter(move -> move.text().equals(made)).isPresent();
  }

  /** Decides on a move of the computer, found after {@code ply} moves. Returns no events if the game has changed. */
  List<Event> computerMove(int ply, Move move) {
    return state.stage() == Stage.playing && state.plies() == ply ? moveEvents(move) : List.of();
  }

  private List<Event> moveEvents(Move move) {
    Position after = tableGame.position().play(move);
    List<Event> events = new ArrayList<>();
    Color next = Views.color(after.turn());
    boolean passesTurn = next != state.turn();
    events.add(new Event.Moved(move.text(), mainTimeAfter(passesTurn), tableGame.san(move),
        passesTurn ? null : next));
    Optional<Outcome> outcome = after.outcome();
    if (outcome.isPresent()) {
      events.add(new Event.Ended(outcome.get().winner().map(Views::color).orElse(null),
          outcome.get().reason().word()));
    } else if (state.plies() + 1 >= QueryLimits.MOVES) {
      events.add(new Event.Ended(null, EndingSentences.LENGTH));
    }
    return events;
  }

  /** The mover's main time after the move, with the increment if the move passes the turn; null without clocks. */
  private @Nullable Long mainTimeAfter(boolean passesTurn) {
    PlayerClock clock = tableGame.clock();
    if (clock == null) {
      return null;
    }
    long mainTime = state.mainTimeLeft(state.turn(), clock);
    if (!state.isClockRunning()) {
      return mainTime;
    }
    return passesTurn ? clock.mainTimeAfter(mainTime, thinkingMillis)
        : Math.max(0, mainTime - thinkingMillis);
  }

  /** The time after which to call {@link #timeoutEvents}; empty if there is no time limit now. */
  Optional<Duration> remainingTime() {
    return budget().map(budget -> budget.minusMillis(thinkingMillis).plusMillis(1));
  }

  /**
   * The longest duration of the current turn; empty if there is no time limit. While a correspondence game waits for
   * its second player, this is the time for that player to come.
   */
  Optional<Duration> budget() {
    PlayerClock clock = tableGame.clock();
    if (clock == null || state.stage() == Stage.ended) {
      return Optional.empty();
    }
    if (state.stage() == Stage.waiting) {
      return clock.isCorrespondence() ? Optional.of(PlayerClock.WAITING_LIMIT) : Optional.empty();
    }
    return Optional.of(state.isClockRunning()
        ? Duration.ofMillis(clock.budget(state.mainTimeLeft(state.turn(), clock))) : clock.firstMoveLimit());
  }

  /**
   * Returns the end of the game if the side to move has no time left, otherwise no events. If its clock runs, it loses,
   * unless the opponent cannot win. If clocks do not run yet, the game is called off.
   */
  List<Event> timeoutEvents() {
    if (remainingTime().filter(time -> !time.isPositive()).isEmpty()) {
      return List.of();
    }
    return List.of(state.isClockRunning()
        ? new Event.Ended(
            tableGame.position().winnerOnTime(Views.side(state.turn())).map(Views::color).orElse(null),
            EndingSentences.TIME)
        : new Event.Ended(null, EndingSentences.ABORTED));
  }

  /**
   * Decides on an action of a guest that is not a move.
   *
   * @param ply the number of moves when the guest decided
   * @param offer the number of the offer that the guest answers or withdraws; missing for all other actions
   * @param nextTable creates the id of the next game's table
   */
  List<Event> act(String guest, int ply, Action action, @Nullable Long offer, Supplier<String> nextTable) {
    return switch (action) {
      case sit -> sit(guest);
      case resign -> resign(sideOf(guest));
      case abort -> abort(sideOf(guest));
      case draw -> draw(sideOf(guest), ply, offer);
      case takeback -> takeBack(sideOf(guest), ply, offer);
      case rematch -> rematch(sideOf(guest), offer, nextTable);
      case decline -> decline(sideOf(guest), ply, offer);
    };
  }

  private List<Event> sit(String guest) {
    Color side = state.sideOf(guest);
    if (state.stage() == Stage.waiting && side != null) {
      throw refused("yours", "You have the other side already: send another player the link.");
    }
    if (side != null) {
      return List.of();
    }
    if (state.stage() == Stage.ended) {
      throw gameOver();
    }
    Optional<Color> open = state.seats().openSide();
    if (open.isEmpty()) {
      throw refused("taken", "Both sides are taken: you can watch.");
    }
    return List.of(new Event.Sat(open.get(), guest));
  }

  private List<Event> resign(Color side) {
    Event.Ended end = new Event.Ended(TableState.opposite(side), EndingSentences.RESIGNED);
    if (end.equals(state.ending())) {
      return List.of();
    }
    requirePlaying();
    return List.of(end);
  }

  private List<Event> abort(Color side) {
    Event.Ended end = new Event.Ended(null, EndingSentences.ABORTED);
    if (end.equals(state.ending())) {
      return List.of();
    }
    if (state.stage() == Stage.ended) {
      throw gameOver();
    }
    if (state.hasMoved(side)) {
      throw refused("begun", "You have made a move: the game can be resigned now, not called off.");
    }
    return List.of(end);
  }

  /** Accepts an open draw offer of the opponent, even if the player has not seen it; otherwise offers a draw. */
  private List<Event> draw(Color side, int ply, @Nullable Long answeredOffer) {
    requirePlaying();
    requirePly(ply);
    Color other = TableState.opposite(side);
    requireOpen(Offer.Kind.draw, other, answeredOffer);
    if (isOffered(Offer.Kind.draw, other)) {
      return List.of(new Event.Ended(null, EndingSentences.AGREED));
    }
    requireAnswered(other);
    if (state.occupant(other).isComputer() && state.plies() < MIN_DRAW_PLY) {
      throw refused("too-early", "The computer accepts no draw before both sides have made "
          + MIN_DRAW_PLY / 2 + " moves.");
    }
    return offerEvents(Offer.Kind.draw, side);
  }

  private List<Event> takeBack(Color side, int ply, @Nullable Long answeredOffer) {
    requirePlaying();
    requirePly(ply);
    Color other = TableState.opposite(side);
    requireOpen(Offer.Kind.takeback, other, answeredOffer);
    if (answeredOffer != null) {
      return List.of(new Event.TookBack(pliesBeforeLastMoveOf(other)));
    }
    requireAnswered(other);
    if (!state.hasMoved(side)) {
      throw refused("nothing-to-take-back", "You have made no move yet.");
    }
    if (state.occupant(other).isComputer()) {
      return List.of(new Event.TookBack(pliesBeforeLastMoveOf(side)));
    }
    return offerEvents(Offer.Kind.takeback, side);
  }

  /** Requires that an answered offer is still open. Without this check the answer would become a new offer. */
  private void requireOpen(Offer.Kind kind, Color by, @Nullable Long answeredOffer) {
    Offer open = state.offer();
    if (answeredOffer != null && (open == null || !open.equals(new Offer(kind, by, answeredOffer)))) {
      throw offerGone();
    }
  }

  private static RefusedException offerGone() {
    return refused("gone", "That offer is no longer open.");
  }

  /** Requires that the other side has no open offer: a new offer would replace it, perhaps unseen. */
  private void requireAnswered(Color other) {
    Offer open = state.offer();
    if (open != null && open.by() == other) {
      throw refused("answer-first", "Your opponent has made an offer: answer it first.");
    }
  }

  /** The number of moves before a side's last move. */
  private int pliesBeforeLastMoveOf(Color side) {
    return state.lastPlyOf(side);
  }

  private List<Event> rematch(Color side, @Nullable Long answeredOffer, Supplier<String> nextTable) {
    if (state.rematch() != null) {
      return List.of();
    }
    if (state.stage() != Stage.ended) {
      throw refused("not-over", "This game is not over yet.");
    }
    Color other = TableState.opposite(side);
    requireOpen(Offer.Kind.rematch, other, answeredOffer);
    Occupant opponent = state.occupant(other);
    if (opponent.isNone()) {
      throw refused("nobody", "No player sits on the other side.");
    }
    if (opponent.isComputer() || isOffered(Offer.Kind.rematch, other)) {
      return List.of(new Event.Rematched(nextTable.get()));
    }
    return offerEvents(Offer.Kind.rematch, side);
  }

  private List<Event> offerEvents(Offer.Kind kind, Color side) {
    if (isOffered(kind, side)) {
      return List.of();
    }
    if (kind != Offer.Kind.rematch && state.declined().contains(new TableState.DeclinedOffer(kind, side))) {
      throw refused("declined", "That offer was declined: ask again after the next move.");
    }
    return List.of(new Event.Offered(kind, side));
  }

  private boolean isOffered(Offer.Kind kind, Color by) {
    Offer open = state.offer();
    return open != null && open.kind() == kind && open.by() == by;
  }

  private List<Event> decline(Color side, int ply, @Nullable Long answeredOffer) {
    requirePly(ply);
    Offer open = state.offer();
    if (open == null) {
      throw refused("gone", "No offer is open any more.");
    }
    if (answeredOffer == null) {
      throw new RefusedException(400, "which-offer",
          "Give the number of the offer to decline or withdraw.");
    }
    if (open.number() != answeredOffer) {
      throw offerGone();
    }
    return List.of(new Event.Declined(side));
  }

  /** Decides on the answer to a draw offer by the computer, which plays the side {@code computer}. */
  List<Event> answerDrawOffer(Color computer, boolean accepts) {
    if (state.stage() != Stage.playing || !isOffered(Offer.Kind.draw, TableState.opposite(computer))) {
      return List.of();
    }
    return List.of(accepts ? new Event.Ended(null, EndingSentences.AGREED) : new Event.Declined(computer));
  }

  private Color sideOf(String guest) {
    Color side = state.sideOf(guest);
    if (side == null) {
      throw new RefusedException(403, "not-yours", "You do not play at this table.");
    }
    return side;
  }

  private void requirePlaying() {
    if (state.stage() == Stage.ended) {
      throw gameOver();
    }
    if (state.stage() == Stage.waiting) {
      throw refused("waiting", "The game begins when another player has taken the other side.");
    }
  }

  private void requirePly(int ply) {
    if (ply != state.plies()) {
      throw refused("late",
          "The game has gone on meanwhile: " + state.plies() + " moves have been made, not "
              + ply + ".");
    }
  }

  private static RefusedException gameOver() {
    return refused("over", "The game is over.");
  }

  private static RefusedException refused(String code, String words) {
    return new RefusedException(409, code, words);
  }
}
