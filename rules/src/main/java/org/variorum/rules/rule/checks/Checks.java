package org.variorum.rules.rule.checks;

import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Goal;
import org.variorum.rules.definition.Goal.Losses;

/**
 * A side that has given so many checks has won; the FEN holds the checks that remain, {@code 3+3}.
 *
 * @param white how many White has to give
 * @param black how many Black has to give
 */
public record Checks(int white, int black) implements Goal {

  /** How many a side has to give. */
  public int of(Side side) {
    return side == Side.WHITE ? white : black;
  }

  @Override
  public boolean isDecisive(Losses losses) {
    return losses.mayCapture();
  }

  @Override
  public boolean needsCheck() {
    return true;
  }
}
