package org.variorum.app.play;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Commands at the console other than moves. */
enum ConsoleCommand {
  // @formatter:off
  HINT  ("",       "the best move the computer can find, whatever its level"),
  UNDO  ("",       "takes back your last move"),
  MOVES ("SQUARE", "the moves of a piece, or without SQUARE all moves"),
  WHY   ("MOVE",   "why a move is not legal"),
  FLIP  ("",       "turns the board round"),
  FEN   ("",       "shows the position as a FEN"),
  SAVE  ("FILE",   "writes the game to a file, in PGN"),
  LOAD  ("FILE",   "continues a game from a PGN file"),
  LEVEL ("1-8",    "sets the computer's level"),
  SWITCH("",       "changes sides with the computer"),
  DRAW  ("",       "offers a draw"),
  RESIGN("",       "resigns the game"),
  NEW   ("",       "starts a new game"),
  HELP  ("",       "shows this"),
  QUIT  ("",       "leaves");
  // @formatter:on

  private final String argument;
  private final String meaning;

  ConsoleCommand(String argument, String meaning) {
    this.argument = argument;
    this.meaning = meaning;
  }

  /** The command as it is typed. */
  String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The command's line in the help. */
  String help() {
    return String.format("  %-14s %s", (text() + " " + argument).strip(), meaning);
  }

  /** The command with a name, in upper or lower case; empty if there is none. */
  static Optional<ConsoleCommand> of(String text) {
    return Arrays.stream(values()).filter(word -> word.text().equalsIgnoreCase(text)).findFirst();
  }
}
