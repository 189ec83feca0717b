package org.variorum.rules.fen;

import org.variorum.rules.state.Kinds;

/** The pieces of a definition's start position, before there is a game that could read a whole FEN. */
public final class Placement {

  private Placement() {}

  /** The codes by square. */
  public static int[] start(Kinds kinds) {
    int[] codes = new int[kinds.definition().board().size()];
    new PlacementReader(kinds.definition()).board(kinds.definition().start())
        .forEach((square, piece) -> codes[square] = kinds.code(piece));
    return codes;
  }
}
