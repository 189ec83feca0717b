package org.variorum.protocol.uci;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.MoveList;

/** Perft (the number of leaves of the tree of legal moves) that can be stopped, because great depths take long. */
final class StoppablePerft {

  /**
   * The depth up to which subtrees are counted without polling for a stop. Such a count takes a few seconds at most.
   */
  private static final int MAX_UNINTERRUPTED = 3;

  private final Notation notation;
  private final BooleanSupplier isStopped;

  StoppablePerft(Notation notation, BooleanSupplier isStopped) {
    this.notation = notation;
    this.isStopped = isStopped;
  }

  /** Prints the count of each root move, and the total. After a stop, prints only the root moves counted so far. */
  void divide(Position position, int depth, Consumer<String> out) {
    MutablePosition board = position.mutable();
    long total = 0;
    for (Move move : position.moves()) {
      board.make(move.code());
      long count = count(board, depth - 1);
      board.unmake();
      if (isStopped.getAsBoolean()) {
        break;
      }
      total += count;
      out.accept(notation.text(position, move) + ": " + count);
    }
    out.accept("");
    out.accept("Nodes searched: " + total);
    out.accept("");
  }

  private long count(MutablePosition board, int depth) {
    if (depth <= MAX_UNINTERRUPTED) {
      return board.perft(depth);
    }
    MoveList moves = board.legalMoves(new MoveList());
    long total = 0;
    for (int i = 0; i < moves.size() && !isStopped.getAsBoolean(); i++) {
      board.make(moves.get(i));
      total += count(board, depth - 1);
      board.unmake();
    }
    return total;
  }
}
