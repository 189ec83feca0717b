package org.variorum.rules.rule.castling;

import java.util.List;

/**
 * All ways of castling. A right is a bit: 1 for White's rook on the higher file, 2 for the one on the lower, 4 and 8
 * for Black's.
 *
 * @param wings one for each right that the start position has
 */
public record CastlingTable(List<Wing> wings) implements Wings {

  @Override
  public Wing wing(int kingHome, int rookHome) {
    return wings.stream().filter(wing -> wing.kingHome() == kingHome && wing.rookHome() == rookHome)
        .findFirst()
        .orElseThrow();
  }

  public static final String LETTERS = "KQkq";
}
