package org.variorum.rules.fen;

/** Fields of a FEN in which other programs write a value that this program writes elsewhere. */
public enum ForeignFenField {

  /** The en passant field: Fairy-Stockfish writes the limit of counted moves there, for example {@code 128}. */
  EN_PASSANT,

  /**
   * The halfmove clock: Fairy-Stockfish writes the number of counted moves there, for example {@code 49}, if it writes
   * their limit in the en passant field.
   */
  HALFMOVE_CLOCK,

  /** After the move number: lichess writes the checks that each side has given there, for example {@code +0+2}. */
  AFTER_MOVE_NUMBER
}
