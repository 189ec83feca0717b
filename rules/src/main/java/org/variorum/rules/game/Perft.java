package org.variorum.rules.game;

import java.util.ArrayList;
import java.util.List;

/** Counts move sequences; the last ply is counted without making moves. */
final class Perft {

  private final State state;
  private final Generator generator;
  private final List<MoveBuffer> buffers = new ArrayList<>();

  Perft(State state) {
    this.state = state;
    generator = state.generator();
    generator.useSets();
  }

  long count(int depth) {
    if (depth == 0) {
      return 1;
    }
    if (depth == 1) {
      return generator.count();
    }
    while (buffers.size() <= depth) {
      buffers.add(new MoveBuffer());
    }
    MoveBuffer moves = buffers.get(depth);
    generator.legalMoves(moves);
    long total = 0;
    for (int i = 0; i < moves.size; i++) {
      state.make(moves.moves[i]);
      total += count(depth - 1);
      state.unmake();
    }
    return total;
  }
}
