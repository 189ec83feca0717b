package org.variorum.rules.notation;

import org.variorum.rules.position.Move;
import org.variorum.rules.position.Refusal;

/** What the text of a move was read as. */
public sealed interface SanReading {

  /** A legal move. */
  record Found(Move move) implements SanReading {}

  /** No legal move, or no single one. */
  record Refused(Refusal why) implements SanReading {}
}
