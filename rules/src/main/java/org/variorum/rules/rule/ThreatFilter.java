package org.variorum.rules.rule;

import org.variorum.rules.state.State;

/** Takes threats away: where a side will not capture a royal piece, although it could come there. */
@FunctionalInterface
public interface ThreatFilter {

  /** Whether a royal piece on a square is safe from a side, whoever of it could come there. */
  boolean covers(State state, int square, int by);
}
