package org.variorum.rules.game;

import java.util.Arrays;

/** What a state keeps up to date move by move, worked out anew from its board; for assertions. */
final class Rebuilt {

  private Rebuilt() {}

  static boolean agrees(State state) {
    Tables tables = state.tables;
    long[] men = new long[state.men.length];
    long[] sides = new long[state.sides.length];
    int[] royal = {Tables.NO_SQUARE, Tables.NO_SQUARE};
    long hash =
        tables.keys.checks(0, 0) ^ tables.keys.checks(0, state.checksLeft[0]) ^ tables.keys.checks(1, 0)
            ^ tables.keys.checks(1, state.checksLeft[1]);
    for (int square = 0; square < tables.size; square++) {
      int man = state.board[square];
      if (man != Men.EMPTY) {
        men[man * tables.words + (square >>> 6)] |= 1L << square;
        sides[Men.side(man) * tables.words + (square >>> 6)] |= 1L << square;
        hash ^= tables.keys.man[man * tables.size + square];
        boolean known = state.royal[Men.side(man)] == square || royal[Men.side(man)] == Tables.NO_SQUARE;
        royal[Men.side(man)] = Men.holds(tables.royals, man) && known ? square : royal[Men.side(man)];
      }
    }
    for (int code = 0; code < tables.codes; code++) {
      for (int count = 1; count <= state.held[code]; count++) {
        hash ^= tables.keys.held(code, count);
      }
    }
    return hash == state.manHash() && Arrays.equals(men, state.men)
        && Arrays.equals(sides, state.sides) && Arrays.equals(royal, state.royal);
  }
}
