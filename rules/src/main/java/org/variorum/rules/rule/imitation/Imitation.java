package org.variorum.rules.rule.imitation;

import java.util.Set;
import org.variorum.rules.definition.Mechanism;

/**
 * A piece moves and captures, besides what it does by itself, as the piece that the opponent has moved last: by its ways as
 * the imitator's own side sees them, but without initial movement, and without what is no way of its: castling, promotion.
 * What is imitated stays after moves of other kinds, drops and passes; before the opponent has moved such a piece it is
 * nothing. A piece that promotes has moved as what it was; in castling the royal piece moves.
 *
 * @param pieces the pieces that imitate
 * @param of the pieces that are imitated, none of these
 */
public record Imitation(Set<String> pieces, Set<String> of) implements Mechanism {

  public Imitation {
    pieces = Set.copyOf(pieces);
    of = Set.copyOf(of);
  }
}
