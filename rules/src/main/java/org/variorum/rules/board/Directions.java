package org.variorum.rules.board;

import java.util.List;

/** A set of directions from a square to its neighbours. */
public enum Directions {
  /** All eight directions. */
  ALL(List.of(new Step(0, 1), new Step(1, 1), new Step(1, 0), new Step(1, -1), new Step(0, -1),
      new Step(-1, -1), new Step(-1, 0), new Step(-1, 1))),
  /** Along ranks and files. */
  STRAIGHT(List.of(new Step(0, 1), new Step(1, 0), new Step(0, -1), new Step(-1, 0))),
  DIAGONAL(List.of(new Step(1, 1), new Step(1, -1), new Step(-1, -1), new Step(-1, 1)));

  private final List<Step> steps;

  Directions(List<Step> steps) {
    this.steps = steps;
  }

  /** The steps in White's view, clockwise. The steps at the indices {@code i} and {@code i + size / 2} are opposite. */
  public List<Step> steps() {
    return steps;
  }
}
