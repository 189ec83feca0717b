package org.variorum.rules.position;

/** For whom a FEN is written. All are read. */
public enum FenDialect {

  /** As all programs of this project write it (COM-2). */
  OWN,

  /**
   * As Fairy-Stockfish writes it. Pieces have the letters by which it knows them ({@code elsewhere} in a definition). A piece that
   * never runs out is not written in hand, nor are the brackets if there is no other. Where moves are counted to a limit, that limit
   * stands in the field of en passant and the count in that of the halfmove clock. There are no state entries.
   */
  FAIRY_STOCKFISH
}
