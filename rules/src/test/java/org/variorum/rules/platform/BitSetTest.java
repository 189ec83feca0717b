package org.variorum.rules.platform;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class BitSetTest {

  private static final int MOST = 200;

  private final RandomGenerator random = new java.util.Random(1);
  private java.util.BitSet expected = new java.util.BitSet();
  private BitSet actual = new BitSet();

  @Test
  void answersAsTheSetOfTheJavaLibrary() {
    for (int i = 0; i < 20_000; i++) {
      change();
      check();
    }
  }

  private void change() {
    int number = random.nextInt(MOST);
    int end = number + random.nextInt(20);
    switch (random.nextInt(10)) {
      case 0, 1, 2 -> {
        expected.set(number);
        actual.set(number);
      }
      case 3 -> {
        expected.clear(number);
        actual.clear(number);
      }
      case 4 -> {
        expected.set(number, end);
        actual.set(number, end);
      }
      case 5 -> {
        expected.clear(number, end);
        actual.clear(number, end);
      }
      case 6 -> combine();
      case 7 -> copy(number);
      case 8 -> {
        expected.set(number, number % 2 == 0);
        actual.set(number, number % 2 == 0);
      }
      default -> {
        if (number % 8 == 0) {
          expected.clear();
          actual.clear();
        }
      }
    }
  }

  private void combine() {
    java.util.BitSet first = new java.util.BitSet();
    BitSet second = new BitSet();
    for (int i = random.nextInt(100); i > 0; i--) {
      int number = random.nextInt(MOST / (1 + random.nextInt(4)));
      first.set(number);
      second.set(number);
    }
    assertThat(actual.intersects(second)).isEqualTo(expected.intersects(first));
    switch (random.nextInt(3)) {
      case 0 -> {
        expected.or(first);
        actual.or(second);
      }
      case 1 -> {
        expected.and(first);
        actual.and(second);
      }
      default -> {
        expected.andNot(first);
        actual.andNot(second);
      }
    }
  }

  /** A copy shares nothing with its original. */
  private void copy(int number) {
    BitSet copy = actual.copy();
    copy.set(number, !copy.get(number));
    assertThat(copy).isNotEqualTo(actual);
    copy.set(number, actual.get(number));
    assertThat(copy).isEqualTo(actual).hasSameHashCodeAs(actual);
    actual = copy;
  }

  private void check() {
    int number = random.nextInt(MOST);
    assertThat(actual.stream().toArray()).isEqualTo(expected.stream().toArray());
    assertThat(actual).hasToString(expected.toString());
    assertThat(actual.get(number)).isEqualTo(expected.get(number));
    assertThat(actual.nextSetBit(number)).isEqualTo(expected.nextSetBit(number));
    assertThat(actual.nextClearBit(number)).isEqualTo(expected.nextClearBit(number));
    assertThat(actual.cardinality()).isEqualTo(expected.cardinality());
    assertThat(actual.length()).isEqualTo(expected.length());
    assertThat(actual.isEmpty()).isEqualTo(expected.isEmpty());
    assertThat(BitSet.valueOf(expected.toLongArray())).isEqualTo(actual).hasSameHashCodeAs(actual);
  }
}
