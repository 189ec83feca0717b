package org.variorum.rules.platform;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A set of numbers from 0 on, kept as bits, with those methods of {@code java.util.BitSet} that the rules use. That
 * class itself shares its bits with its clones when TeaVM translates it. Not thread-safe while it changes.
 */
public final class BitSet {

  private long[] words;

  /** Creates an empty set. */
  public BitSet() {
    this(new long[1]);
  }

  private BitSet(long[] words) {
    this.words = words;
  }

  /** The numbers of the bits that are set in words of 64 bits, the lowest first. */
  public static BitSet valueOf(long[] words) {
    return new BitSet(words.clone());
  }

  /** Another set of the same numbers. */
  public BitSet copy() {
    return new BitSet(words.clone());
  }

  public boolean get(int number) {
    return (word(number >> 6) & 1L << number) != 0;
  }

  public void set(int number) {
    ensure((number >> 6) + 1);
    words[number >> 6] |= 1L << number;
  }

  /** Adds the numbers from {@code from} to {@code end - 1}. */
  public void set(int from, int end) {
    for (int number = from; number < end; number++) {
      set(number);
    }
  }

  public void set(int number, boolean isIn) {
    if (isIn) {
      set(number);
    } else {
      clear(number);
    }
  }

  public void clear(int number) {
    if (number >> 6 < words.length) {
      words[number >> 6] &= ~(1L << number);
    }
  }

  /** Removes the numbers from {@code from} to {@code end - 1}. */
  public void clear(int from, int end) {
    for (int number = from; number < end; number++) {
      clear(number);
    }
  }

  public void clear() {
    Arrays.fill(words, 0);
  }

  /** Adds all numbers of another set. */
  public void or(BitSet other) {
    ensure(other.words.length);
    for (int i = 0; i < other.words.length; i++) {
      words[i] |= other.words[i];
    }
  }

  /** Removes all numbers that are not in another set. */
  public void and(BitSet other) {
    for (int i = 0; i < words.length; i++) {
      words[i] &= other.word(i);
    }
  }

  /** Removes all numbers that are in another set. */
  public void andNot(BitSet other) {
    for (int i = 0; i < words.length; i++) {
      words[i] &= ~other.word(i);
    }
  }

  public boolean intersects(BitSet other) {
    for (int i = 0; i < words.length; i++) {
      if ((words[i] & other.word(i)) != 0) {
        return true;
      }
    }
    return false;
  }

  public boolean isEmpty() {
    return nextSetBit(0) < 0;
  }

  public int cardinality() {
    int count = 0;
    for (long word : words) {
      count += Long.bitCount(word);
    }
    return count;
  }

  /** One more than the greatest number; 0 for an empty set. */
  public int length() {
    for (int i = words.length - 1; i >= 0; i--) {
      if (words[i] != 0) {
        return (i + 1) * Long.SIZE - Long.numberOfLeadingZeros(words[i]);
      }
    }
    return 0;
  }

  /** The least number of the set from {@code from} on; -1 if there is none. */
  public int nextSetBit(int from) {
    int i = from >> 6;
    if (i >= words.length) {
      return -1;
    }
    long rest = words[i] & -1L << from;
    while (rest == 0) {
      i++;
      if (i == words.length) {
        return -1;
      }
      rest = words[i];
    }
    return i * Long.SIZE + Long.numberOfTrailingZeros(rest);
  }

  /** The least number from {@code from} on that is not in the set. */
  public int nextClearBit(int from) {
    int number = from;
    while (get(number)) {
      number++;
    }
    return number;
  }

  /** The numbers in ascending order. */
  public IntStream stream() {
    int[] numbers = new int[cardinality()];
    int count = 0;
    for (int number = nextSetBit(0); number >= 0; number = nextSetBit(number + 1)) {
      numbers[count++] = number;
    }
    return Arrays.stream(numbers);
  }

  private long word(int index) {
    return index < words.length ? words[index] : 0;
  }

  private void ensure(int count) {
    if (count > words.length) {
      words = Arrays.copyOf(words, Math.max(count, 2 * words.length));
    }
  }

  @Override
  public boolean equals(Object object) {
    if (!(object instanceof BitSet other)) {
      return false;
    }
    for (int i = 0; i < Math.max(words.length, other.words.length); i++) {
      if (word(i) != other.word(i)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public int hashCode() {
    int hash = 0;
    for (int i = words.length - 1; i >= 0; i--) {
      hash = 31 * hash + Long.hashCode(words[i]);
    }
    return hash;
  }

  @Override
  public String toString() {
    return stream().mapToObj(String::valueOf).collect(Collectors.joining(", ", "{", "}"));
  }
}
