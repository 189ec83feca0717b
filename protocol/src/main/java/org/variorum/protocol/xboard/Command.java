package org.variorum.protocol.xboard;

import java.time.Duration;

/** A command line of the protocol, parsed. */
sealed interface Command {

  /** Tell what you can do. */
  record Introduce() implements Command {}

  /** A new game of the usual variant; the engine plays Black. */
  record New() implements Command {}

  record Variant(String name) implements Command {}

  record Quit() implements Command {}

  /** Play neither side. */
  record Force() implements Command {}

  /** Play the side that is to move, and move. */
  record Go() implements Command {}

  /** Play the side that is not to move. */
  record PlayOther() implements Command {}

  /** Stop analysing. */
  record Exit() implements Command {}

  /**
   * The clocks.
   *
   * @param moves after how many moves the base is added again; 0 if never
   */
  record Level(int moves, Duration base, Duration increment) implements Command {}

  /** So much for each move. */
  record MoveTime(Duration time) implements Command {}

  record Depth(int depth) implements Command {}

  /** What the engine's clock shows. */
  record Time(Duration left) implements Command {}

  record Move(String text) implements Command {}

  record MoveNow() implements Command {}

  record Ping(String number) implements Command {}

  /** The opponent offers a draw. */
  record DrawOffer() implements Command {}

  /** The game is over. */
  record GameOver() implements Command {}

  record SetBoard(String fen) implements Command {}

  /** The old way to set up a position, in several lines. */
  record Edit() implements Command {}

  record Hint() implements Command {}

  record Book() implements Command {}

  /** Take moves back. */
  record Undo(int moves) implements Command {}

  /** Whether to think in the opponent's time. */
  record Ponder(boolean on) implements Command {}

  /** Whether to show what is thought. */
  record Post(boolean on) implements Command {}

  record Analyze() implements Command {}

  /** How far has the analysis come? */
  record Status() implements Command {}

  /** The opponent is a program, too. */
  record Computer() implements Command {}

  /** Megabytes that may be used. */
  record Memory(int megabytes) implements Command {}

  record Cores(int threads) implements Command {}

  record SetOption(String name, String value) implements Command {}

  /**
   * Leave a first move out, or take it in again.
   *
   * @param move the move, or {@code all}
   */
  record Exclude(String move, boolean out) implements Command {}

  /** The user has taken up what stands there. */
  record Lift(String square) implements Command {}

  /** The user has put it down. */
  record Put(String square) implements Command {}

  /** Nothing, or what needs no answer. */
  record Nothing() implements Command {}

  /** A line that cannot be obeyed. */
  record Wrong(String error, String line) implements Command {}
}
