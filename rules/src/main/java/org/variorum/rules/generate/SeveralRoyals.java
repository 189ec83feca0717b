package org.variorum.rules.generate;

import org.variorum.rules.compile.GameTables;
import org.variorum.rules.definition.Goal;
import org.variorum.rules.make.Maker;
import org.variorum.rules.state.Royals;
import org.variorum.rules.state.State;

/** Which moves may be made where a side may have several royal pieces. Each move is tried. */
final class SeveralRoyals {

  private final Royals royals;
  private final State state;
  private final Maker maker;
  private final Attacks attacks;
  /** Whether a move may win by what it removes, whatever check there is. */
  private final boolean mayFall;

  SeveralRoyals(Royals royals, GameTables tables, State state, Maker maker, Attacks attacks) {
    this.royals = royals;
    this.state = state;
    this.maker = maker;
    this.attacks = attacks;
    mayFall = tables.definition.goals().contains(new Goal.RoyalCaptured());
  }

  /** Whether after a move the mover's royal pieces that count are safe, or enough of the enemy's are gone. */
  boolean survive(long move) {
    int me = state.turn;
    boolean mine = royals.areLost(state, me);
    boolean theirs = royals.areLost(state, me ^ 1);
    boolean spared = attacks.isSpared(me);
    maker.attempt(move);
    boolean fall = !theirs && royals.areLost(state, me ^ 1);
    boolean survive =
        (mine || !royals.areLost(state, me)) && (fall ? mayFall : spared || !attacks.inCheck(me));
    maker.unmake();
    return survive;
  }
}
