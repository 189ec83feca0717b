package org.variorum.rules.play;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The positions before one on which moves are made and taken back, to find repetitions. Where sides alternate, the position
 * can have occurred before every second of them only.
 */
public final class Past {

  /** A power of two, many times the length of a game. */
  private static final int SLOTS = 1 << 12;

  private long[] hashes = new long[64];
  private boolean[] checks = new boolean[64];
  /** By position: the side that had moved last. */
  private byte[] movers = new byte[64];
  /** How many moves a position comes after another at least if it is the same: 2 where sides alternate. */
  private final int step;
  /** By position: the first position that could be repeated when it was the last. */
  private int[] starts = new int[64];
  private int size;
  private int start;
  /** How many positions have a hash with these lowest bits: nearly always none has those of a position that is new. */
  private final char[] alike = new char[SLOTS];

  /** @param alternates whether sides alternate */
  public Past(@Nullable History history, boolean alternates) {
    step = alternates ? 2 : 1;
    int length = history == null ? 0 : history.length();
    while (hashes.length < length) {
      grow();
    }
    for (History past = history; past != null; past = past.previous()) {
      set(past.length() - 1, past.hash(), past.check(), past.mover());
    }
    size = length;
  }

  /**
   * Adds the position that a move leaves.
   *
   * @param mover the side that had moved last
   */
  public void add(long hash, boolean check, int mover) {
    if (size == hashes.length) {
      grow();
    }
    set(size, hash, check, mover);
    starts[size++] = start;
  }

  /** Adds the position that a null move leaves: neither it nor those before it can be repeated. */
  public void addPassed(long hash) {
    add(hash, false, 0);
    start = size;
  }

  public void removeLast() {
    size--;
    start = starts[size];
    alike[slot(hashes[size])]--;
  }

  private void set(int index, long hash, boolean check, int mover) {
    hashes[index] = hash;
    checks[index] = check;
    movers[index] = (byte) mover;
    alike[slot(hash)]++;
  }

  private void grow() {
    hashes = Arrays.copyOf(hashes, 2 * hashes.length);
    checks = Arrays.copyOf(checks, hashes.length);
    movers = Arrays.copyOf(movers, hashes.length);
    starts = Arrays.copyOf(starts, hashes.length);
  }

  private static int slot(long hash) {
    return (int) hash & SLOTS - 1;
  }

  /** Whether a position has occurred. */
  public boolean holds(long hash) {
    return last(hash, size) >= 0;
  }

  /** Whether a position has occurred at most so many plies ago. */
  public boolean holds(long hash, int plies) {
    int index = last(hash, size);
    return index >= 0 && index >= size - plies;
  }

  /** How often a position has occurred. */
  int count(long hash) {
    int count = 0;
    for (int index = last(hash, size); index >= 0; index = last(hash, index)) {
      count++;
    }
    return count;
  }

  /** Where a position last occurred before an index, or -1. */
  private int last(long hash, int before) {
    if (alike[slot(hash)] > 0) {
      for (int index = before - step; index >= start; index -= step) {
        if (hashes[index] == hash) {
          return index;
        }
      }
    }
    return -1;
  }

  /** Where a position occurred so many times before now; the length of the game for none. */
  int occurrence(long hash, int times) {
    int index = size;
    for (int left = times; left > 0; left--) {
      index = last(hash, index);
    }
    return index;
  }

  /** Whether each move of a side since a first position that does not count gave check. The last move is not looked at. */
  boolean checksSince(int first, int side) {
    for (int index = size - 1; index > first; index--) {
      if (movers[index] == side && !checks[index]) {
        return false;
      }
    }
    return true;
  }
}
