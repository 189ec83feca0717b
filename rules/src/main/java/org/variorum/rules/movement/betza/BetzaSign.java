package org.variorum.rules.movement.betza;

/** A punctuation mark of movement notation. */
public enum BetzaSign implements BetzaLetter {
  OPEN('[', "bent ride", "Starts a list of legs that are walked one after the other, each bending outward."),
  MAY_END('?', "and maybe on",
      "Between two legs in brackets: the move may end here, or go on over an empty square."),
  MUST_GO_ON('-', "and on", "Between two legs in brackets: the move must go on."),
  CLOSE(']', "end of a bent ride", "Ends the list of legs.");

  private final char letter;
  private final String meaning;
  private final String documentation;

  BetzaSign(char letter, String meaning, String documentation) {
    this.letter = letter;
    this.meaning = meaning;
    this.documentation = documentation;
  }

  @Override
  public char letter() {
    return letter;
  }

  @Override
  public String meaning() {
    return meaning;
  }

  @Override
  public String documentation() {
    return documentation;
  }
}
