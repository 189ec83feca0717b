package org.variorum.rules.notation;

import java.util.Arrays;
import java.util.Optional;

/** How a recorded game ended. */
public enum PgnResult {
  WHITE_WINS("1-0"), BLACK_WINS("0-1"), DRAW("1/2-1/2"), UNDECIDED("*");

  private final String text;

  PgnResult(String text) {
    this.text = text;
  }

  /** The sign that ends a game in PGN. */
  public String text() {
    return text;
  }

  /** The result with that sign. */
  public static Optional<PgnResult> of(String text) {
    return Arrays.stream(values()).filter(result -> result.text.equals(text)).findFirst();
  }
}
