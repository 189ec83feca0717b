package org.variorum.rules.rule.castling;

import java.util.Optional;
import java.util.Set;
import org.variorum.rules.board.Region;
import org.variorum.rules.condition.Condition;
import org.variorum.rules.definition.Mechanism;

/**
 * A king and a rook that have not moved go in one move. Rights are the FEN's {@code KQkq}: K for the rook on the
 * higher file of the king's rank (COM-2). The squares between the two are empty and the king is not in check.
 *
 * @param style where they go
 * @param king the letter of the one
 * @param rooks the letters of the others: the farthest of them on either side is the rook
 * @param lowFile the king's destination towards the lower file, from 0; used by ORTHODOX only
 * @param highFile the king's destination towards the higher file, from 0; used by ORTHODOX only
 * @param dropped where kings and rooks that are dropped count as pieces that have not moved: one of them gets the right when the
 *     other stands there
 * @param from where kings and rooks may stand that have not moved; a position says by their files which they are. Empty: where
 *     they stand at the start
 * @param least how many squares the king goes at least; used by FREE only
 * @param when what must hold before it, as the side sees it that castles; it may mean the king's squares. Empty: nothing
 */
public record Castling(Style style, String king, Set<String> rooks, int lowFile, int highFile,
    Optional<Homes> dropped, Optional<Region> from, int least, Optional<Condition> when)
    implements Mechanism {

  /** The word of its rules, and that by which turns ask for its moves. */
  public static final String WORD = "castling";

  public Castling {
    rooks = Set.copyOf(rooks);
  }

  /** The squares of kings and of rooks. */
  public record Homes(Region king, Region rooks) {}

  /** Where king and rook go. */
  public enum Style {
    /** The king to a fixed file over squares not attacked, the rook beside it on the other side. */
    ORTHODOX,
    /** GLE-3: some squares or more, usually two, towards the rook, no square between attacked, the rook beside it. */
    FREE,
    /** GLE-3, older sense: both on any squares of the stretch, the king nearer the corner, none attacked. */
    ITALIAN
  }

  @Override
  public boolean keepsMaterial() {
    return true;
  }
}
