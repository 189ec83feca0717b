package org.variorum.testkit.naive.play;

import java.util.List;
import java.util.Optional;
import org.variorum.rules.board.Side;
import org.variorum.testkit.naive.play.Candidate.Feature;
import org.variorum.testkit.naive.position.NaivePosition;

/** Update of a position by a move. */
public final class Successor {
  private final NaivePlay play;
  private final List<NaiveProgress> clockResets;
  private final List<TurnOrder> orders;
  private final List<NaiveConsequence> consequences;

  Successor(NaivePlay play) {
    this.play = play;
    clockResets = play.hooks(NaiveProgress.class);
    orders = play.hooks(TurnOrder.class);
    consequences = play.hooks(NaiveConsequence.class);
  }

  /** The position after a legal move and the automatic passes that follow. */
  public NaivePosition after(NaivePosition before, Candidate move) {
    NaivePosition after = withTurn(before, move);
    for (NaiveConsequence consequence : consequences) {
      after = consequence.update(before, move, after);
    }
    return afterAutomaticPasses(play.withExemptions(after));
  }

  /**
   * The position after all automatic passes. If automatic passes would skip a whole turn, returns the position at the
   * start of that turn instead.
   */
  public NaivePosition afterAutomaticPasses(NaivePosition position) {
    Optional<NaivePosition> turnStart = Optional.empty();
    NaivePosition current = position;
    while (true) {
      Optional<Candidate> pass = automaticPass(current);
      if (pass.isEmpty()) {
        return current;
      }
      if (current.moveOfTurn() == 1) {
        turnStart = Optional.of(current);
      }
      NaivePosition next = afterAutomaticPass(current, pass.get());
      if (next.turn() != current.turn() && turnStart.isPresent()) {
        return turnStart.get();
      }
      current = next;
    }
  }

  private Optional<Candidate> automaticPass(NaivePosition position) {
    Optional<Candidate> pass =
        orders.stream().flatMap(order -> order.automaticPass(position).stream()).findFirst();
    return pass.filter(_ -> play.endings().decisiveEnd(position).isEmpty()
        && play.endings().drawEnd(position).isEmpty()
        && play.legalMoves().generate(position).values().stream().allMatch(move -> move.has(Feature.PASSES)));
  }

  private NaivePosition afterAutomaticPass(NaivePosition before, Candidate pass) {
    NaivePosition turned = withTurn(before, pass);
    NaivePosition after =
        new NaivePosition(turned.board(), turned.hands(), turned.turn(), turned.moveOfTurn(),
            before.halfmove(), turned.fullmove(), turned.notes());
    for (NaiveConsequence consequence : consequences) {
      after = consequence.update(before, pass, after);
    }
    return play.withExemptions(after);
  }

  /** The position after a move, before {@link NaiveConsequence}s update it. */
  private NaivePosition withTurn(NaivePosition before, Candidate move) {
    Side mover = before.turn();
    int halfmove = clockResets.stream().anyMatch(each -> each.isProgress(move)) ? 0 : before.halfmove() + 1;
    if (orders.stream().anyMatch(order -> order.continuesTurn(before, move))) {
      return new NaivePosition(move.board(), before.hands(), mover, before.moveOfTurn() + 1, halfmove,
          before.fullmove(), before.notes());
    }
    return new NaivePosition(move.board(), before.hands(), mover.opponent(), 1, halfmove,
        before.fullmove() + (mover == Side.BLACK ? 1 : 0), before.notes());
  }
}
