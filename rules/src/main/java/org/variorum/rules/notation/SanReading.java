package org.variorum.rules.notation;

import org.variorum.rules.position.Move;
import org.variorum.rules.position.Refusal;

/** The result of the reading of a move's text. */
public sealed interface SanReading {

  /** A legal move. */
  record Found(Move move) implements SanReading {}

  /** A text that means no legal move, or several. */
  record Refused(Refusal why) implements SanReading {}
}
