package org.variorum.server.guest;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.util.List;

/**
 * The unit to which usage limits apply: one IPv4 address, or a whole /64 IPv6 network, because its owner can use any
 * address in it.
 *
 * @param network the unit as text, for example {@code 192.0.2.1} or {@code 2001:db8:0:1::/64}
 * @param networks the wider networks that contain it; each has a limit for all its addresses together
 */
public record Address(String network, List<Network> networks) {

  /**
   * The common unit of all texts that are not addresses, so that forged headers do not make one visitor look like many.
   */
  public static final Address UNKNOWN = new Address("unknown", List.of());

  /** The prefix length of the smallest IPv6 network that one owner gets. */
  private static final int SUBNET = 64;
  /** The length of the longest text that is parsed. No address is longer, but a proxy may forward any header. */
  private static final int MAX_LENGTH = 64;

  /**
   * A wider network, which may belong to one owner.
   *
   * @param multiple the limit for the whole network, as a multiple of the limit for one {@link Address}
   */
  public record Network(String prefix, int multiple) {}

  public Address {
    networks = List.copyOf(networks);
  }

  /** Parses an address, with or without a port; {@link #UNKNOWN} if the text is not an address. Makes no DNS query. */
  public static Address of(String text) {
    if (text.length() > MAX_LENGTH) {
      return UNKNOWN;
    }
    try {
      return of(InetAddress.ofLiteral(withoutPort(text.strip().replace("\"", ""))));
    } catch (IllegalArgumentException e) {
      return UNKNOWN;
    }
  }

  /** Removes a port: proxies write {@code 192.0.2.1:4711}, {@code [2001:db8::1]:4711} or {@code [2001:db8::1]}. */
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

  /** An IPv4-mapped IPv6 address arrives here as an {@link Inet4Address}: Java converts it when it parses the text. */
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
