package org.variorum.protocol.xboard;

import java.time.Duration;

/** A command line of the protocol, parsed. */
sealed interface XBoardCommand {

  /** Request for the engine's features. */
  record Introduce() implements XBoardCommand {}

  /** New game of the default variant; the engine plays Black. */
  record New() implements XBoardCommand {}

  record Variant(String name) implements XBoardCommand {}

  record Quit() implements XBoardCommand {}

  /** The engine plays neither side. */
  record Force() implements XBoardCommand {}

  /** The engine plays the side to move, and moves. */
  record Go() implements XBoardCommand {}

  /** The engine plays the side that is not to move. */
  record PlayOther() implements XBoardCommand {}

  /** End of analysis. */
  record Exit() implements XBoardCommand {}

  /**
   * Time control with a clock.
   *
   * @param moves the number of moves after which the base time is added again; 0 for never
   */
  record Level(int moves, Duration base, Duration increment) implements XBoardCommand {}

  /** Time control with a fixed time for each move. */
  record MoveTime(Duration time) implements XBoardCommand {}

  record Depth(int depth) implements XBoardCommand {}

  /** The remaining time on the engine's clock. */
  record Time(Duration remaining) implements XBoardCommand {}

  record Move(String text) implements XBoardCommand {}

  record MoveNow() implements XBoardCommand {}

  record Ping(String number) implements XBoardCommand {}

  /** Draw offer by the opponent. */
  record DrawOffer() implements XBoardCommand {}

  /** End of the game. */
  record GameOver() implements XBoardCommand {}

  record SetBoard(String fen) implements XBoardCommand {}

  /** Start of the old way to set up a position, with several lines up to {@code .}. */
  record Edit() implements XBoardCommand {}

  record Hint() implements XBoardCommand {}

  record Book() implements XBoardCommand {}

  /** Request to take back {@code moves} moves; a move of either side counts as one. */
  record Undo(int moves) implements XBoardCommand {}

  /** Switch for pondering. */
  record Ponder(boolean on) implements XBoardCommand {}

  /** Switch for thinking output. */
  record Post(boolean on) implements XBoardCommand {}

  record Analyze() implements XBoardCommand {}

  /** Request for the progress of the analysis. */
  record Status() implements XBoardCommand {}

  /** Notice that the opponent is another engine. */
  record Computer() implements XBoardCommand {}

  /** Limit of memory, in megabytes. */
  record Memory(int megabytes) implements XBoardCommand {}

  record Cores(int threads) implements XBoardCommand {}

  record SetOption(String name, String value) implements XBoardCommand {}

  /**
   * Request to exclude a root move from searches, or to include it again.
   *
   * @param move the move, or {@code all}
   * @param isExclusion whether to exclude the move; false to include it again
   */
  record Exclude(String move, boolean isExclusion) implements XBoardCommand {}

  /** The user has lifted the piece on a square. */
  record Lift(String square) implements XBoardCommand {}

  /** The user has put the lifted piece on a square. */
  record Put(String square) implements XBoardCommand {}

  /** Empty line, or a command that needs no answer. */
  record Nothing() implements XBoardCommand {}

  /** Command that cannot be executed. */
  record Wrong(String error, String line) implements XBoardCommand {}
}
