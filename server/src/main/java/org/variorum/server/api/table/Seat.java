package org.variorum.server.api.table;

import org.jspecify.annotations.Nullable;

/**
 * A side's seat at a table, and its occupant.
 *
 * @param level the strength of a computer, 1 to 8; missing for other occupants
 * @param online whether the guest has a page open at this table that answers pings; always true for a computer
 */
public record Seat(Kind kind, String name, @Nullable Integer level, boolean online) {

  /** The kinds of occupants. */
  public enum Kind {
    open, guest, computer
  }
}
