package org.variorum.rules.fen;

/** Fields of a FEN in which other programs write values that have a field of their own here. */
public enum ForeignFenField {

  /** The en passant field: Fairy-Stockfish writes the limit of a count there, for example {@code 128}. */
  EN_PASSANT,

  /** The halfmove clock: if the en passant field has a limit, the count is there, for example {@code 49}. */
  CLOCK,

  /** After the move number: lichess writes the checks that have been given there, for example {@code +0+2}. */
  END
}
