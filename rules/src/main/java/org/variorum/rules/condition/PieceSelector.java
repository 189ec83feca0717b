package org.variorum.rules.condition;

import java.util.Set;

/**
 * Which pieces are meant.
 *
 * @param owner the side that owns them
 * @param allBut whether all kinds are meant but those that are named
 * @param letters the kinds that are named
 */
public record PieceSelector(Owner owner, boolean allBut, Set<String> letters) {

  public PieceSelector {
    letters = Set.copyOf(letters);
  }

  /** All pieces of an owner. */
  public static PieceSelector all(Owner owner) {
    return new PieceSelector(owner, true, Set.of());
  }

  /** Whether all kinds are meant. */
  public boolean isAll() {
    return allBut && letters.isEmpty();
  }

  /** Whether pieces of a kind are meant. */
  public boolean names(String letter) {
    return letters.contains(letter) != allBut;
  }
}
