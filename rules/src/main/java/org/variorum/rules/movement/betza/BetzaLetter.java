package org.variorum.rules.movement.betza;

import java.util.List;
import java.util.stream.Stream;

/**
 * A character of movement notation with what it says: the one table that the reader reads by and the documentation is
 * made from.
 */
public sealed interface BetzaLetter permits BetzaAtom, BetzaModifier, BetzaSign, BetzaRefusal {

  /** The character itself. */
  char letter();

  /** What it stands for, in a few words. */
  String meaning();

  /** What it does, in whole sentences. */
  String documentation();

  /** Every letter there is: atoms, modifiers, signs, and those that are refused with an explanation. */
  static List<BetzaLetter> all() {
    return Stream
        .of(List.of(BetzaAtom.values()), List.of(BetzaModifier.values()), BetzaSign.ALL, BetzaRefusal.ALL)
        .<BetzaLetter>flatMap(List::stream).toList();
  }
}
