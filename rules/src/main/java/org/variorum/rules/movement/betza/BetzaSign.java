package org.variorum.rules.movement.betza;

import java.util.List;

/** A punctuation mark of movement notation. */
public record BetzaSign(char letter, String meaning, String documentation) implements BetzaLetter {

  static final BetzaSign OPEN = new BetzaSign('[', "bent ride",
      "Starts a list of legs that are walked one after the other, each bending outward.");
  static final BetzaSign MAY_END = new BetzaSign('?', "and maybe on",
      "Between two legs in brackets: the move may end here, or go on over an empty square.");
  static final BetzaSign MUST_GO_ON =
      new BetzaSign('-', "and on", "Between two legs in brackets: the move must go on.");
  static final BetzaSign FAR = new BetzaSign('(', "a leap without a letter",
      "Two numbers: `(4,1)` leaps four squares along a rank or file and one aside, `(4,4)2` once or twice four squares diagonally.");
  static final BetzaSign FAR_END =
      new BetzaSign(')', "end of a leap without a letter", "Ends the two numbers.");
  static final BetzaSign CLOSE = new BetzaSign(']', "end of a bent ride", "Ends the list of legs.");

  /** All signs. */
  static final List<BetzaSign> ALL = List.of(OPEN, MAY_END, MUST_GO_ON, CLOSE, FAR, FAR_END);
}
