package org.variorum.protocol.uci;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** A command line of the protocol, parsed. */
sealed interface UciCommand {

  /** Request for the engine's name and options. */
  record Hello() implements UciCommand {}

  /** Request for an answer when all earlier commands are complete. */
  record IsReady() implements UciCommand {}

  record SetOption(String name, String value) implements UciCommand {}

  record NewGame() implements UciCommand {}

  /**
   * New position.
   *
   * @param base the position in text; empty for the start position
   * @param moves the texts of the moves from there
   */
  record SetPosition(Optional<String> base, List<String> moves) implements UciCommand {
    public SetPosition {
      moves = List.copyOf(moves);
    }
  }

  /**
   * Request for a search.
   *
   * @param numbers the limits that could be read, each with its number; times in milliseconds
   * @param isInfinite whether to search until {@code stop}
   * @param isPonder whether the search uses the opponent's time
   * @param moves the texts of the root moves to search; empty for all
   * @param complaints messages about the words that could not be read
   */
  record Go(Map<Limit, Long> numbers, boolean isInfinite, boolean isPonder, List<String> moves,
      List<String> complaints) implements UciCommand {
    public Go {
      numbers = Map.copyOf(numbers);
      moves = List.copyOf(moves);
      complaints = List.copyOf(complaints);
    }
  }

  /** Words of {@code go} that are followed by a number. */
  enum Limit {
    WTIME, BTIME, WINC, BINC, MOVESTOGO, BYOYOMI, DEPTH, NODES, MATE, MOVETIME, PERFT
  }

  record Stop() implements UciCommand {}

  record PonderHit() implements UciCommand {}

  record Quit() implements UciCommand {}

  /** Request to show the board. */
  record Display() implements UciCommand {}

  /** Request for the static evaluation. */
  record Evaluate() implements UciCommand {}

  /**
   * Benchmark over some positions.
   *
   * @param depth the depth of each search, in plies; empty for the default
   * @param games the games to search; empty for all games
   */
  record Bench(OptionalInt depth, List<String> games) implements UciCommand {
    public Bench {
      games = List.copyOf(games);
    }
  }

  /** Command {@code position} with a syntax error. */
  record WrongPosition(String complaint) implements UciCommand {}

  /** Empty line, or a command that needs no answer. */
  record Nothing() implements UciCommand {}

  /** Unknown command, or a command with a syntax error. */
  record Unknown(String complaint) implements UciCommand {}
}
