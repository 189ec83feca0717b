package org.variorum.server.http;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The host names that the server answers for. It refuses all others because of DNS rebinding: a foreign site can let
 * its own name resolve to this server's address. Browsers then treat the server as a part of that site.
 *
 * @param names names in lower case; a name without a port is accepted with every port
 * @param acceptsAddresses whether IP addresses are accepted as well; DNS rebinding cannot affect them
 */
record Hosts(Set<String> names, boolean acceptsAddresses) {

  private static final Set<String> LOOPBACK = Set.of("localhost", "127.0.0.1", "[::1]");

  /**
   * Returns the configured names. If there are none, returns the loopback names; if other machines can reach the
   * server, then also IP addresses and the machine's own name.
   *
   * @param listenAddress the address that the server listens on
   */
  static Hosts of(List<String> configured, String listenAddress) {
    if (!configured.isEmpty()) {
      Set<String> names = new HashSet<>();
      configured.forEach(name -> names.add(name.toLowerCase(Locale.ROOT)));
      return new Hosts(Set.copyOf(names), false);
    }
    Set<String> names = new HashSet<>(LOOPBACK);
    boolean isReachable = !isLoopback(listenAddress);
    if (isReachable) {
      names.addAll(ownNames());
    }
    return new Hosts(Set.copyOf(names), isReachable);
  }

  private static boolean isLoopback(String host) {
    try {
      return InetAddress.getByName(host).isLoopbackAddress();
    } catch (UnknownHostException e) {
      return false;
    }
  }

  private static Set<String> ownNames() {
    try {
      String name = InetAddress.getLocalHost().getHostName().toLowerCase(Locale.ROOT);
      return Set.of(name, name + ".local");
    } catch (UnknownHostException e) {
      return Set.of();
    }
  }

  /**
   * Whether the server answers for a host.
   *
   * @param authority a host, perhaps with a port, as in a request
   */
  boolean accepts(@Nullable String authority) {
    if (authority == null) {
      return false;
    }
    String host = authority.toLowerCase(Locale.ROOT);
    String name = withoutPort(host);
    return names.contains(host) || names.contains(name) || acceptsAddresses && isAddress(name);
  }

  private static String withoutPort(String authority) {
    int colon = authority.lastIndexOf(':');
    return colon > authority.lastIndexOf(']') ? authority.substring(0, colon) : authority;
  }

  private static boolean isAddress(String name) {
    String number =
        name.startsWith("[") && name.endsWith("]") ? name.substring(1, name.length() - 1) : name;
    try {
      return !InetAddress.ofLiteral(number).isAnyLocalAddress();
    } catch (IllegalArgumentException e) {
      return false;
    }
  }
}
