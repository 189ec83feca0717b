package org.variorum.rules.rule.odds;

import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Mechanism;

/**
 * Where the rules make a game a draw, a side wins it (Armageddon).
 *
 * @param side that side
 */
public record DrawOdds(Side side) implements Mechanism {
  @Override
  public boolean keepsMaterial() {
    return true;
  }
}
