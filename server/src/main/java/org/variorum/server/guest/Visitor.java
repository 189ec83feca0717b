package org.variorum.server.guest;

/**
 * A person who asks for something, without an account.
 *
 * @param id 32 hexadecimal digits, known to nobody else
 * @param address from where: what is dear is shared out by it, since ids cost nothing
 */
public record Visitor(String id, Address address) {

  /** What others see of the guest. */
  public String name() {
    return name(id);
  }

  /** What others see of a guest: tells two at a table apart, and does not give the id away. */
  public static String name(String id) {
    return "Guest " + (1000 + Math.floorMod(id.hashCode(), 9000));
  }
}
