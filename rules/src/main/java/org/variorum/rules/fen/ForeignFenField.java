package org.variorum.rules.fen;

/** Where other programs write in a FEN what positions here remember in a place of its own. */
public enum ForeignFenField {

  /** In the field of en passant: Fairy-Stockfish's limit of a count, {@code 128}. */
  EN_PASSANT,

  /** In the field of the halfmove clock, while there is such a limit: its count, {@code 49}. */
  CLOCK,

  /** After the move number: the checks that have been given, {@code +0+2}, as lichess writes them. */
  END
}
