package org.variorum.rules.rule.exchange;

import org.variorum.rules.rule.exchange.Exchange.Reply;
import org.variorum.rules.state.Slot;
import org.variorum.rules.state.SlotAllocator;
import org.variorum.rules.state.State;

/**
 * What a position remembers of an exchange for the reply to it.
 *
 * @param one where it is remembered that there was one or, where others may answer, one more than the lower of its squares
 * @param other one more than the other square
 */
record LastExchange(Reply reply, Slot one, Slot other) {

  /** One more than a square of the largest board. */
  private static final int SQUARE_BITS = 10;

  static LastExchange in(SlotAllocator memory, Reply reply) {
    return switch (reply) {
      case ANY -> new LastExchange(reply, Slot.NONE, Slot.NONE);
      case NONE -> new LastExchange(reply, memory.allocateFleeting(1), Slot.NONE);
      case OTHER_PIECES ->
          new LastExchange(reply, memory.allocateFleeting(SQUARE_BITS), memory.allocateFleeting(SQUARE_BITS));
    };
  }

  /** Remembers an exchange. */
  void note(State state, int square, int partner) {
    if (reply == Reply.OTHER_PIECES) {
      state.set(one, Math.min(square, partner) + 1);
      state.set(other, Math.max(square, partner) + 1);
    } else {
      state.set(one, 1);
    }
  }

  /** Remembers that there was none. */
  void forget(State state) {
    state.set(one, 0);
    if (reply == Reply.OTHER_PIECES) {
      state.set(other, 0);
    }
  }

  /** Whether the last move was an exchange, so far as that matters. */
  boolean has(State state) {
    return reply != Reply.ANY && state.get(one) != 0;
  }

  /** Whether no piece may exchange squares now. */
  boolean barsAll(State state) {
    return reply == Reply.NONE && state.get(one) != 0;
  }

  /** Whether the piece on a square may not exchange squares now. */
  boolean bars(State state, int square) {
    return reply == Reply.OTHER_PIECES && (state.get(one) == square + 1 || state.get(other) == square + 1);
  }
}
