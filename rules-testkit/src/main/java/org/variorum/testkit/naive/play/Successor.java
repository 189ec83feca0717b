package org.variorum.testkit.naive.play;

import java.util.List;
import org.variorum.rules.board.Side;
import org.variorum.testkit.naive.position.Position;

/** The position after a move. */
public final class Successor {
  private final Play play;
  private final List<Progress> progress;
  private final List<Order> orders;
  private final List<Consequence> consequences;

  Successor(Play play) {
    this.play = play;
    progress = play.all(Progress.class);
    orders = play.all(Order.class);
    consequences = play.all(Consequence.class);
  }

  public Position after(Position before, Candidate move) {
    Position after = turned(before, move);
    for (Consequence consequence : consequences) {
      after = consequence.after(before, move, after);
    }
    return play.noted(after);
  }

  private Position turned(Position before, Candidate move) {
    Side mover = before.turn();
    int halfmove = progress.stream().anyMatch(each -> each.isProgress(move)) ? 0 : before.halfmove() + 1;
    if (orders.stream().anyMatch(order -> order.goesOn(before, move))) {
      return new Position(move.board(), before.hands(), mover, before.part() + 1, halfmove,
          before.fullmove(), before.notes());
    }
    return new Position(move.board(), before.hands(), mover.opponent(), 1, halfmove,
        before.fullmove() + (mover == Side.BLACK ? 1 : 0), before.notes());
  }
}
