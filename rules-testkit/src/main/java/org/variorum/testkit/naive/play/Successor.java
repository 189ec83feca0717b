package org.variorum.testkit.naive.play;

import java.util.List;
import java.util.Optional;
import org.variorum.rules.board.Side;
import org.variorum.testkit.naive.play.Candidate.Feature;
import org.variorum.testkit.naive.position.NaivePosition;

/** Update of a position by a move. */
public final class Successor {
  private final NaivePlay play;
  private final List<NaiveProgress> progress;
  private final List<Order> orders;
  private final List<NaiveConsequence> consequences;

  Successor(NaivePlay play) {
    this.play = play;
    progress = play.all(NaiveProgress.class);
    orders = play.all(Order.class);
    consequences = play.all(NaiveConsequence.class);
  }

  public NaivePosition after(NaivePosition before, Candidate move) {
    NaivePosition after = withTurn(before, move);
    for (NaiveConsequence consequence : consequences) {
      after = consequence.after(before, move, after);
    }
    return settled(play.withExemptions(after));
  }

  /**
   * The position after all automatic passes. If these passes would skip a whole turn, the position at the start of that
   * turn.
   */
  public NaivePosition settled(NaivePosition position) {
    Optional<NaivePosition> turnStart = Optional.empty();
    NaivePosition current = position;
    while (true) {
      Optional<Candidate> skip = skip(current);
      if (skip.isEmpty()) {
        return current;
      }
      if (current.part() == 1) {
        turnStart = Optional.of(current);
      }
      NaivePosition next = skipped(current, skip.get());
      if (next.turn() != current.turn() && turnStart.isPresent()) {
        return turnStart.get();
      }
      current = next;
    }
  }

  private Optional<Candidate> skip(NaivePosition position) {
    Optional<Candidate> skip = orders.stream().flatMap(order -> order.skip(position).stream()).findFirst();
    return skip.filter(_ -> play.endings().won(position).isEmpty() && play.endings().drawn(position).isEmpty()
        && play.legalMoves().of(position).values().stream().allMatch(move -> move.has(Feature.PASSES)));
  }

  private NaivePosition skipped(NaivePosition before, Candidate skip) {
    NaivePosition turned = withTurn(before, skip);
    NaivePosition after = new NaivePosition(turned.board(), turned.hands(), turned.turn(), turned.part(),
        before.halfmove(), turned.fullmove(), turned.notes());
    for (NaiveConsequence consequence : consequences) {
      after = consequence.after(before, skip, after);
    }
    return play.withExemptions(after);
  }

  private NaivePosition withTurn(NaivePosition before, Candidate move) {
    Side mover = before.turn();
    int halfmove = progress.stream().anyMatch(each -> each.isProgress(move)) ? 0 : before.halfmove() + 1;
    if (orders.stream().anyMatch(order -> order.goesOn(before, move))) {
      return new NaivePosition(move.board(), before.hands(), mover, before.part() + 1, halfmove,
          before.fullmove(), before.notes());
    }
    return new NaivePosition(move.board(), before.hands(), mover.opponent(), 1, halfmove,
        before.fullmove() + (mover == Side.BLACK ? 1 : 0), before.notes());
  }
}
