package org.variorum.server.guest;

/**
 * Somebody without an account.
 *
 * @param id 32 hexadecimal digits, known to nobody else
 */
public record Visitor(String id) {

  /** What others see: tells two guests at a table apart, and does not give the id away. */
  public String name() {
    return "Guest " + (1000 + Math.floorMod(id.hashCode(), 9000));
  }
}
