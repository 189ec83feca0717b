package org.variorum.rules.definition;

import java.util.Set;
import org.variorum.rules.condition.Owner;
import org.variorum.rules.movement.HurdleCount;

/**
 * Over whom a way leads that hops.
 *
 * @param owner whose pieces, as the side sees it that hops
 * @param letters the letters of the pieces; empty for all
 * @param count over how many; the paths of the way say it, too
 */
public record Hurdles(Owner owner, Set<String> letters, HurdleCount count) {

  /** Any piece. */
  public static final Hurdles ANY = new Hurdles(Owner.ANY, Set.of(), HurdleCount.ONE);

  public Hurdles {
    letters = Set.copyOf(letters);
  }

  /** Whether any piece may be hopped over. */
  public boolean isAnybody() {
    return owner == Owner.ANY && letters.isEmpty();
  }

  /** Whether all who are hopped over by other hurdles may be by these. */
  boolean holdAllOf(Hurdles others) {
    return isAnybody() || owner == others.owner && letters.equals(others.letters);
  }
}
