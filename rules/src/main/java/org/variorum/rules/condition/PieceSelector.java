package org.variorum.rules.condition;

import java.util.Set;

/**
 * A selection of pieces by owner and kind.
 *
 * @param owner the owner of the pieces
 * @param allBut whether the named kinds are excluded and all other kinds selected
 * @param letters the letters of the named kinds; empty, with {@code allBut}, for all kinds
 */
public record PieceSelector(Owner owner, boolean allBut, Set<String> letters) {

  public PieceSelector {
    letters = Set.copyOf(letters);
  }

  /** All pieces of an owner. */
  public static PieceSelector all(Owner owner) {
    return new PieceSelector(owner, true, Set.of());
  }

  /** Whether all kinds are selected. */
  public boolean isAll() {
    return allBut && letters.isEmpty();
  }

  /** Whether the kind with a letter is selected. */
  public boolean selects(String letter) {
    return letters.contains(letter) != allBut;
  }
}
