package org.variorum.rules.rule.stack;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.variorum.rules.state.Slot;
import org.variorum.rules.state.SlotAllocator;
import org.variorum.rules.state.State;

/**
 * Which pieces are beneath others, as positions remember it: seven bits a piece, nine pieces a word, the uppermost first. A column is an
 * array of codes.
 */
final class Columns {

  static final int[] NONE = {};
  private static final int BITS = 7;
  private static final int PER_WORD = 9;
  private static final long MASK = (1 << BITS) - 1;

  /** How many pieces may be beneath one. */
  private final int most;
  /** By square. */
  private final List<List<Slot>> slots = new ArrayList<>();

  Columns(SlotAllocator memory, int size, int height) {
    most = height - 1;
    for (int square = 0; square < size; square++) {
      slots.add(memory.allocateWords(Math.ceilDiv(most, PER_WORD)));
    }
  }

  int most() {
    return most;
  }

  /** How many squares there are. */
  int size() {
    return slots.size();
  }

  /** Whether pieces are beneath. */
  boolean any(State state, int square) {
    return state.get(slots.get(square).getFirst()) != 0;
  }

  /** Who is beneath on a square. */
  int[] at(State state, int square) {
    if (!any(state, square)) {
      return NONE;
    }
    int[] found = new int[most];
    int size = 0;
    for (Slot slot : slots.get(square)) {
      for (long left = state.get(slot); left != 0; left >>>= BITS) {
        found[size++] = (int) (left & MASK);
      }
    }
    return Arrays.copyOf(found, size);
  }

  /** Has pieces beneath on a square; those that are too many are left out. */
  void set(State state, int square, int[] codes) {
    List<Slot> words = slots.get(square);
    int size = Math.min(most, codes.length);
    for (int word = 0; word < words.size(); word++) {
      long bits = 0;
      for (int i = Math.min(size, (word + 1) * PER_WORD) - 1; i >= word * PER_WORD; i--) {
        bits = bits << BITS | codes[i];
      }
      state.set(words.get(word), bits);
    }
  }

  /** One column above another. */
  static int[] over(int[] upper, int[] lower) {
    if (upper.length == 0 || lower.length == 0) {
      return upper.length == 0 ? lower : upper;
    }
    int[] all = Arrays.copyOf(upper, upper.length + lower.length);
    System.arraycopy(lower, 0, all, upper.length, lower.length);
    return all;
  }
}
