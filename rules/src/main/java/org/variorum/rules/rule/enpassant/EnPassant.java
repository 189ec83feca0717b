package org.variorum.rules.rule.enpassant;

import java.util.Set;
import org.variorum.rules.board.Region;
import org.variorum.rules.definition.Mechanism;

/**
 * A piece of a kind in {@code of} that passes squares by a move of several steps over empty squares to an empty one can
 * be captured there by an enemy piece of a kind in {@code by}, on the next move.
 *
 * @param by the letters of the pieces that capture so
 * @param of the letters of those that are captured so
 * @param on where, as the side that captures sees it
 * @param passed on which of the squares that a way passes
 * @param moves after which moves
 */
public record EnPassant(Set<String> by, Set<String> of, Region on, Passed passed, Moves moves)
    implements Mechanism {

  /** Which squares of a way count. */
  public enum Passed {
    ALL, FIRST, LAST
  }

  /** After which moves a piece can be captured so. */
  public enum Moves {
    /** After initial ones. */
    FIRST,
    /** After any. */
    ALL
  }

  public EnPassant {
    by = Set.copyOf(by);
    of = Set.copyOf(of);
  }

  /** Pieces that capture each other so, wherever they pass by an initial move. */
  public EnPassant(Set<String> pieces) {
    this(pieces, pieces, Region.EVERYWHERE, Passed.ALL, Moves.FIRST);
  }

  @Override
  public boolean keepsMaterial() {
    return true;
  }
}
