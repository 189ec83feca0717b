package org.variorum.rules.play;

import java.util.ArrayList;
import java.util.List;
import org.variorum.rules.position.MoveBuffer;

/** Perft: the number of legal move sequences of a given length. Counts the last ply without making its moves. */
public final class Perft {

  private final Play play;
  private final Generator generator;
  private final List<MoveBuffer> buffers = new ArrayList<>();

  public Perft(Play play) {
    this.play = play;
    generator = play.generator();
    generator.useSets();
  }

  /** Returns the number of sequences of {@code depth} legal moves from the current position. */
  public long count(int depth) {
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
      play.make(moves.moves[i]);
      total += count(depth - 1);
      play.unmake();
    }
    return total;
  }
}
