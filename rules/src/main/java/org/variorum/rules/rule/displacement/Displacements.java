package org.variorum.rules.rule.displacement;

import java.util.Arrays;
import org.variorum.rules.position.MoveBuffer;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.CaptureForm;
import org.variorum.rules.rule.Context;
import org.variorum.rules.state.SlotAllocator;
import org.variorum.rules.state.State;

/**
 * RS-5: a move for each square where the captured piece may be put.
 *
 * @param kind of the moves
 * @param places by square: where a piece that is captured there may be put
 * @param memory knows the walls, to which no piece is put
 */
record Displacements(int kind, long victims, boolean ownToo, int[][] places, SlotAllocator memory)
    implements CaptureForm {

  static Displacements of(Displacement displacement, Context context, int kind) {
    int[][] places = new int[context.board().size()][];
    Arrays.setAll(places, square -> context.board().around(square, displacement.distance()).stream()
        .mapToInt(Integer::intValue).toArray());
    return new Displacements(kind, context.kinds().set(displacement.pieces()), displacement.own(), places,
        context.memory());
  }

  @Override
  public void add(MoveBuffer moves, State state, int from, int square) {
    for (int to : places[square]) {
      boolean free = state.board[to] == PieceCode.EMPTY && !state.holds(memory.walls(), to);
      if (free || to == from) {
        moves.add(MoveCode.capture(kind, from, square, square, to));
      }
    }
  }
}
