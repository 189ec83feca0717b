package org.variorum.protocol.xboard;

import java.time.Duration;

/** A command line of the protocol, parsed. */
sealed interface XBoardCommand {

  /** Tell what you can do. */
  record Introduce() implements XBoardCommand {}

  /** A new game of the usual variant; the engine plays Black. */
  record New() implements XBoardCommand {}

  record Variant(String name) implements XBoardCommand {}

  record Quit() implements XBoardCommand {}

  /** Play neither side. */
  record Force() implements XBoardCommand {}

  /** Play the side that is to move, and move. */
  record Go() implements XBoardCommand {}

  /** Play the side that is not to move. */
  record PlayOther() implements XBoardCommand {}

  /** Stop analysing. */
  record Exit() implements XBoardCommand {}

  /**
   * The clocks.
   *
   * @param moves after how many moves the base is added again; 0 if never
   */
  record Level(int moves, Duration base, Duration increment) implements XBoardCommand {}

  /** So much for each move. */
  record MoveTime(Duration time) implements XBoardCommand {}

  record Depth(int depth) implements XBoardCommand {}

  /** What the engine's clock shows. */
  record Time(Duration left) implements XBoardCommand {}

  record Move(String text) implements XBoardCommand {}

  record MoveNow() implements XBoardCommand {}

  record Ping(String number) implements XBoardCommand {}

  /** The opponent offers a draw. */
  record DrawOffer() implements XBoardCommand {}

  /** The game is over. */
  record GameOver() implements XBoardCommand {}

  record SetBoard(String fen) implements XBoardCommand {}

  /** The old way to set up a position, in several lines. */
  record Edit() implements XBoardCommand {}

  record Hint() implements XBoardCommand {}

  record Book() implements XBoardCommand {}

  /** Take moves back. */
  record Undo(int moves) implements XBoardCommand {}

  /** Whether to think in the opponent's time. */
  record Ponder(boolean on) implements XBoardCommand {}

  /** Whether to show what is thought. */
  record Post(boolean on) implements XBoardCommand {}

  record Analyze() implements XBoardCommand {}

  /** How far has the analysis come? */
  record Status() implements XBoardCommand {}

  /** The opponent is a program, too. */
  record Computer() implements XBoardCommand {}

  /** Megabytes that may be used. */
  record Memory(int megabytes) implements XBoardCommand {}

  record Cores(int threads) implements XBoardCommand {}

  record SetOption(String name, String value) implements XBoardCommand {}

  /**
   * Leave a first move out, or take it in again.
   *
   * @param move the move, or {@code all}
   */
  record Exclude(String move, boolean out) implements XBoardCommand {}

  /** The user has taken up what stands there. */
  record Lift(String square) implements XBoardCommand {}

  /** The user has put it down. */
  record Put(String square) implements XBoardCommand {}

  /** Nothing, or what needs no answer. */
  record Nothing() implements XBoardCommand {}

  /** A line that cannot be obeyed. */
  record Wrong(String error, String line) implements XBoardCommand {}
}
