package org.variorum.rules.program;

import java.util.List;
import org.variorum.rules.platform.Bits;

/**
 * The squares that one piece can reach from one square, as tables for lookup instead of a walk.
 *
 * <p>The sets {@code both}, {@code move} and {@code capture} are squares that the piece reaches by leaps, whatever the
 * occupancy: by both moves and captures, by moves only, and by captures only. Each set is two longs, such as
 * {@code bothLo} and {@code bothHi}. The groups contain squares that depend on the occupancy of other squares.
 */
public final class ReachTable {

  /**
   * Branches of a program that depend on few squares. Their table is indexed by the occupancy of these squares, which
   * {@link Bits#compress} gathers as PEXT does: the lowest square of the mask becomes bit 0 of the index, and so on.
   */
  public static final class Group {
    final long maskLo;
    final long maskHi;
    /** The number of squares in {@link #maskLo}; their bits come first in the index. */
    final int bitsLo;
    /** The entries; on boards of more than 64 squares, low and high words alternate, near each other for the cache. */
    public final long[] table;
    private final boolean isWide;
    /** The kind of ends in the table: MOVE, CAPTURE or both. */
    public final int endFlags;

    Group(long maskLo, long maskHi, long[] table, boolean isWide, int endFlags) {
      this.maskLo = maskLo;
      this.maskHi = maskHi;
      bitsLo = Long.bitCount(maskLo);
      this.table = table;
      this.isWide = isWide;
      this.endFlags = endFlags;
    }

    /** Returns the index of the entry for an occupancy. */
    int index(long occupiedLo, long occupiedHi) {
      return isWide ? indexOnLargeBoard(occupiedLo, occupiedHi) : (int) Bits.compress(occupiedLo, maskLo);
    }

    /** Returns the index of the entry for an occupancy, on a board of more than 64 squares. */
    public int indexOnLargeBoard(long occupiedLo, long occupiedHi) {
      int index = (int) Bits.compress(occupiedLo, maskLo);
      return (maskHi == 0 ? index : index | (int) Bits.compress(occupiedHi, maskHi) << bitsLo) << 1;
    }

    /** Returns the entry for an occupancy, on a board of up to 64 squares. */
    public long entryOnSmallBoard(long occupied) {
      return table[(int) Bits.compress(occupied, maskLo)];
    }

    /** Returns the high word of the entry at an index. */
    long highWord(int index) {
      return isWide ? table[index + 1] : 0;
    }
  }

  private static final int BOTH = Node.MOVE | Node.CAPTURE;

  // Captures of all kinds only; those of certain kinds are in limitedCaptures.
  public final long bothLo;
  public final long bothHi;
  public final long moveLo;
  public final long moveHi;
  public final long captureLo;
  public final long captureHi;
  /** Groups of squares for both moves and captures. */
  public final Group[] bothGroups;
  /** Groups of squares for moves only or for captures only. */
  public final Group[] singleGroups;
  /** Captures of certain kinds only, which the sets and groups above do not contain. */
  public final LimitedCapture[] limitedCaptures;

  /**
   * Captures of certain kinds only.
   *
   * @param victims the kinds that can be captured
   * @param reach the squares where they can be captured; it has no moves
   */
  public record LimitedCapture(long victims, ReachTable reach) {}

  /** @param leaps the low and high word of the set for moves, then those of the set for captures */
  ReachTable(long[] leaps, List<Group> groups, List<LimitedCapture> limitedCaptures) {
    bothLo = leaps[0] & leaps[2];
    bothHi = leaps[1] & leaps[3];
    moveLo = leaps[0] & ~bothLo;
    moveHi = leaps[1] & ~bothHi;
    captureLo = leaps[2] & ~bothLo;
    captureHi = leaps[3] & ~bothHi;
    bothGroups = groups.stream().filter(group -> group.endFlags == BOTH).toArray(Group[]::new);
    singleGroups = groups.stream().filter(group -> group.endFlags != BOTH).toArray(Group[]::new);
    this.limitedCaptures = limitedCaptures.toArray(LimitedCapture[]::new);
  }

  /** Adds to a set the squares where the piece could capture, without {@link #limitedCaptures}. */
  public void addCaptures(long occupiedLo, long occupiedHi, long[] set) {
    if (set.length == 1) {
      set[0] |= capturesOnSmallBoard(occupiedLo);
    } else {
      addCapturesOnLargeBoard(occupiedLo, occupiedHi, set);
    }
  }

  private long capturesOnSmallBoard(long occupied) {
    long squares = bothLo | captureLo;
    for (Group group : bothGroups) {
      squares |= group.entryOnSmallBoard(occupied);
    }
    for (Group group : singleGroups) {
      if ((group.endFlags & Node.CAPTURE) != 0) {
        squares |= group.entryOnSmallBoard(occupied);
      }
    }
    return squares;
  }

  private void addCapturesOnLargeBoard(long occupiedLo, long occupiedHi, long[] set) {
    long lo = bothLo | captureLo;
    long hi = bothHi | captureHi;
    for (Group group : bothGroups) {
      int index = group.indexOnLargeBoard(occupiedLo, occupiedHi);
      lo |= group.table[index];
      hi |= group.table[index + 1];
    }
    for (Group group : singleGroups) {
      if ((group.endFlags & Node.CAPTURE) != 0) {
        int index = group.indexOnLargeBoard(occupiedLo, occupiedHi);
        lo |= group.table[index];
        hi |= group.table[index + 1];
      }
    }
    set[0] |= lo;
    set[1] |= hi;
  }

  /** Whether the piece could capture on a square, without {@link #limitedCaptures}. */
  public boolean capturesOn(int square, long occupiedLo, long occupiedHi) {
    long squares = square < 64 ? bothLo | captureLo : bothHi | captureHi;
    for (Group group : bothGroups) {
      squares |= group.table[group.index(occupiedLo, occupiedHi) + (square >>> 6)];
    }
    for (Group group : singleGroups) {
      if ((group.endFlags & Node.CAPTURE) != 0) {
        squares |= group.table[group.index(occupiedLo, occupiedHi) + (square >>> 6)];
      }
    }
    return (squares >>> square & 1) != 0;
  }
}
