package org.variorum.rules.game;

/**
 * The squares that one man can reach from one square, by looking up instead of walking.
 *
 * <p>{@code moveLo, moveHi} and {@code captureLo, captureHi} are the squares that it reaches whatever stands around (leaps),
 * the groups those for which other squares must be empty. Sets of up to 128 squares are two longs.
 */
final class Reach {

  /**
   * Branches of a program whose outcome depends on few squares: a table indexed by their occupancy, which
   * {@code Long.compress} (the processor's PEXT) gathers.
   */
  static final class Group {
    final long maskLo;
    final long maskHi;
    final int bitsLo;
    /** Interleaved low and high words. */
    final long[] table;
    final boolean moves;
    final boolean captures;

    Group(long maskLo, long maskHi, long[] table, boolean moves, boolean captures) {
      this.maskLo = maskLo;
      this.maskHi = maskHi;
      bitsLo = Long.bitCount(maskLo);
      this.table = table;
      this.moves = moves;
      this.captures = captures;
    }

    /** Where the entry for an occupancy begins. */
    int index(long occupiedLo, long occupiedHi) {
      int index = (int) Long.compress(occupiedLo, maskLo);
      if (maskHi != 0) {
        index |= (int) Long.compress(occupiedHi, maskHi) << bitsLo;
      }
      return index << 1;
    }
  }

  final long moveLo;
  final long moveHi;
  final long captureLo;
  final long captureHi;
  final Group[] groups;

  Reach(long moveLo, long moveHi, long captureLo, long captureHi, Group[] groups) {
    this.moveLo = moveLo;
    this.moveHi = moveHi;
    this.captureLo = captureLo;
    this.captureHi = captureHi;
    this.groups = groups;
  }
}
