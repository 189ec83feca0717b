package org.variorum.rules.make;

import org.variorum.rules.compile.GameTables;
import org.variorum.rules.compile.HandTables;
import org.variorum.rules.position.Cause;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.Consequence;
import org.variorum.rules.rule.Editor;
import org.variorum.rules.rule.Gates;
import org.variorum.rules.rule.Property;
import org.variorum.rules.state.PieceTracker;
import org.variorum.rules.state.State;

/** Editor that applies each change to a position immediately. */
final class BoardEditor implements Editor {

  private final HandTables hands;
  private final State state;
  private final Consequence.Renewal[] renewals;
  /** Gates that close squares to all pieces, including pieces that come back or are put on a square. */
  private final Gates gates;
  private final PieceTracker tracker;

  BoardEditor(GameTables tables, State state) {
    hands = tables.hands;
    renewals = tables.renewals;
    gates = new Gates(tables.gatesForAll, state);
    tracker = new PieceTracker(tables.has(Property.CARRIES));
    this.state = state;
  }

  @Override
  public void remove(int square, Cause cause) {
    tracker.leaves(square);
    state.put(square, PieceCode.EMPTY);
  }

  @Override
  public void capture(int square) {
    int held = hands.held(state.board[square], state.turn);
    if (held != PieceCode.EMPTY) {
      state.changeHand(held, 1);
      tracker.held(square);
    } else {
      tracker.taken(square, state.board[square]);
    }
    state.put(square, PieceCode.EMPTY);
  }

  @Override
  public void take(int square, Cause cause) {
    tracker.taken(square, state.board[square]);
    state.put(square, PieceCode.EMPTY);
  }

  @Override
  public void shift(int from, int to, Cause cause) {
    int piece = state.board[from];
    tracker.moves(from, to);
    state.put(from, PieceCode.EMPTY);
    state.put(to, piece);
  }

  @Override
  public void shiftBoth(int from, int to, Cause cause, int otherFrom, int otherTo, Cause otherCause) {
    int piece = state.board[from];
    int other = state.board[otherFrom];
    tracker.bothMove(from, to, otherFrom, otherTo);
    state.put(from, PieceCode.EMPTY);
    state.put(otherFrom, PieceCode.EMPTY);
    state.put(to, piece);
    state.put(otherTo, other);
  }

  @Override
  public void put(int piece, int square, Cause cause) {
    state.put(square, piece);
  }

  @Override
  public void change(int square, int piece, Cause cause) {
    state.put(square, piece);
  }

  @Override
  public boolean isFree(int square) {
    if (state.board[square] != PieceCode.EMPTY) {
      return false;
    }
    gates.prepare(state.turn);
    return !gates.isShut(square);
  }

  @Override
  public void restore(int piece, int on, int square, Cause cause) {
    tracker.comesBack(on);
    int held = hands.held(piece, state.turn ^ 1);
    if (held != PieceCode.EMPTY) {
      state.changeHand(held, -1);
    }
    state.put(square, piece);
    renew(square);
  }

  @Override
  public void bringBack(int from, int to, Cause cause) {
    if (from != to) {
      shift(from, to, cause);
    }
    renew(to);
  }

  private void renew(int square) {
    for (Consequence.Renewal renewal : renewals) {
      renewal.renew(state, square);
    }
  }

  @Override
  public void drop(int piece, int square) {
    int released = hands.released(piece);
    if (hands.isUsedUp(released)) {
      state.changeHand(released, -1);
    }
    state.put(square, piece);
  }

  @Override
  public void tell(int square, Cause cause) {}

  @Override
  public PieceTracker track() {
    return tracker;
  }
}
