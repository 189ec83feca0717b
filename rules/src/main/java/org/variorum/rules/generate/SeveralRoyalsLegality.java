package org.variorum.rules.generate;

import org.variorum.rules.compile.GameTables;
import org.variorum.rules.definition.Goal;
import org.variorum.rules.make.Maker;
import org.variorum.rules.state.Royals;
import org.variorum.rules.state.State;

/** Legality test for games in which a side may have several royal pieces. Each move is tried. */
final class SeveralRoyalsLegality {

  private final Royals royals;
  private final State state;
  private final Maker maker;
  private final Attacks attacks;
  /** Whether a move that takes the enemy's royal pieces is legal; it wins, and may leave the mover in check. */
  private final boolean winsByCapture;

  SeveralRoyalsLegality(Royals royals, GameTables tables, State state, Maker maker, Attacks attacks) {
    this.royals = royals;
    this.state = state;
    this.maker = maker;
    this.attacks = attacks;
    winsByCapture = tables.definition.goals().contains(new Goal.RoyalCaptured());
  }

  /**
   * Whether a move is legal. It must not lose the mover's royal pieces, unless they were already lost. It may take the
   * opponent's royal pieces only if that wins. Other moves must leave the mover out of check, unless the mover may
   * ignore check.
   */
  boolean isLegal(long move) {
    int me = state.turn;
    boolean alreadyLost = royals.areLost(state, me);
    boolean enemyAlreadyLost = royals.areLost(state, me ^ 1);
    boolean ignoresCheck = attacks.mayIgnoreCheck(me);
    maker.attempt(move);
    boolean enemyLoses = !enemyAlreadyLost && royals.areLost(state, me ^ 1);
    boolean isLegal =
        (alreadyLost || !royals.areLost(state, me))
            && (enemyLoses ? winsByCapture : ignoresCheck || !attacks.inCheck(me));
    maker.unmake();
    return isLegal;
  }
}
