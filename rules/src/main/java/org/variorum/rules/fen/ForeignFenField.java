package org.variorum.rules.fen;

/** Fields of a FEN in which other programs write a value that this program writes elsewhere. */
public enum ForeignFenField {

  /** The en passant field: Fairy-Stockfish writes the limit of counted moves there, for example {@code 128}. */
  EN_PASSANT,

  /**
   * The halfmove clock: the number of counted moves if the en passant field has their limit, for example {@code 49}.
   */
  CLOCK,

  /** After the move number: lichess writes the checks that each side has given there, for example {@code +0+2}. */
  END
}
