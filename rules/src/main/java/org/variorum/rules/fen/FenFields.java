package org.variorum.rules.fen;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** The fields of a FEN after the first, one after the other. */
public final class FenFields {

  private final List<FenField> fields;
  private int next = 1;

  public FenFields(List<FenField> fields) {
    this.fields = List.copyOf(fields);
  }

  /** The next field; one with {@code absent} in it if there is none. */
  public FenField next(String absent) {
    return nextIf(_ -> true).orElse(new FenField(absent, 1));
  }

  /** The next field if there is one like that; else it stays the next. */
  public Optional<FenField> nextIf(Predicate<FenField> wanted) {
    if (next < fields.size() && wanted.test(fields.get(next))) {
      return Optional.of(fields.get(next++));
    }
    return Optional.empty();
  }

  /** How many numbers come next, those with a plus in them not counted. */
  public long numbers() {
    return fields.stream().skip(next).filter(field -> !field.text().contains("+"))
        .takeWhile(FenField::isNumber).count();
  }
}
