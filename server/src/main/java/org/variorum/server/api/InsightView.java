package org.variorum.server.api;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a man can do where it stands.
 *
 * @param words a sentence or two for people
 * @param lenders men it borrows its movement from (DEL-2)
 * @param range the squares that are in range for its side (RS-3); missing if range does not bind it
 * @param pivots men it may orbit (RS-6)
 * @param barred why it may not move at all, if so
 * @param sights where it can go, and what it does there
 */
public record InsightView(String square, String man, String words, List<Lender> lenders,
    @Nullable List<String> range,
    List<String> pivots, @Nullable WhyView barred, List<Sight> sights) {

  /** A man that lends its movement. */
  public record Lender(String square, String man) {}

  /** What a man can do on a square. */
  public record Sight(String square, Deed deed) {}

  /** What happens on a square. */
  public enum Deed {
    move, capture, act,
    /** Nothing now, for nobody is there; it could capture, or act on, a man there. */
    guard
  }
}
