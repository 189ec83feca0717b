package org.variorum.lab.external;

/** UCI and USI: the words in which the two protocols differ. */
enum UciDialect {
  UCI("uci", "ucinewgame", "fen", "w", "b", MoveNotation.UCI),
  USI("usi", "usinewgame", "sfen", "b", "w", MoveNotation.USI);

  /** The first command to the engine. The engine answers with the same word followed by {@code ok}. */
  final String greeting;
  final String newGame;
  /** The word before a position in the {@code position} command. */
  final String fen;
  /** In a FEN or SFEN, the letter of the side that moves first in the game. */
  final String first;
  /** The letter of the other side. */
  final String second;
  /** The notation of moves. */
  final MoveNotation spelling;

  UciDialect(String greeting, String newGame, String fen, String first, String second,
      MoveNotation spelling) {
    this.greeting = greeting;
    this.newGame = newGame;
    this.fen = fen;
    this.first = first;
    this.second = second;
    this.spelling = spelling;
  }
}
