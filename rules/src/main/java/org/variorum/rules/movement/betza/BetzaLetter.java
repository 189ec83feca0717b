package org.variorum.rules.movement.betza;

import java.util.List;
import java.util.stream.Stream;

/**
 * A character of movement notation and its meaning. The reader and the documentation use the same table of characters.
 */
public sealed interface BetzaLetter permits BetzaAtom, BetzaModifier, BetzaSign, BetzaRefusal {

  /** The character itself. */
  char letter();

  /** The meaning of the character, in a few words. */
  String meaning();

  /** The effect of the character, in whole sentences. */
  String documentation();

  /**
   * Returns every character of the notation: atoms, modifiers, signs, and characters that are refused with an
   * explanation.
   */
  static List<BetzaLetter> all() {
    return Stream
        .of(List.of(BetzaAtom.values()), List.of(BetzaModifier.values()), BetzaSign.ALL, BetzaRefusal.ALL)
        .<BetzaLetter>flatMap(List::stream).toList();
  }
}
