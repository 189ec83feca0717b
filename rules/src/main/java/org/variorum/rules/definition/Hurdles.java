package org.variorum.rules.definition;

import java.util.Set;
import org.variorum.rules.condition.Owner;
import org.variorum.rules.movement.HurdleCount;

/**
 * The pieces over which a way may hop.
 *
 * @param owner the side that owns them, as the hopping side sees it
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

  /** Whether every piece that other hurdles let a way hop over is allowed by these, too. */
  boolean holdAllOf(Hurdles others) {
    return isAnybody() || owner == others.owner && letters.equals(others.letters);
  }
}
