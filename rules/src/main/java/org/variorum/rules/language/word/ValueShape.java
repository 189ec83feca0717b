package org.variorum.rules.language.word;

import java.util.List;
import java.util.stream.Stream;

/** The form of the value that may follow a word of the language. */
public sealed interface ValueShape {

  /** A text that a {@link Leaf} reads. */
  record One<T>(Leaf<T> leaf) implements ValueShape {}

  /** A mapping with the words of a section. */
  record Part(Section section) implements ValueShape {}

  /** A mapping from names that the author chooses, read by {@code key}, to values of one shape. */
  record Named<T>(Leaf<T> key, ValueShape value) implements ValueShape {}

  /** A value of one of two shapes: a short form or a long form. */
  record Either(ValueShape shortForm, ValueShape longForm) implements ValueShape {}

  /** A value, or a list of values. */
  record Several(ValueShape item) implements ValueShape {}

  static ValueShape one(Leaf<?> leaf) {
    return new One<>(leaf);
  }

  static ValueShape part(Section section) {
    return new Part(section);
  }

  static ValueShape several(ValueShape item) {
    return new Several(item);
  }

  static ValueShape either(ValueShape shortForm, ValueShape longForm) {
    return new Either(shortForm, longForm);
  }

  static ValueShape named(Leaf<?> key, ValueShape value) {
    return new Named<>(key, value);
  }

  /** Whether the value is a mapping from names that the author chooses. */
  default boolean isNamed() {
    return this instanceof Named<?>
        || this instanceof Either(ValueShape _, ValueShape longForm) && longForm.isNamed();
  }

  /** The sections that a value of this shape may contain. */
  default List<Section> sections() {
    return switch (this) {
      case One<?> _ -> List.of();
      case Part part -> List.of(part.section());
      case Named<?> named -> named.value().sections();
      case Either(ValueShape shortForm, ValueShape longForm) ->
          Stream.of(shortForm, longForm).flatMap(shape -> shape.sections().stream()).toList();
      case Several several -> several.item().sections();
    };
  }

  /** The kinds of text that may directly follow a word of this shape. */
  default List<Leaf<?>> leaves() {
    return switch (this) {
      case One<?> one -> List.of(one.leaf());
      case Either either -> Stream.of(either.shortForm(), either.longForm())
          .flatMap(shape -> shape.leaves().stream()).toList();
      case Several several -> several.item().leaves();
      case Part _,Named<?> _ -> List.of();
    };
  }
}
