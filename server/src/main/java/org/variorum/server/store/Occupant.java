package org.variorum.server.store;

import org.jspecify.annotations.Nullable;

/**
 * The occupant of a side's seat: a guest, a computer, or none yet.
 *
 * @param guest the guest's id; null if the occupant is not a guest
 * @param level the computer's strength, 1 to 8; null if the occupant is not a computer
 */
public record Occupant(@Nullable String guest, @Nullable Integer level) {

  /** No occupant yet. */
  public static final Occupant NONE = new Occupant(null, null);

  public static Occupant guest(String id) {
    return new Occupant(id, null);
  }

  public static Occupant computer(int level) {
    return new Occupant(null, level);
  }

  public boolean isNone() {
    return guest == null && level == null;
  }

  public boolean isComputer() {
    return level != null;
  }

  public boolean isGuest(String id) {
    return id.equals(guest);
  }
}
