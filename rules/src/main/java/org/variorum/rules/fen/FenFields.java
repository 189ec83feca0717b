package org.variorum.rules.fen;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Reader of the fields of a FEN after the first. */
public final class FenFields {

  private final List<FenField> fields;
  private int next = 1;

  public FenFields(List<FenField> fields) {
    this.fields = List.copyOf(fields);
  }

  /** Reads the next field; returns a field with the text {@code defaultText} if there is none. */
  public FenField next(String defaultText) {
    return nextIf(_ -> true).orElse(new FenField(defaultText, 1));
  }

  /** Reads the next field if it passes a test. A field that fails the test stays the next field. */
  public Optional<FenField> nextIf(Predicate<FenField> test) {
    if (next < fields.size() && test.test(fields.get(next))) {
      return Optional.of(fields.get(next++));
    }
    return Optional.empty();
  }

  /**
   * Returns the number of unread fields that are numbers, up to the first field that is not a number. Ignores fields
   * with a plus sign, such as {@code 3+3}.
   */
  public long countNumbers() {
    return fields.stream().skip(next).filter(field -> !field.text().contains("+"))
        .takeWhile(FenField::isNumber).count();
  }
}
