package org.variorum.server.guest;

/**
 * A person who uses the server, without an account.
 *
 * @param id 32 hexadecimal digits, a secret of the person
 * @param address the address of the person: expensive work is limited by address, because a new id costs nothing
 */
public record Visitor(String id, Address address) {

  /** The name that other guests see. */
  public String name() {
    return name(id);
  }

  /** The name of a guest that other guests see. It distinguishes the guests of a table and does not reveal the id. */
  public static String name(String id) {
    return "Guest " + (1000 + Math.floorMod(id.hashCode(), 9000));
  }
}
