package org.variorum.languageserver.source;

import java.util.List;
import java.util.Optional;

/** A part of a text. {@code start} and {@code end} are offsets in UTF-16 units; the end is exclusive. */
public sealed interface SourceNode {

  int start();

  int end();

  /** Whether an offset is in this part or at its end. */
  default boolean touches(int offset) {
    return start() <= offset && offset <= end();
  }

  /**
   * A text.
   *
   * @param text the text without its quotation marks
   */
  record Scalar(String text, int start, int end, boolean isQuoted) implements SourceNode {

    /** The offset at which the text itself starts. */
    public int textStart() {
      return start + (isQuoted ? 1 : 0);
    }
  }

  /** A list. */
  record Sequence(List<SourceNode> items, int start, int end) implements SourceNode {
    public Sequence {
      items = List.copyOf(items);
    }
  }

  /** Keys with their values, in the order of the text. */
  record Mapping(List<Entry> entries, int start, int end) implements SourceNode {
    public Mapping {
      entries = List.copyOf(entries);
    }

    /** The first entry with a key; empty if there is none. */
    public Optional<Entry> entry(String key) {
      return entries.stream().filter(entry -> entry.key().text().equals(key)).findFirst();
    }

    /** The value of a key; empty if there is none. */
    public Optional<SourceNode> get(String key) {
      return entry(key).flatMap(Entry::value);
    }
  }

  /**
   * A key with its value.
   *
   * @param value the value; empty if none is written
   */
  record Entry(Scalar key, Optional<SourceNode> value) {

    /** The end of the value, or of the key if there is no value. */
    public int end() {
      return value.map(SourceNode::end).orElse(key.end());
    }
  }
}
