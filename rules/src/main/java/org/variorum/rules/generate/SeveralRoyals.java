package org.variorum.rules.generate;

import org.variorum.rules.compile.GameTables;
import org.variorum.rules.definition.Goal;
import org.variorum.rules.make.Maker;
import org.variorum.rules.state.Royals;
import org.variorum.rules.state.State;

/** Legality test for games in which a side may have several royal pieces. Each move is tried. */
final class SeveralRoyals {

  private final Royals royals;
  private final State state;
  private final Maker maker;
  private final Attacks attacks;
  /** Whether a move wins by removing enemy royal pieces, even if it leaves the mover in check. */
  private final boolean mayFall;

  SeveralRoyals(Royals royals, GameTables tables, State state, Maker maker, Attacks attacks) {
    this.royals = royals;
    this.state = state;
    this.maker = maker;
    this.attacks = attacks;
    mayFall = tables.definition.goals().contains(new Goal.RoyalCaptured());
  }

  /** Tries a move: whether the mover's royal pieces are safe, or enough enemy royal pieces are removed to win. */
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
