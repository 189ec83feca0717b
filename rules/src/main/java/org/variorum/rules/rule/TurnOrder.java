package org.variorum.rules.rule;

import org.variorum.rules.state.State;

/** Who moves next, and with which part of a turn, where sides do not simply alternate or may pass. Belongs to a game. */
public interface TurnOrder {

  /** Where a turn ends: the other side begins one. */
  int ENDS = 0;

  /** Whether the sides move one after the other, a move each, be it a pass. */
  boolean alternates();

  /**
   * With which part the side that has just moved goes on, 0 being the first; {@link #ENDS} if it is the other side's turn.
   *
   * @param state the position after the move, as if the turn had ended
   * @param move the move's code
   * @param part which part of the turn it was
   * @param threats who attacks what there
   */
  int next(State state, long move, int part, Threats threats);

  /** Whether the part to be played is passed over by itself if there is no legal move of it. */
  boolean mayBeSkipped(State state);

  /**
   * With which part the side goes on whose part has been passed over by itself; {@link #ENDS} if it is the other side's turn.
   *
   * @param state the position as if the turn had ended
   * @param part which part of the turn it was
   */
  int skip(State state, int part);

  /** Whether a side's turn goes on after a move that gives check. */
  boolean outlastsCheck(int side);

  /** Forgets what is remembered within a turn, where the turn has been given away without a move. */
  default void giveAway(State state) {}

  /**
   * Why the side to move may not pass, which it may not.
   *
   * @param check whether it is in check
   */
  String whyNoPass(State state, boolean check);
}
