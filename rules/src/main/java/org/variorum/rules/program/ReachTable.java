package org.variorum.rules.program;

import java.util.List;

/**
 * The squares that one piece can reach from one square, by looking up instead of walking.
 *
 * <p>The sets of squares are those that it reaches whatever stands around (leaps): where it may move and capture alike, where
 * it may move only, and where it may capture only. The groups are the squares for which others must be empty, or
 * occupied, parted in the same way. Sets of up to 128 squares are two longs.
 */
public final class ReachTable {

  /**
   * Branches of a program that depend on few squares: a table indexed by the squares' occupancy, which
   * {@code Long.compress} (the processor's PEXT) gathers.
   */
  public static final class Group {
    final long maskLo;
    final long maskHi;
    final int bitsLo;
    /** On boards of more than 64 squares low and high words by turns, so that both are near each other; else low words. */
    public final long[] table;
    private final boolean wide;
    /** Which ends the entries are: MOVE, CAPTURE or both. */
    public final int ends;

    Group(long maskLo, long maskHi, long[] table, boolean wide, int ends) {
      this.maskLo = maskLo;
      this.maskHi = maskHi;
      bitsLo = Long.bitCount(maskLo);
      this.table = table;
      this.wide = wide;
      this.ends = ends;
    }

    /** Where the entry for an occupancy begins. */
    int index(long occupiedLo, long occupiedHi) {
      return wide ? wideIndex(occupiedLo, occupiedHi) : (int) Long.compress(occupiedLo, maskLo);
    }

    /** Where the entry for an occupancy begins, on a board of more than 64 squares. */
    public int wideIndex(long occupiedLo, long occupiedHi) {
      int index = (int) Long.compress(occupiedLo, maskLo);
      return (maskHi == 0 ? index : index | (int) Long.compress(occupiedHi, maskHi) << bitsLo) << 1;
    }

    /** The entry for an occupancy, on a board of up to 64 squares. */
    public long narrow(long occupied) {
      return table[(int) Long.compress(occupied, maskLo)];
    }

    /** The high word of the entry that begins there. */
    long hi(int index) {
      return wide ? table[index + 1] : 0;
    }
  }

  private static final int BOTH = Node.MOVE | Node.CAPTURE;

  public final long alikeLo;
  public final long alikeHi;
  public final long moveLo;
  public final long moveHi;
  public final long captureLo;
  public final long captureHi;
  /** Groups of squares that it may both move to and capture on. */
  public final Group[] alike;
  /** Groups for one of the two. */
  public final Group[] halves;
  /** Captures of certain kinds only; they are not among those above. */
  public final Choosy[] choosy;

  /**
   * Captures of certain kinds only.
   *
   * @param victims the kinds
   * @param reach where they are captured; it has no moves
   */
  public record Choosy(long victims, ReachTable reach) {}

  /** @param leaps move and capture sets, low and high word of each */
  ReachTable(long[] leaps, List<Group> groups, List<Choosy> choosy) {
    alikeLo = leaps[0] & leaps[2];
    alikeHi = leaps[1] & leaps[3];
    moveLo = leaps[0] & ~alikeLo;
    moveHi = leaps[1] & ~alikeHi;
    captureLo = leaps[2] & ~alikeLo;
    captureHi = leaps[3] & ~alikeHi;
    alike = groups.stream().filter(group -> group.ends == BOTH).toArray(Group[]::new);
    halves = groups.stream().filter(group -> group.ends != BOTH).toArray(Group[]::new);
    this.choosy = choosy.toArray(Choosy[]::new);
  }

  /** Adds the squares where the piece could capture to a set. */
  public void captures(long occupiedLo, long occupiedHi, long[] into) {
    if (into.length == 1) {
      into[0] |= captures(occupiedLo);
    } else {
      capturesWidely(occupiedLo, occupiedHi, into);
    }
  }

  private long captures(long occupied) {
    long found = alikeLo | captureLo;
    for (Group group : alike) {
      found |= group.narrow(occupied);
    }
    for (Group group : halves) {
      if ((group.ends & Node.CAPTURE) != 0) {
        found |= group.narrow(occupied);
      }
    }
    return found;
  }

  private void capturesWidely(long occupiedLo, long occupiedHi, long[] into) {
    long lo = alikeLo | captureLo;
    long hi = alikeHi | captureHi;
    for (Group group : alike) {
      int index = group.wideIndex(occupiedLo, occupiedHi);
      lo |= group.table[index];
      hi |= group.table[index + 1];
    }
    for (Group group : halves) {
      if ((group.ends & Node.CAPTURE) != 0) {
        int index = group.wideIndex(occupiedLo, occupiedHi);
        lo |= group.table[index];
        hi |= group.table[index + 1];
      }
    }
    into[0] |= lo;
    into[1] |= hi;
  }

  /** Whether the piece could capture on a square. */
  public boolean captures(int square, long occupiedLo, long occupiedHi) {
    long found = square < 64 ? alikeLo | captureLo : alikeHi | captureHi;
    for (Group group : alike) {
      found |= group.table[group.index(occupiedLo, occupiedHi) + (square >>> 6)];
    }
    for (Group group : halves) {
      if ((group.ends & Node.CAPTURE) != 0) {
        found |= group.table[group.index(occupiedLo, occupiedHi) + (square >>> 6)];
      }
    }
    return (found >>> square & 1) != 0;
  }
}
