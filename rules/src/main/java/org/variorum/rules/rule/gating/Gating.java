package org.variorum.rules.rule.gating;

import java.util.Set;
import org.variorum.rules.board.Region;
import org.variorum.rules.definition.Mechanism;

/**
 * When a piece that has never moved leaves its square, its side may at once put a piece from hand there. In castling that is the
 * king's square or the rook's, not both.
 *
 * <p>The move must leave the own royal pieces safe without the piece that comes, too: who comes ends no check and covers nobody. A
 * piece that can promote lets nobody in, and neither does a capture en passant or in passing. Who is captured before the first
 * move, lets nobody in any more.
 *
 * @param pieces the letters of the pieces that come so
 * @param on where pieces stand at the start that let others in
 */
public record Gating(Set<String> pieces, Region on) implements Mechanism {

  public Gating {
    pieces = Set.copyOf(pieces);
  }

  @Override
  public Set<String> leavesBehind() {
    return pieces;
  }
}
