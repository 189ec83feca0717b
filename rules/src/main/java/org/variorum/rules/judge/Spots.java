package org.variorum.rules.judge;

/** The from and to squares of the move that a condition limits, packed in an int: 16 bits each, the origin lowest. */
public final class Spots {

  /** The value if there is no move, for example in the condition of a goal. */
  static final int NOWHERE = -1;

  private Spots() {}

  /** Packs the square of a piece and its destination. */
  public static int of(int here, int there) {
    return here | there << 16;
  }

  static int here(int spots) {
    return spots & 0xFFFF;
  }

  static int there(int spots) {
    return spots >>> 16;
  }
}
