package org.variorum.server.api;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a piece can do where it stands.
 *
 * @param words a sentence or two for people
 * @param legal whether the sights are legal moves, or else what its movement allows: of a piece that is not to move, and in
 *     an arrangement that is no position
 * @param lenders pieces it borrows its movement from (DEL-2)
 * @param range the squares that are in range for its side (RS-3); missing if range does not bind it
 * @param pivots the friends beside it by which it can do more, apart from lenders
 * @param barred why it may not move at all, if one reason says it all
 * @param sights what it can do, and where
 * @param barriers the other squares that its movement reaches, and why no legal move leads there
 */
public record InsightView(String square, String piece, String words, boolean legal, List<Lender> lenders,
    @Nullable List<String> range, List<String> pivots, @Nullable WhyView barred, List<Sight> sights,
    List<Barrier> barriers) {

  /** A piece that lends its movement. */
  public record Lender(String square, String piece) {}

  /**
   * What a piece can do.
   *
   * @param square where: an empty square, or that of the piece to which it happens
   * @param to where the piece then stands
   */
  public record Sight(String square, SightKind kind, String to) {}

  /** A square where no legal move of the piece leads, though its movement does. */
  public record Barrier(String square, WhyView why) {}

  /** What happens on a square. */
  public enum SightKind {
    move, capture, act, castle, exchange,
    /** Nothing now, for nobody is there; it could capture, or act on, a piece there. */
    guard
  }
}
