package org.variorum.rules.notation;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;

/** The result of a recorded game. */
public enum PgnResult {
  WHITE_WINS("1-0"), BLACK_WINS("0-1"), DRAW("1/2-1/2"), UNDECIDED("*");

  /** Other texts of results, after dashes and colons are replaced by hyphens. */
  private static final Map<String, PgnResult> OTHERS =
      Map.of("1/2", DRAW, "\u00BD", DRAW, "\u00BD-\u00BD", DRAW, "0.5-0.5", DRAW);

  private final String text;

  PgnResult(String text) {
    this.text = text;
  }

  /** The text of the result at the end of a game in PGN. */
  public String text() {
    return text;
  }

  /**
   * Reads a result as people or programs write it: {@code 1:0}, {@code \u00BD-\u00BD}; empty if the text is no result.
   */
  static Optional<PgnResult> read(String text) {
    if (text.isEmpty() || "01*\u00BD".indexOf(text.charAt(0)) < 0) {
      return Optional.empty();
    }
    String hyphenated = text.replaceAll("[:\u2010-\u2015\u2212]", "-");
    return of(hyphenated).or(() -> Optional.ofNullable(OTHERS.get(hyphenated)));
  }

  /** The result with exactly the given text; empty if there is none. */
  public static Optional<PgnResult> of(String text) {
    return Arrays.stream(values()).filter(result -> result.text.equals(text)).findFirst();
  }
}
