package org.variorum.rules.compile;

import org.variorum.rules.position.PieceCode;

/** The pieces of a definition's start position, before there is a game that could read a whole FEN. */
public final class Placement {

  private Placement() {}

  /** The codes by square. */
  public static int[] codes(Tables tables, String fen) {
    int[] codes = new int[tables.size];
    new PlacementReader(tables.definition).board(fen).forEach(
        (square, piece) -> codes[square] =
            PieceCode.code(tables.kind(piece.letter()), piece.side().ordinal()));
    return codes;
  }
}
