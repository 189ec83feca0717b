package org.variorum.protocol.uci;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** A command line of the protocol, parsed. */
sealed interface UciCommand {

  /** Tell your name and what can be set. */
  record Hello() implements UciCommand {}

  /** Answer when all that was asked for has been done. */
  record IsReady() implements UciCommand {}

  record SetOption(String name, String value) implements UciCommand {}

  record NewGame() implements UciCommand {}

  /**
   * This is the position.
   *
   * @param base the position in text; empty for the start
   * @param moves what has been played from there
   */
  record SetPosition(Optional<String> base, List<String> moves) implements UciCommand {
    public SetPosition {
      moves = List.copyOf(moves);
    }
  }

  /**
   * Think.
   *
   * @param numbers the limits that were given; any that could be read
   * @param infinite whether to think until stopped
   * @param ponder whether it is the opponent's time
   * @param moves the first moves to look at; all if empty
   * @param complaints what could not be read
   */
  record Go(Map<Limit, Long> numbers, boolean infinite, boolean ponder, List<String> moves,
      List<String> complaints) implements UciCommand {
    public Go {
      numbers = Map.copyOf(numbers);
      moves = List.copyOf(moves);
      complaints = List.copyOf(complaints);
    }
  }

  /** What is counted or timed by a number behind its word. */
  enum Limit {
    WTIME, BTIME, WINC, BINC, MOVESTOGO, BYOYOMI, DEPTH, NODES, MATE, MOVETIME, PERFT
  }

  record Stop() implements UciCommand {}

  record PonderHit() implements UciCommand {}

  record Quit() implements UciCommand {}

  /** Show the board. */
  record Display() implements UciCommand {}

  /** Judge the position without looking ahead. */
  record Evaluate() implements UciCommand {}

  /**
   * Benchmark: search some positions.
   *
   * @param games the games with positions to search; empty: all
   */
  record Bench(OptionalInt depth, List<String> games) implements UciCommand {
    public Bench {
      games = List.copyOf(games);
    }
  }

  /** A position that cannot be read at all. */
  record WrongPosition(String complaint) implements UciCommand {}

  /** Nothing, or what needs no answer. */
  record Nothing() implements UciCommand {}

  /** A line that says nothing known. */
  record Unknown(String complaint) implements UciCommand {}
}
