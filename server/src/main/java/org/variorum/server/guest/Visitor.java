package org.variorum.server.guest;

import org.jspecify.annotations.Nullable;

/**
 * A person who uses the server: a guest, or a person with a name who is logged in.
 *
 * @param id 32 hexadecimal digits, a secret of the person
 * @param address the address of the person: expensive work is limited by address, because a new id costs nothing
 * @param session the id of the session of a person with a name; missing for a guest
 */
public record Visitor(String id, Address address, @Nullable String session) {

  /** A guest without a name. */
  public Visitor(String id, Address address) {
    this(id, address, null);
  }

  /** Whether this is a person with a name. */
  public boolean isNamed() {
    return session != null;
  }

  /** The name of a guest that other guests see. It distinguishes the guests of a table and does not reveal the id. */
  public static String name(String id) {
    return "Guest " + (1000 + Math.floorMod(id.hashCode(), 9000));
  }
}
