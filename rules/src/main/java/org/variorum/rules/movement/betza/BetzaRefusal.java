package org.variorum.rules.movement.betza;

import java.util.List;
import java.util.Optional;

/**
 * A character that has a meaning in other readers of movement notation and is refused here. Its documentation says what
 * to write instead.
 */
public record BetzaRefusal(char letter, String meaning, String documentation) implements BetzaLetter {

  /** All refused characters. */
  static final List<BetzaRefusal> ALL = List.of(
      new BetzaRefusal('e', "en passant capture",
          "En passant is a key of the game's definition, not part of a piece's movement."),
      new BetzaRefusal('d', "capture of a friend",
          "Captures of own pieces are a key of the game's definition: `self-captures`."),
      new BetzaRefusal('o', "going round the edge of the board",
          "The board says which edges are joined: `board: 8x8 cylinder`."),
      new BetzaRefusal('t', "a hurdle that must be a friend",
          "Hurdles may be pieces of either side: write p or g; a bent ride is written in brackets, as in [F?R]."),
      new BetzaRefusal('u', "dropping a captured piece on the way",
          "What happens to other pieces is a key of the game's definition."),
      new BetzaRefusal('x', "lending moves to other pieces",
          "Borrowed movement is a key of the game's definition."),
      new BetzaRefusal('O', "castling",
          "Castling is a key of the game's definition, not part of a piece's movement."),
      new BetzaRefusal('X', "a longer leap", "Write the lengths of the leap along both axes: (4,1)."),
      new BetzaRefusal('Y', "a longer leap", "Write the lengths of the leap along both axes: (4,1)."),
      new BetzaRefusal('I', "moving as the last mover did", "Imitation is a key of the game's definition."),
      new BetzaRefusal('@', "a drop from the hand",
          "Drops are a key of the game's definition, not part of a piece's movement."));

  static Optional<BetzaRefusal> of(char letter) {
    return ALL.stream().filter(refusal -> refusal.letter == letter).findFirst();
  }
}
