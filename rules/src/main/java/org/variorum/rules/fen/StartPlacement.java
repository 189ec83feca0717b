package org.variorum.rules.fen;

import java.util.HashMap;
import java.util.Map;
import org.variorum.rules.state.Kinds;

/** Pieces of a definition's start position. Unlike a whole FEN, they can be read before the game is compiled. */
public final class StartPlacement {

  private StartPlacement() {}

  /** Returns the piece codes of the start position, by square. */
  public static int[] pieceCodes(Kinds kinds) {
    int[] codes = new int[kinds.definition().board().size()];
    new PlacementReader(kinds.definition()).board(kinds.definition().start())
        .forEach((square, piece) -> codes[square] = kinds.code(piece));
    return codes;
  }

  /** Returns the number of pieces in hand in the start position, by piece code. */
  public static Map<Integer, Integer> handCounts(Kinds kinds) {
    Map<Integer, Integer> held = new HashMap<>();
    new PlacementReader(kinds.definition()).hands(kinds.definition().start())
        .forEach((piece, count) -> held.put(kinds.code(piece), count));
    return held;
  }
}
