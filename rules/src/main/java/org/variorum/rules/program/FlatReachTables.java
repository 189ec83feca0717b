package org.variorum.rules.program;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.variorum.rules.platform.Bits;

/**
 * The {@link ReachTable}s of all squares, in flat arrays, for pieces of one code that capture where they move. Flat
 * arrays save memory accesses. A square with fewer groups than others is filled up with empty groups, so that all loops
 * are equally long and the processor predicts them.
 */
public final class FlatReachTables implements BulkMoveCounter {

  private final int size;
  private final boolean isSmall;
  /** By square: the squares that the piece reaches whatever the occupancy. */
  private final long[] leapsLo;
  private final long[] leapsHi;
  /** For each group of each square, at {@code group * size + square}: the squares on which its reach depends. */
  private final long[] maskLo;
  private final long[] maskHi;
  /** For each group of each square: the index of its first entry in {@link #entries}; 0 for an empty group. */
  private final int[] start;
  /** The entries of all groups. Entry 0 is no squares, for empty groups. On a large board, an entry is two longs. */
  private final long[] entries;

  private FlatReachTables(ReachTable[] reaches) {
    size = reaches.length;
    isSmall = size <= Long.SIZE;
    int groups = Arrays.stream(reaches).mapToInt(reach -> reach.bothGroups.length).max().orElse(0);
    leapsLo = Arrays.stream(reaches).mapToLong(reach -> reach.bothLo).toArray();
    leapsHi = Arrays.stream(reaches).mapToLong(reach -> reach.bothHi).toArray();
    maskLo = new long[groups * size];
    maskHi = new long[groups * size];
    start = new int[groups * size];
    List<long[]> tables = new ArrayList<>(List.of(new long[2]));
    // Squares share tables, so each table is copied once.
    Map<long[], Integer> starts = new IdentityHashMap<>();
    int length = 2;
    for (int square = 0; square < size; square++) {
      ReachTable.Group[] both = reaches[square].bothGroups;
      for (int group = 0; group < both.length; group++) {
        int slot = group * size + square;
        maskLo[slot] = both[group].maskLo;
        maskHi[slot] = both[group].maskHi;
        long[] table = both[group].table;
        start[slot] = starts.getOrDefault(table, length);
        if (start[slot] == length) {
          starts.put(table, length);
          tables.add(table);
          length += table.length;
        }
      }
    }
    entries = tables.stream().flatMapToLong(Arrays::stream).toArray();
  }

  /**
   * Returns the tables for reaches by square.
   *
   * @return the tables; empty if some captures and moves have different destinations
   */
  public static Optional<FlatReachTables> of(ReachTable[] reaches) {
    boolean capturesAsItMoves = Arrays.stream(reaches).allMatch(reach -> reach.singleGroups.length == 0
        && reach.limitedCaptures.length == 0
        && (reach.moveLo | reach.moveHi | reach.captureLo | reach.captureHi) == 0);
    return capturesAsItMoves ? Optional.of(new FlatReachTables(reaches)) : Optional.empty();
  }

  @Override
  public int count(long pieces, long own, long enemy, long allowed) {
    long occupied = own | enemy;
    long ends = allowed & ~own;
    int count = 0;
    for (long remaining = pieces; remaining != 0; remaining &= remaining - 1) {
      count += Long.bitCount(reachOnSmallBoard(Long.numberOfTrailingZeros(remaining), occupied) & ends);
    }
    return count;
  }

  /** Returns the squares that a piece reaches, on a board of up to 64 squares. */
  public long reachOnSmallBoard(int from, long occupied) {
    long ends = leapsLo[from];
    for (int slot = from; slot < start.length; slot += size) {
      ends |= entries[start[slot] + (int) Bits.compress(occupied, maskLo[slot])];
    }
    return ends;
  }

  @Override
  public int count(long lo, long hi, long ownLo, long ownHi, long enemyLo, long enemyHi, long allowedLo,
      long allowedHi) {
    long occupiedLo = ownLo | enemyLo;
    long occupiedHi = ownHi | enemyHi;
    long endsLo = allowedLo & ~ownLo;
    long endsHi = allowedHi & ~ownHi;
    int count = 0;
    for (long remaining = lo; remaining != 0; remaining &= remaining - 1) {
      count += count(Long.numberOfTrailingZeros(remaining), occupiedLo, occupiedHi, endsLo, endsHi);
    }
    for (long remaining = hi; remaining != 0; remaining &= remaining - 1) {
      count += count(64 | Long.numberOfTrailingZeros(remaining), occupiedLo, occupiedHi, endsLo, endsHi);
    }
    return count;
  }

  /** Adds the squares that the piece on a square reaches. */
  public void addTo(ReachedSquares destinations, int from, long occupiedLo, long occupiedHi) {
    long lo = isSmall ? reachOnSmallBoard(from, occupiedLo) : leapsLo[from];
    long hi = leapsHi[from];
    for (int slot = from; !isSmall && slot < start.length; slot += size) {
      int entry = entry(slot, occupiedLo, occupiedHi);
      lo |= entries[entry];
      hi |= entries[entry + 1];
    }
    destinations.moveLo |= lo;
    destinations.moveHi |= hi;
    destinations.captureLo |= lo;
    destinations.captureHi |= hi;
  }

  /** Stores the squares that the piece on a square reaches in {@code set}. */
  public void storeReach(int from, long occupiedLo, long occupiedHi, long[] set) {
    if (isSmall) {
      set[0] = reachOnSmallBoard(from, occupiedLo);
      return;
    }
    long lo = leapsLo[from];
    long hi = leapsHi[from];
    for (int slot = from; slot < start.length; slot += size) {
      int entry = entry(slot, occupiedLo, occupiedHi);
      lo |= entries[entry];
      hi |= entries[entry + 1];
    }
    set[0] = lo;
    set[1] = hi;
  }

  /** Returns the index of a group's entry, on a board of more than 64 squares. */
  private int entry(int slot, long occupiedLo, long occupiedHi) {
    long mask = maskLo[slot];
    long index =
        Bits.compress(occupiedLo, mask) | Bits.compress(occupiedHi, maskHi[slot]) << Long.bitCount(mask);
    return start[slot] + ((int) index << 1);
  }

  private int count(int from, long occupiedLo, long occupiedHi, long endsLo, long endsHi) {
    long lo = leapsLo[from];
    long hi = leapsHi[from];
    for (int slot = from; slot < start.length; slot += size) {
      int entry = entry(slot, occupiedLo, occupiedHi);
      lo |= entries[entry];
      hi |= entries[entry + 1];
    }
    return Long.bitCount(lo & endsLo) + Long.bitCount(hi & endsHi);
  }
}
