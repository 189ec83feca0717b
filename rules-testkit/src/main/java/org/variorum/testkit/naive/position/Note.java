package org.variorum.testkit.naive.position;

import java.util.Map;

/** A thing that positions remember for a mechanism. */
public final class Note<T> {
  private final T unsaid;

  /** @param unsaid what holds where a position remembers nothing */
  public Note(T unsaid) {
    this.unsaid = unsaid;
  }

  /** Only {@link NaivePosition#with(Note, Object)} writes it, so that the value is of its type. */
  @SuppressWarnings("unchecked")
  T in(Map<Note<?>, Object> notes) {
    return (T) notes.getOrDefault(this, unsaid);
  }
}
