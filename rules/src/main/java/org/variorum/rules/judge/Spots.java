package org.variorum.rules.judge;

/** The squares that the limit of a move means, in an int. */
public final class Spots {

  /** No squares are meant, as in goals. */
  static final int NOWHERE = -1;

  private Spots() {}

  /** The squares where a piece stands and where it goes. */
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
