package org.variorum.rules.position;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.variorum.rules.game.Position;
import org.variorum.rules.generate.Sight;

/**
 * What a piece can do where it stands, and what it owes that to.
 *
 * <p>Of a piece of the side to move in a {@link Position} the sights are its legal moves, and the barriers are all other
 * squares that its movement reaches on the board as it stands: what keeps it from there is the safety of its royal piece, a ban,
 * range or another rule of the turn. Of a piece of the other side, and in any arrangement that need not be a position, the
 * sights are what its movement allows; nothing is said of legality, so that it can be asked with kings or without. A piece
 * whose movement depends on check (NMT-6) has the one or the other as its side is, or is not, in check.
 *
 * @param square where the piece stands
 * @param piece the piece
 * @param legal whether the sights are legal moves, or else what its movement allows
 * @param lenders the friends whose movement it borrows (DEL-2); empty for a piece that does not borrow
 * @param range the squares in range of its side (RS-3); empty unless range binds the piece, or it gives range
 * @param company the friends beside it by which it can do more, apart from lenders
 * @param barred why it may not move at all, if one reason says it all
 * @param sights what it can do
 * @param barriers where its movement reaches and no legal move leads, in the order in which its ways lead there
 */
public record Insight(int square, Piece piece, boolean legal, List<Lender> lenders, SortedSet<Integer> range,
    List<Company> company, Optional<Refusal.Illegal> barred, List<Sight> sights,
    List<Barrier> barriers) {

  /**
   * A friend that lends its movement.
   *
   * @param square where it stands
   * @param piece what it is
   * @param moving whether it lends its movement to empty squares (DEL-4)
   * @param capturing whether it lends its capturing movement
   */
  public record Lender(int square, Piece piece, boolean moving, boolean capturing) {}

  /**
   * Friends by which a piece can do more than by itself.
   *
   * @param squares where they stand
   * @param words what it can do by them, in a sentence
   */
  public record Company(List<Integer> squares, String words) {}

  /** What happens. */
  public enum SightKind {
    /** It goes to an empty square. */
    MOVE,
    /** It captures, be the captured piece removed or put elsewhere. */
    CAPTURE,
    /** It acts on a piece (NOT-2). */
    ACT,
    /** It castles with a piece. */
    CASTLE,
    /** It exchanges squares with a piece (NMT-8). */
    EXCHANGE,
    /** Nothing now: the square is empty, and it could only capture, or act on, a piece that stood there. */
    GUARD
  }

  /**
   * Something that the piece can do.
   *
   * @param kind what
   * @param square where: an empty square, or that of the piece to which it happens
   * @param to where the piece then stands
   * @param promotes whether it may, or must, become something else
   */
  public record Sight(SightKind kind, int square, int to, boolean promotes) {}

  /**
   * A square that the piece's movement reaches and no legal move has.
   *
   * @param square where it would go, or that of the piece to which something would happen
   * @param move the move that is not legal, as COM-3 writes it
   * @param why what {@link Position#whyNot} says of it
   */
  public record Barrier(int square, String move, Refusal.Illegal why) {}

  /** The squares that the piece's legal moves touch: where it goes, and where the pieces are to which something happens. */
  public SortedSet<Integer> reachable() {
    SortedSet<Integer> squares = new TreeSet<>();
    sights.stream().filter(sight -> sight.kind() != SightKind.GUARD)
        .forEach(sight -> squares.addAll(List.of(sight.square(), sight.to())));
    squares.remove(square);
    return squares;
  }

  public Insight {
    lenders = List.copyOf(lenders);
    range = Collections.unmodifiableSortedSet(new TreeSet<>(range));
    company = List.copyOf(company);
    sights = List.copyOf(sights);
    barriers = List.copyOf(barriers);
  }
}
