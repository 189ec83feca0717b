package org.variorum.server.guest;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.util.List;

/**
 * The unit by which use is limited: an IPv4 address, or a whole IPv6 network, for its owner may take any address in it.
 *
 * @param network as text, the same for all addresses that are one
 * @param within the wider networks that it belongs to, which are answerable for all their addresses together
 */
public record Address(String network, List<Network> within) {

  /** What no address can be read from, all of it together: a visitor must not become many by what a header says. */
  public static final Address UNKNOWN = new Address("unknown", List.of());

  /** Nobody owns a smaller IPv6 network than one with so many bits of prefix. */
  private static final int SUBNET = 64;
  /** No address is longer; a proxy may pass on whatever it was told. */
  private static final int LONGEST = 64;

  /**
   * A network that one owner may have as a whole.
   *
   * @param share how many times what one address may use up all its addresses together may
   */
  public record Network(String prefix, int share) {}

  public Address {
    within = List.copyOf(within);
  }

  /** The address that a text says, with a port or without; {@link #UNKNOWN} if it says none. Nothing is asked of the net. */
  public static Address of(String text) {
    if (text.length() > LONGEST) {
      return UNKNOWN;
    }
    try {
      return of(InetAddress.ofLiteral(withoutPort(text.strip().replace("\"", ""))));
    } catch (IllegalArgumentException e) {
      return UNKNOWN;
    }
  }

  /** Proxies write {@code 192.0.2.1:4711} and {@code [2001:db8::1]:4711}, the latter also without a port. */
  private static String withoutPort(String text) {
    if (text.startsWith("[")) {
      int end = text.indexOf(']');
      return withoutZone(text.substring(1, end < 0 ? text.length() : end));
    }
    int colon = text.indexOf(':');
    return colon >= 0 && colon == text.lastIndexOf(':') ? text.substring(0, colon) : withoutZone(text);
  }

  private static String withoutZone(String text) {
    int zone = text.indexOf('%');
    return zone < 0 ? text : text.substring(0, zone);
  }

  /** An IPv4 address that is written as an IPv6 one is read as what it is. */
  private static Address of(InetAddress address) {
    byte[] bytes = address.getAddress();
    if (address instanceof Inet4Address) {
      String text = address.getHostAddress();
      return new Address(text, List.of(new Network(text.substring(0, text.lastIndexOf('.')) + ".0/24", 32)));
    }
    return new Address(prefix(bytes, SUBNET),
        List.of(new Network(prefix(bytes, 48), 16), new Network(prefix(bytes, 32), 64)));
  }

  private static String prefix(byte[] bytes, int bits) {
    StringBuilder prefix = new StringBuilder();
    for (int i = 0; i < bits / Byte.SIZE; i += 2) {
      prefix.append(Integer.toHexString((bytes[i] & 255) << 8 | bytes[i + 1] & 255)).append(':');
    }
    return prefix.append(":/").append(bits).toString();
  }
}
