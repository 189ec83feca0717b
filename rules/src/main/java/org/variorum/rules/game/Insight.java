package org.variorum.rules.game;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What a man can do where it stands, as the board stands, and what it owes that to. It is for showing: whose turn it is and
 * whether a royal man would be left attacked play no part, so that it can be asked of any arrangement, with kings or without.
 *
 * <p>A man whose movement depends on check (NMT-6) has the one or the other as its side is, or is not, in check. Castling,
 * exchanges and drops are not told of.
 *
 * @param square where the man stands
 * @param man the man
 * @param lenders the friends whose movement it borrows (DEL-2); empty for a man that does not borrow
 * @param range the squares in range of its side (RS-3); empty unless range binds the man, or it gives range
 * @param pivots the squares of the men that it may orbit (RS-6)
 * @param barred what keeps it from moving now: it is frozen (RS-7), banned (NMT-4), out of range (RS-3) or unprotected
 *     (DEL-2)
 * @param sights what it can do, or could if it were neither frozen nor banned
 */
public record Insight(int square, Piece man, List<Lender> lenders, SortedSet<Integer> range,
    SortedSet<Integer> pivots,
    Optional<Refusal.Illegal> barred, List<Sight> sights) {

  /**
   * A friend that lends its movement.
   *
   * @param square where it stands
   * @param man what it is
   * @param moving whether it lends its movement to empty squares (DEL-4)
   * @param capturing whether it lends its capturing movement
   */
  public record Lender(int square, Piece man, boolean moving, boolean capturing) {}

  /** What happens. */
  public enum Deed {
    /** It goes to an empty square. */
    MOVE,
    /** It captures, be the captured man removed or put elsewhere. */
    CAPTURE,
    /** It acts on a man (NOT-2). */
    ACT,
    /** Nothing now: the square is empty, and it could only capture, or act on, a man that stood there. */
    GUARD
  }

  /**
   * Something that the man can do.
   *
   * @param deed what
   * @param square where: an empty square, or that of the man to which it happens
   * @param to where the man then stands
   */
  public record Sight(Deed deed, int square, int to) {}

  public Insight {
    lenders = List.copyOf(lenders);
    range = Collections.unmodifiableSortedSet(new TreeSet<>(range));
    pivots = Collections.unmodifiableSortedSet(new TreeSet<>(pivots));
    sights = List.copyOf(sights);
  }
}
