package org.variorum.server.guest;

import java.net.Inet4Address;
import java.net.InetAddress;

/**
 * Who is answerable on the net: an IPv4 address, or a whole IPv6 network, for its owner may take any address in it. What
 * one address may use up is counted by this.
 *
 * @param network as text, the same for all addresses that are one
 */
public record Address(String network) {

  /** Nobody owns a smaller IPv6 network than one with so many bytes of prefix. */
  private static final int PREFIX = 8;
  /** No address is longer; a proxy may pass on whatever it was told. */
  private static final int LONGEST = 64;

  /** The address that a text says; a text that is none stands for itself. Nothing is asked of the net. */
  public static Address of(String text) {
    String shown = text.length() <= LONGEST ? text : text.substring(0, LONGEST);
    try {
      return new Address(network(InetAddress.ofLiteral(shown)));
    } catch (IllegalArgumentException e) {
      return new Address(shown);
    }
  }

  /** An IPv4 address that is written as an IPv6 one is read as what it is. */
  private static String network(InetAddress address) {
    if (address instanceof Inet4Address) {
      return address.getHostAddress();
    }
    byte[] bytes = address.getAddress();
    StringBuilder prefix = new StringBuilder();
    for (int i = 0; i < PREFIX; i += 2) {
      prefix.append(Integer.toHexString((bytes[i] & 255) << 8 | bytes[i + 1] & 255)).append(':');
    }
    return prefix.append(":/").append(8 * PREFIX).toString();
  }
}
