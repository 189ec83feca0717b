package org.variorum.rules.rule.displacement;

import org.variorum.rules.position.MoveBuffer;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.CaptureForm;
import org.variorum.rules.rule.Context;
import org.variorum.rules.state.State;

/** RS-5: a move for each square where the captured piece may be put. */
final class Displacements implements CaptureForm {

  /** Of the moves. */
  private final int kind;
  private final long victims;
  private final boolean ownToo;
  /** By square: where a piece that is captured there may be put. */
  private final int[][] places;

  Displacements(Displacement displacement, Context context, int kind) {
    this.kind = kind;
    victims = context.kinds().set(displacement.pieces());
    ownToo = displacement.own();
    places = new int[context.board().size()][];
    for (int square = 0; square < places.length; square++) {
      places[square] = context.board().around(square, displacement.distance()).stream()
          .mapToInt(Integer::intValue).toArray();
    }
  }

  @Override
  public long victims() {
    return victims;
  }

  @Override
  public boolean ownToo() {
    return ownToo;
  }

  @Override
  public void add(MoveBuffer moves, State state, int from, int square) {
    for (int to : places[square]) {
      if (state.board[to] == PieceCode.EMPTY || to == from) {
        moves.add(MoveCode.taking(kind, from, square, square, to));
      }
    }
  }
}
