package org.variorum.lab.external;

/** UCI, and what its sister for shogi says otherwise. */
enum UciDialect {
  UCI("uci", "ucinewgame", "fen", "w", "b", Spelling.UCI),
  USI("usi", "usinewgame", "sfen", "b", "w", Spelling.USI);

  /** The first word of all; with {@code ok} after it, the program's answer. */
  final String greeting;
  final String newGame;
  /** What a position is introduced by. */
  final String fen;
  /** The letters of the side that moves first, and of the other. */
  final String first;
  final String second;
  final Spelling spelling;

  UciDialect(String greeting, String newGame, String fen, String first, String second, Spelling spelling) {
    this.greeting = greeting;
    this.newGame = newGame;
    this.fen = fen;
    this.first = first;
    this.second = second;
    this.spelling = spelling;
  }
}
