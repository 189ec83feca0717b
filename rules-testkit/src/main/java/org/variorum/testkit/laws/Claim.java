package org.variorum.testkit.laws;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * What a law says of a value. If it is not so, an {@code AssertionError} says what the value is, what was expected, and what was found.
 * The laws are part of the program, which has no library for tests.
 *
 * @param <T> the value's type
 */
final class Claim<T extends @Nullable Object> {

  private final T found;
  private String what = "";

  private Claim(T found) {
    this.found = found;
  }

  /** A claim about a value, nothing of which is said yet. */
  static <T extends @Nullable Object> Claim<T> that(T found) {
    return new Claim<>(found);
  }

  /** What the value is, as {@code String.format} writes it. */
  Claim<T> as(String text, @Nullable Object... arguments) {
    what = arguments.length == 0 ? text : String.format(text, arguments);
    return this;
  }

  /** Equal, or arrays of equal elements. Numbers of different types are not equal. */
  void isEqualTo(@Nullable Object expected) {
    if (!Objects.deepEquals(found, expected)) {
      throw broken(told(expected));
    }
  }

  void isTrue() {
    isEqualTo(true);
  }

  /** Neither negative nor below another number. */
  void isAtLeast(int least) {
    if (!(found instanceof Integer number) || number < least) {
      throw broken("at least " + least);
    }
  }

  void isAtMost(int most) {
    if (!(found instanceof Integer number) || number > most) {
      throw broken("at most " + most);
    }
  }

  /** Whether a collection or an optional value has nothing. */
  void isEmpty() {
    if (!elements().isEmpty()) {
      throw broken("nothing");
    }
  }

  /** Whether a collection or an optional value has something. */
  void isPresent() {
    if (elements().isEmpty()) {
      throw broken("something");
    }
  }

  /** Whether a collection or an optional value has another. */
  void contains(Object expected) {
    if (!elements().contains(expected)) {
      throw broken("with " + expected);
    }
  }

  void containsAll(Collection<?> expected) {
    List<?> missing = expected.stream().filter(each -> !elements().contains(each)).toList();
    if (!missing.isEmpty()) {
      throw broken("with " + missing);
    }
  }

  /** Whether nothing of a collection is of a kind that must not be there. */
  void hasNone(Predicate<Object> unwanted) {
    List<?> some = elements().stream().filter(unwanted).toList();
    if (!some.isEmpty()) {
      throw broken("without " + some);
    }
  }

  private Collection<?> elements() {
    return switch (found) {
      case Collection<?> some -> some;
      case Optional<?> some -> some.stream().toList();
      case null, default -> throw new IllegalStateException("no collection: " + found);
    };
  }

  private AssertionError broken(String expected) {
    return new AssertionError((what.isEmpty() ? "" : what + ": ") + "expected " + expected + ", found "
        + told(found));
  }

  private static String told(@Nullable Object value) {
    String text = Objects.toString(value);
    return value != null && value.getClass().isArray() ? toString(value) : text.isEmpty() ? "\"\"" : text;
  }

  private static String toString(Object array) {
    String text = Arrays.deepToString(new Object[] {array});
    return text.substring(1, text.length() - 1);
  }
}
