package org.variorum.rules.definition;

import java.util.Set;
import org.variorum.rules.condition.Owner;

/**
 * Over whom a way leads that hops.
 *
 * @param owner whose pieces, as the side sees it that hops
 * @param letters the letters of the pieces; empty for all
 */
public record Hurdles(Owner owner, Set<String> letters) {

  /** Any piece. */
  public static final Hurdles ANY = new Hurdles(Owner.ANY, Set.of());

  public Hurdles {
    letters = Set.copyOf(letters);
  }
}
