package org.variorum.testkit.naive.position;

import java.util.List;

/**
 * The pieces that a piece carries.
 *
 * @param square the carrier's square before the move
 * @param beneath the pieces beneath the carrier, the uppermost first
 */
public record Column(int square, List<NaivePiece> beneath) {

  public Column {
    beneath = List.copyOf(beneath);
  }
}
