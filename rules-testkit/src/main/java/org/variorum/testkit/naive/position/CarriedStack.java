package org.variorum.testkit.naive.position;

import java.util.List;

/**
 * The stack that a piece carries: the pieces beneath it.
 *
 * @param startSquare the carrier's square before the move
 * @param beneath the pieces beneath the carrier, the uppermost first
 */
public record CarriedStack(int startSquare, List<NaivePiece> beneath) {

  public CarriedStack {
    beneath = List.copyOf(beneath);
  }
}
