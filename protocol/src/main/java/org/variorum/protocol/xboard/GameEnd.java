package org.variorum.protocol.xboard;

import org.variorum.rules.position.Outcome;

/** Writes how a game has ended. */
final class GameEnd {

  private GameEnd() {}

  /** The result and why, {@code 1-0 {Black is mated}}. */
  static String line(Outcome outcome) {
    return outcome.result() + " {" + outcome.why() + "}";
  }
}
