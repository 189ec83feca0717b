package org.variorum.rules.platform;

import java.util.HashSet;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.LongPredicate;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Filters that let each value pass once. They replace {@link Stream#distinct}: TeaVM's forgets what it has seen where one
 * part of a joined or flattened stream ends. A filter serves one stream, which must be sequential.
 */
public final class Distinct {

  private Distinct() {}

  /** A filter of objects. */
  public static <T> Predicate<T> values() {
    Set<T> seen = new HashSet<>();
    return seen::add;
  }

  /** A filter of numbers. */
  public static IntPredicate ints() {
    Set<Integer> seen = new HashSet<>();
    return seen::add;
  }

  /** A filter of long numbers. */
  public static LongPredicate longs() {
    Set<Long> seen = new HashSet<>();
    return seen::add;
  }
}
