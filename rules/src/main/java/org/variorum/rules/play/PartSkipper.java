package org.variorum.rules.play;

import java.util.function.Supplier;
import org.variorum.rules.position.MoveBuffer;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.rule.TurnOrder;
import org.variorum.rules.state.State;

/**
 * Skipper of optional parts of a turn in which no move is legal. A part is a single move of a turn with several moves.
 * If no part has a legal move, no part is skipped: the side must then pass, if passing is legal.
 */
final class PartSkipper {

  private final State state;
  private final TurnOrder order;
  private final Generator generator;
  /** Creates the {@code PartSkipper} of a copy of the position. */
  private final Supplier<PartSkipper> copyFactory;
  private final MoveBuffer moves = new MoveBuffer();

  PartSkipper(State state, TurnOrder order, Generator generator, Supplier<PartSkipper> copyFactory) {
    this.state = state;
    this.order = order;
    this.generator = generator;
    this.copyFactory = copyFactory;
  }

  /** Skips all parts that can be skipped in the current position. Returns the number of skipped parts. */
  int skip() {
    int skipped = 0;
    // At the start of a turn, a copy finds out whether a later part has a legal move.
    while (mayBeSkipped() && (state.part() > 0 || copyFactory.get().reachesPart())) {
      skipOne();
      skipped++;
    }
    return skipped;
  }

  /** Skips parts and returns whether the turn reaches a part that has a legal move, or that must not be skipped. */
  private boolean reachesPart() {
    while (mayBeSkipped()) {
      if (!skipOne()) {
        return false;
      }
    }
    return true;
  }

  private boolean mayBeSkipped() {
    return order.mayBeSkipped(state) && generator.gameContinues() && !generator.legality().inCheck()
        && !canMove();
  }

  /** Whether there is a legal move other than a pass. */
  private boolean canMove() {
    generator.legalMoves(moves);
    for (int i = 0; i < moves.size; i++) {
      if (MoveCode.kind(moves.moves[i]) != MoveCode.PASS) {
        return true;
      }
    }
    return false;
  }

  /** Skips one part and returns whether the same side continues its turn. */
  private boolean skipOne() {
    int part = state.part();
    state.endTurn();
    // Discards the stored check, as the side to move has changed.
    state.setTurn(state.turn);
    int next = order.skip(state, part);
    if (next != TurnOrder.ENDS) {
      state.continueTurn(next);
    }
    return next != TurnOrder.ENDS;
  }
}
