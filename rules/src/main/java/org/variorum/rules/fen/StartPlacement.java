package org.variorum.rules.fen;

import java.util.HashMap;
import java.util.Map;
import org.variorum.rules.state.Kinds;

/** The pieces of a definition's start position, before there is a game that could read a whole FEN. */
public final class StartPlacement {

  private StartPlacement() {}

  /** The codes by square. */
  public static int[] start(Kinds kinds) {
    int[] codes = new int[kinds.definition().board().size()];
    new PlacementReader(kinds.definition()).board(kinds.definition().start())
        .forEach((square, piece) -> codes[square] = kinds.code(piece));
    return codes;
  }

  /** How many are in the hands, by code. */
  public static Map<Integer, Integer> heldAtStart(Kinds kinds) {
    Map<Integer, Integer> held = new HashMap<>();
    new PlacementReader(kinds.definition()).hands(kinds.definition().start())
        .forEach((piece, count) -> held.put(kinds.code(piece), count));
    return held;
  }
}
