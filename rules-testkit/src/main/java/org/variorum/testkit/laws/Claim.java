package org.variorum.testkit.laws;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Assertion about a value. A failed assertion throws an {@code AssertionError} that names the value, the expectation
 * and the value found. The laws cannot use a test library, because they are part of the main program.
 *
 * @param <T> the value's type
 */
final class Claim<T extends @Nullable Object> {

  private final T actual;
  private String label = "";
  private @Nullable Object[] labelArguments = {};

  private Claim(T actual) {
    this.actual = actual;
  }

  /** Starts an assertion about a value. */
  static <T extends @Nullable Object> Claim<T> that(T actual) {
    return new Claim<>(actual);
  }

  /** Names the value in error messages. The text is a format of {@code String.format}. */
  Claim<T> as(String text, @Nullable Object... arguments) {
    label = text;
    labelArguments = arguments;
    return this;
  }

  /** Requires equality; arrays must have equal elements. Numbers of different types are not equal. */
  void isEqualTo(@Nullable Object expected) {
    if (!Objects.deepEquals(actual, expected)) {
      throw failure(formatted(expected));
    }
  }

  void isTrue() {
    isEqualTo(true);
  }

  /** Requires an {@code int} that is at least {@code minimum}. */
  void isAtLeast(int minimum) {
    if (!(actual instanceof Integer number) || number < minimum) {
      throw failure("at least " + minimum);
    }
  }

  void isAtMost(int maximum) {
    if (!(actual instanceof Integer number) || number > maximum) {
      throw failure("at most " + maximum);
    }
  }

  /** Requires an empty collection or an empty optional value. */
  void isEmpty() {
    if (!elements().isEmpty()) {
      throw failure("no value");
    }
  }

  /** Requires a non-empty collection or a present optional value. */
  void isPresent() {
    if (elements().isEmpty()) {
      throw failure("a value");
    }
  }

  /** Requires that a collection or an optional value contains {@code expected}. */
  void contains(Object expected) {
    if (!elements().contains(expected)) {
      throw failure("one that contains " + expected);
    }
  }

  void containsAll(Collection<?> expected) {
    List<?> missing = expected.stream().filter(each -> !elements().contains(each)).toList();
    if (!missing.isEmpty()) {
      throw failure("one that contains " + missing);
    }
  }

  /** Requires that no element of a collection satisfies a predicate. */
  void hasNone(Predicate<Object> predicate) {
    List<?> values = elements().stream().filter(predicate).toList();
    if (!values.isEmpty()) {
      throw failure("one without " + values);
    }
  }

  private Collection<?> elements() {
    return switch (actual) {
      case Collection<?> values -> values;
      case Optional<?> values -> values.stream().toList();
      case null, default ->
          throw new IllegalStateException("neither a collection nor an optional value: " + actual);
    };
  }

  private AssertionError failure(String expected) {
    return new AssertionError((label.isEmpty() ? "" : label() + ": ") + "expected " + expected + ", found "
        + formatted(actual));
  }

  private static String formatted(@Nullable Object value) {
    String text = Objects.toString(value);
    return value != null && value.getClass().isArray() ? toString(value) : text.isEmpty() ? "\"\"" : text;
  }

  private static String toString(Object array) {
    String text = Arrays.deepToString(new Object[] {array});
    return text.substring(1, text.length() - 1);
  }

  /**
   * The formatted label. Used only for a failed assertion, because formatting a position takes longer than most
   * assertions.
   */
  private String label() {
    return labelArguments.length == 0 ? label : String.format(label, labelArguments);
  }
}
