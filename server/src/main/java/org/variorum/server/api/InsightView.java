package org.variorum.server.api;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a man can do where it stands.
 *
 * @param words a sentence or two for people
 * @param legal whether the sights are legal moves, or else what its movement allows: of a man that is not to move, and in
 *     an arrangement that is no position
 * @param lenders men it borrows its movement from (DEL-2)
 * @param range the squares that are in range for its side (RS-3); missing if range does not bind it
 * @param pivots men it may orbit (RS-6)
 * @param barred why it may not move at all, if one reason says it all
 * @param sights what it can do, and where
 * @param barriers the other squares that its movement reaches, and why no legal move leads there
 */
public record InsightView(String square, String man, String words, boolean legal, List<Lender> lenders,
    @Nullable List<String> range, List<String> pivots, @Nullable WhyView barred, List<Sight> sights,
    List<Barrier> barriers) {

  /** A man that lends its movement. */
  public record Lender(String square, String man) {}

  /**
   * What a man can do.
   *
   * @param square where: an empty square, or that of the man to which it happens
   * @param to where the man then stands
   */
  public record Sight(String square, Deed deed, String to) {}

  /** A square where no legal move of the man leads, though its movement does. */
  public record Barrier(String square, WhyView why) {}

  /** What happens on a square. */
  public enum Deed {
    move, capture, act, castle, exchange,
    /** Nothing now, for nobody is there; it could capture, or act on, a man there. */
    guard
  }
}
