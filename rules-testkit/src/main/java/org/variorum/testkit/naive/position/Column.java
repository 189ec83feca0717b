package org.variorum.testkit.naive.position;

import java.util.List;

/**
 * What a piece carries.
 *
 * @param square where it stood before the move
 * @param beneath the pieces beneath it, the uppermost first
 */
public record Column(int square, List<NaivePiece> beneath) {

  public Column {
    beneath = List.copyOf(beneath);
  }
}
