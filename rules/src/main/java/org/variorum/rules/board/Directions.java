package org.variorum.rules.board;

import java.util.List;

/** Directions over a board in which one goes square by square. */
public enum Directions {
  /** All eight. */
  ALL(List.of(new Step(0, 1), new Step(1, 1), new Step(1, 0), new Step(1, -1), new Step(0, -1),
      new Step(-1, -1), new Step(-1, 0), new Step(-1, 1))),
  /** Along ranks and files. */
  STRAIGHT(List.of(new Step(0, 1), new Step(1, 0), new Step(0, -1), new Step(-1, 0))),
  DIAGONAL(List.of(new Step(1, 1), new Step(1, -1), new Step(-1, -1), new Step(-1, 1)));

  private final List<Step> steps;

  Directions(List<Step> steps) {
    this.steps = steps;
  }

  /** White's steps, clockwise: those in the first and the second half of the list are opposite to each other. */
  public List<Step> steps() {
    return steps;
  }
}
