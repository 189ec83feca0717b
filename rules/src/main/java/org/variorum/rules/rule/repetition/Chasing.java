package org.variorum.rules.rule.repetition;

import java.util.Map;
import java.util.Set;
import org.variorum.rules.board.Region;
import org.variorum.rules.platform.Copies;

/**
 * Who has chased one and the same piece by each move since the first occurrence loses. A piece is chased that could be captured
 * legally if it were the chaser's turn, while nobody could legally capture back; not by a piece of its own kind that it could capture
 * in turn.
 *
 * @param by the pieces that chase if they threaten
 * @param of those that may be chased
 * @param spared squares on which a piece is not chased, by its letter, as its own side sees them
 * @param evenProtected by the letter of a piece: those that chase it even if somebody could capture back
 * @param still whether a threat counts, too, that was there before the move
 */
public record Chasing(Set<String> by, Set<String> of, Map<String, Region> spared,
    Map<String, Set<String>> evenProtected, boolean still) {
  public Chasing {
    by = Set.copyOf(by);
    of = Set.copyOf(of);
    spared = Copies.of(spared);
    evenProtected = Copies.of(evenProtected);
  }
}
