package org.variorum.rules.language.tree;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** A YAML text as a tree. The place of a node is its start in the text. */
public sealed interface Tree {

  SourceLocation place();

  /** Whether the text at a place belongs to this tree. */
  default boolean contains(SourceLocation location) {
    return place().equals(location) || switch (this) {
      case Scalar scalar -> scalar.covers(location);
      case Sequence sequence -> sequence.items().stream().anyMatch(item -> item.contains(location));
      case Mapping mapping -> mapping.entries().values().stream()
          .anyMatch(entry -> entry.key().contains(location) || entry.value().contains(location));
    };
  }

  /** Whether both trees have equal content; their places may differ. */
  default boolean sameAs(Tree other) {
    return switch (this) {
      case Scalar scalar -> other instanceof Scalar that && scalar.text().equals(that.text());
      case Sequence sequence ->
          other instanceof Sequence that && sequence.items().size() == that.items().size()
              && IntStream.range(0, sequence.items().size())
                  .allMatch(i -> sequence.items().get(i).sameAs(that.items().get(i)));
      case Mapping mapping -> other instanceof Mapping that
          && mapping.entries().keySet().equals(that.entries().keySet())
          && mapping.entries().keySet().stream()
              .allMatch(
                  key -> mapping.get(key).flatMap(value -> that.get(key).map(value::sameAs)).orElse(false));
    };
  }

  /**
   * A text.
   *
   * @param place the start of the text; if it is quoted, its opening quotation mark
   * @param style how the text is written in the file
   */
  record Scalar(String text, SourceLocation place, Style style) implements Tree {

    /** The style in which a scalar is written. The places of its characters depend on it. */
    public enum Style {
      PLAIN, QUOTED,
      /** On several lines or with escapes: only the place of the whole text is known. */
      FOLDED
    }

    /** The place of the character at an offset of the text, or of the whole text if that place is unknown. */
    public SourceLocation at(int offset) {
      return switch (style) {
        case PLAIN -> place.toTheRight(offset);
        case QUOTED -> place.toTheRight(offset + 1);
        case FOLDED -> place;
      };
    }

    /** Whether a place is between the start and the end of this text, on the line where the text starts. */
    public boolean covers(SourceLocation other) {
      return other.file().equals(place.file()) && other.line() == place.line()
          && other.column() >= place.column()
          && other.column() <= place.column() + text.length() + 1;
    }

    /** Whether this is the word {@code none}, which removes the value of a lower layer. */
    public boolean isNone() {
      return style == Style.PLAIN && text.equals("none");
    }
  }

  /** A list. */
  record Sequence(List<Tree> items, SourceLocation place) implements Tree {
    public Sequence {
      items = List.copyOf(items);
    }
  }

  /** Keys with values, in the order of the text. */
  record Mapping(Map<String, Entry> entries, SourceLocation place) implements Tree {
    public Mapping {
      entries = Collections.unmodifiableMap(new LinkedHashMap<>(entries));
    }

    public Optional<Tree> get(String key) {
      return Optional.ofNullable(entries.get(key)).map(Entry::value);
    }

    /** This mapping with another value for a key. */
    public Mapping with(Scalar key, Tree value) {
      Map<String, Entry> changed = new LinkedHashMap<>(entries);
      changed.put(key.text(), new Entry(key, value));
      return new Mapping(changed, place);
    }

    /** This mapping without some of its keys. */
    public Mapping without(String... keys) {
      Map<String, Entry> rest = new LinkedHashMap<>(entries);
      List.of(keys).forEach(rest::remove);
      return new Mapping(rest, place);
    }
  }

  /** A key with its value. */
  record Entry(Scalar key, Tree value) {}
}
