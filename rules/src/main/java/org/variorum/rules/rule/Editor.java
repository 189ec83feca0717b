package org.variorum.rules.rule;

import org.variorum.rules.position.Cause;
import org.variorum.rules.state.PieceTracker;

/** To whom a rule says what a move changes, and why: a position that is played on, or somebody who tells of it. */
public interface Editor {

  /** A piece leaves the board. */
  void remove(int square, Cause cause);

  /** An enemy's or own piece is captured: it leaves the board and comes into the hand of the side to move, where there are hands. */
  void capture(int square);

  /** A piece is captured by what a move does besides: it leaves the game. */
  void take(int square, Cause cause);

  /** A piece goes to a square that is empty. */
  void shift(int from, int to, Cause cause);

  /** Two pieces go at once, so that each may go to the square of the other. */
  void shiftBoth(int from, int to, Cause cause, int otherFrom, int otherTo, Cause otherCause);

  /** A piece of a code comes to an empty square, from no other and from no hand. */
  void put(int piece, int square, Cause cause);

  /** A piece becomes that of a code. */
  void change(int square, int piece, Cause cause);

  /** Whether nobody stands on a square and a piece may come there. */
  boolean isFree(int square);

  /**
   * A piece of the side to move that has just been captured comes back to a free square, as one that has never moved: not to the hand into
   * which it has come.
   *
   * @param on where it was captured
   */
  void restore(int piece, int on, int square, Cause cause);

  /** A piece on the board comes back to a free square, or to where it stands, as one that has never moved. */
  void bringBack(int from, int to, Cause cause);

  /** A piece comes from the hand of its side to an empty square. */
  void drop(int piece, int square);

  /** Something concerns the piece on a square that leaves it as it is, and is told of. */
  void tell(int square, Cause cause);

  /** What has become of the pieces by the move so far, where a rule of the game asks for that. */
  PieceTracker track();
}
