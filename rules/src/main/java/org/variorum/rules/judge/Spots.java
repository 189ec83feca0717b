package org.variorum.rules.judge;

import org.variorum.rules.condition.Spot;

/** The squares that the limit of a move means, in an int. */
public final class Spots {

  /** No squares are meant, as in goals. */
  static final int NOWHERE = -1;

  private Spots() {}

  /** The squares where a piece stands and where it goes. */
  public static int of(int here, int there) {
    return here | there << 16;
  }

  /** One of these squares. */
  static int square(Spot spot, int spots) {
    return spot == Spot.HERE ? spots & 0xFFFF : spots >>> 16;
  }
}
