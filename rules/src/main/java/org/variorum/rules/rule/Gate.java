package org.variorum.rules.rule;

import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.state.State;

/** A limit on where pieces may go now. It is lowered to sets before pieces are walked: no walk asks it anything. */
public interface Gate {

  /** What a gate may limit. */
  enum Use {
    /** Moves without capturing. */
    MOVE,
    /** Captures that are made. */
    CAPTURE,
    /** Captures that are threatened, so that a royal piece is attacked. */
    THREAT,
    /** Movement that is lent. */
    LEND
  }

  /** A gate that stops single threats as the board stands, and lowers nothing. */
  interface OfThreats extends Gate {

    @Override
    default boolean limits(Use use) {
      return use == Use.THREAT;
    }

    @Override
    default boolean followsBoard() {
      return true;
    }

    @Override
    default void lower(State state, int side, GateLimits limits) {}

    @Override
    boolean stops(State state, int from, int to);
  }

  /** Whether it limits something. */
  boolean limits(Use use);

  /** Whether what it limits depends on where other pieces stand, so that any move may change it. */
  default boolean followsBoard() {
    return false;
  }

  /**
   * Whether it does nothing but keep whole kinds from moving without capturing, so that a game can be plain. What declares
   * nothing is slow and right.
   */
  default boolean isByKind() {
    return false;
  }

  /**
   * Whether the cells that it closes are closed to all pieces, however they come there: to those that are dropped or castle, too. It then
   * limits all uses, kinds and cells passed.
   */
  default boolean isForAll() {
    return false;
  }

  /** Tells what the pieces of a side may do, on the board as it stands. */
  void lower(State state, int side, GateLimits limits);

  /**
   * Whether it keeps the piece on a square from capturing on another, as the board stands, beyond what it has lowered. It is asked of
   * threats alone; captures that are made somebody forbids in words.
   */
  default boolean stops(State state, int from, int to) {
    return false;
  }

  /**
   * Why it stops a piece.
   *
   * @param from where the piece stands
   * @param cell where it is stopped: the same if it may not move, or not move without capturing
   */
  Illegal why(State state, int from, int cell);
}
