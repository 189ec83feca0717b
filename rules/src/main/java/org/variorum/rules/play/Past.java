package org.variorum.rules.play;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The positions before one on which moves are made and taken back, to find repetitions. Sides alternate, so the position
 * can have occurred before every second of them only.
 */
public final class Past {

  /** A power of two, many times the length of a game. */
  private static final int SLOTS = 1 << 12;

  private long[] hashes = new long[64];
  private boolean[] checks = new boolean[64];
  /** By position: the first position that could be repeated when it was the last. */
  private int[] starts = new int[64];
  private int size;
  private int start;
  /** How many positions have a hash with these lowest bits: nearly always none has those of a position that is new. */
  private final char[] alike = new char[SLOTS];

  public Past(@Nullable History history) {
    int length = history == null ? 0 : history.length();
    while (hashes.length < length) {
      grow();
    }
    for (History past = history; past != null; past = past.previous()) {
      set(past.length() - 1, past.hash(), past.check());
    }
    size = length;
  }

  /** Adds the position that a move leaves. */
  public void add(long hash, boolean check) {
    if (size == hashes.length) {
      grow();
    }
    set(size, hash, check);
    starts[size++] = start;
  }

  /** Adds the position that a null move leaves: neither it nor those before it can be repeated. */
  public void addPassed(long hash) {
    add(hash, false);
    start = size;
  }

  public void removeLast() {
    size--;
    start = starts[size];
    alike[slot(hashes[size])]--;
  }

  private void set(int index, long hash, boolean check) {
    hashes[index] = hash;
    checks[index] = check;
    alike[slot(hash)]++;
  }

  private void grow() {
    hashes = Arrays.copyOf(hashes, 2 * hashes.length);
    checks = Arrays.copyOf(checks, hashes.length);
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
      for (int index = before - 2; index >= start; index -= 2) {
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

  /** Whether every second position, from one that is so many plies back down to a first that does not count, was check. */
  boolean checksSince(int first, int back) {
    for (int index = size - back; index > first; index -= 2) {
      if (!checks[index]) {
        return false;
      }
    }
    return true;
  }
}
