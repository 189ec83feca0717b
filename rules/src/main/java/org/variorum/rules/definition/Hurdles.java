package org.variorum.rules.definition;

import java.util.Set;
import org.variorum.rules.condition.Owner;
import org.variorum.rules.movement.HurdleCount;

/**
 * The pieces over which a way may hop.
 *
 * @param owner the owner of the pieces, as the hopping side sees it
 * @param letters the letters of the pieces; empty for all kinds
 * @param count the number of pieces in one hop; the paths of the way also contain this number
 */
public record Hurdles(Owner owner, Set<String> letters, HurdleCount count) {

  /** One piece of any kind and owner. */
  public static final Hurdles ANY = new Hurdles(Owner.ANY, Set.of(), HurdleCount.ONE);

  public Hurdles {
    letters = Set.copyOf(letters);
  }

  /** Whether a piece of any kind and owner may be hopped over. */
  public boolean isAnyPiece() {
    return owner == Owner.ANY && letters.isEmpty();
  }

  /** Whether these hurdles certainly include every piece of other hurdles: they are equal, or these are all pieces. */
  boolean includeAllOf(Hurdles others) {
    return isAnyPiece() || owner == others.owner && letters.equals(others.letters);
  }
}
