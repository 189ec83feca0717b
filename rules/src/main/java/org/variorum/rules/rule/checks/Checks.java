package org.variorum.rules.rule.checks;

import org.variorum.rules.definition.Goal;

/** A side that has given {@code count} checks has won; the FEN holds the checks that remain, {@code 3+3}. */
public record Checks(int count) implements Goal {
  @Override
  public boolean isDecisive(boolean capturing) {
    return capturing;
  }
}
