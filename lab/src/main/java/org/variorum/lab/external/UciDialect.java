package org.variorum.lab.external;

/** UCI and USI: the words in which the two protocols differ. */
enum UciDialect {
  UCI("uci", "ucinewgame", "fen", "w", "b", MoveNotation.UCI),
  USI("usi", "usinewgame", "sfen", "b", "w", MoveNotation.USI);

  /** The first command to the engine. The engine answers with the same word followed by {@code ok}. */
  final String greeting;
  /** The command that announces a new game. */
  final String newGameCommand;
  /** The word before a position in the {@code position} command. */
  final String positionWord;
  /** In a FEN or SFEN, the letter of the side that moves first in the game. */
  final String firstSide;
  /** In a FEN or SFEN, the letter of the side that moves second. */
  final String secondSide;
  /** The notation of moves. */
  final MoveNotation notation;

  UciDialect(String greeting, String newGameCommand, String positionWord, String firstSide, String secondSide,
      MoveNotation notation) {
    this.greeting = greeting;
    this.newGameCommand = newGameCommand;
    this.positionWord = positionWord;
    this.firstSide = firstSide;
    this.secondSide = secondSide;
    this.notation = notation;
  }
}
