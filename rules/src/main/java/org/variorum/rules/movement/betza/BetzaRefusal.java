package org.variorum.rules.movement.betza;

import java.util.Optional;
import java.util.stream.Stream;

/**
 * A character that means something to other readers of movement notation and is refused here. Its documentation says
 * what to write instead.
 */
public enum BetzaRefusal implements BetzaLetter {
  EN_PASSANT('e', "en passant capture",
      "En passant is a key of the game's definition, not part of a piece's movement."),
  DESTROY('d', "capture of a friend",
      "What a piece may capture is a key of the game's definition: list its victims."),
  WRAP('o', "going round the edge of the board",
      "The board says which edges are joined: `board: 8x8 cylinder`."),
  TAME('t', "a hurdle that must be a friend",
      "Hurdles may be pieces of either side: write p or g; a bent ride is written in brackets, as in [F?R]."),
  UNLOAD('u', "dropping a captured piece on the way",
      "What happens to other pieces is a key of the game's definition."),
  EXTRA('x', "lending moves to other pieces", "Borrowed movement is a key of the game's definition."),
  UNIVERSAL('U', "a leap to any square", "Leaps to any square are not supported."),
  CASTLING('O', "castling", "Castling is a key of the game's definition, not part of a piece's movement."),
  LONGER('X', "a longer leap", "Leaps of more than three squares are not supported."),
  LONGER_STILL('Y', "a longer leap", "Leaps of more than three squares are not supported."),
  IMITATE('I', "moving as the last mover did", "Imitation is not supported."),
  REPEAT('(', "a group of legs that repeats",
      "Write the legs out, each with its own a, or use z and q for rides."),
  REPEAT_END(')', "the end of a group of legs that repeats",
      "Write the legs out, each with its own a, or use z and q for rides."),
  DROP('@', "a drop from the hand",
      "Drops are a key of the game's definition, not part of a piece's movement.");

  private final char letter;
  private final String meaning;
  private final String documentation;

  BetzaRefusal(char letter, String meaning, String documentation) {
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

  static Optional<BetzaRefusal> of(char letter) {
    return Stream.of(values()).filter(refusal -> refusal.letter == letter).findFirst();
  }
}
