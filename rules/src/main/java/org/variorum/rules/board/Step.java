package org.variorum.rules.board;

/**
 * A displacement from one square to another: {@code right} files towards the last file, {@code up} ranks away from
 * White's side. One file and one rank is the step of a bishop.
 */
public record Step(int right, int up) {

  /** The opposite step. */
  public Step reversed() {
    return times(-1);
  }

  /** The sum of two steps. */
  public Step plus(Step other) {
    return new Step(right + other.right, up + other.up);
  }

  /** Whether the step leads along a rank, a file or a diagonal. */
  public boolean isStraight() {
    return right == 0 || up == 0 || Math.abs(right) == Math.abs(up);
  }

  Step times(int factor) {
    return new Step(factor * right, factor * up);
  }
}
