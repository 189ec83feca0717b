package org.variorum.rules.game;

import java.util.Arrays;

/** A list of move codes that grows. */
final class MoveBuffer {

  long[] moves = new long[128];
  int size;

  void add(long move) {
    if (size == moves.length) {
      moves = Arrays.copyOf(moves, 2 * size);
    }
    moves[size++] = move;
  }
}
