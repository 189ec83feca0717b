package org.variorum.server.api.table;

import org.jspecify.annotations.Nullable;

/**
 * The seat on a side of a table, and its occupant.
 *
 * @param level the strength of a computer, 1 to 8
 * @param online whether the person has a page open on this table, and it answers
 */
public record Seat(Kind kind, String name, @Nullable Integer level, boolean online) {

  /** What sits there. */
  public enum Kind {
    open, guest, computer
  }
}
