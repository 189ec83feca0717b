package org.variorum.testkit.naive.position;

import java.util.Map;

/** Key for a value that positions store for a mechanism. */
public final class Note<T> {
  private final T defaultValue;

  /** @param defaultValue the value in positions that store no other value */
  public Note(T defaultValue) {
    this.defaultValue = defaultValue;
  }

  /** The value of this key in a position's notes. {@link NaivePosition#with(Note, Object)} guarantees its type. */
  @SuppressWarnings("unchecked")
  T valueIn(Map<Note<?>, Object> notes) {
    return (T) notes.getOrDefault(this, defaultValue);
  }
}
