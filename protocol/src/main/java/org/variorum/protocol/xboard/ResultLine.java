package org.variorum.protocol.xboard;

import java.util.Locale;
import org.variorum.rules.board.SideNames;
import org.variorum.rules.position.Outcome;

/** Writer of the result of a game. */
final class ResultLine {

  private ResultLine() {}

  /** The result and its reason, for example {@code 1-0 {Black is mated}}. */
  static String line(Outcome outcome, SideNames names) {
    String why = names.in(outcome.clause());
    return outcome.result() + " {" + why.substring(0, 1).toUpperCase(Locale.ROOT) + why.substring(1) + "}";
  }
}
