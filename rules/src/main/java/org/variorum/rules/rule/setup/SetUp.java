package org.variorum.rules.rule.setup;

import java.util.Set;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Mechanism;

/**
 * A player who can drop a piece that must be set up does that and nothing else. So play begins for him when he holds no such piece
 * any more.
 *
 * @param pieces the letters of those pieces, royal ones, too
 * @param apart of these, the ones of which a side drops no two on squares of one colour. No other piece that is set up may leave
 *     them squares of too few colours
 * @param check whether check counts for a side that holds such a piece; else none of them is dropped out of regard for it
 */
public record SetUp(Set<String> pieces, Set<String> apart, boolean check) implements Mechanism {

  public SetUp {
    pieces = Set.copyOf(pieces);
    apart = Set.copyOf(apart);
  }

  /** Whether a side that holds such a piece is never in check. Not where captured pieces come into a hand: then it may be one of those. */
  public boolean knowsNoCheck(Definition definition) {
    return !check && definition.mechanisms().stream().noneMatch(Mechanism::fillsHands);
  }
}
