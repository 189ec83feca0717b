package org.variorum.rules.rule.bare;

import org.variorum.rules.definition.Mechanism;

/** The game is drawn when both sides have nothing but their royal pieces (COM-7). */
public record BothBare() implements Mechanism {
  @Override
  public boolean keepsMaterial() {
    return true;
  }
}
