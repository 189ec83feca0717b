package org.variorum.server.http;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The names that the server answers for. A foreign site may let a name of its own lead to this server's address (DNS
 * rebinding), and browsers would then take the server for a part of that site.
 *
 * @param names without a port if any port will do, in small letters
 * @param numbers whether addresses in numbers will do too: nobody can let those lead elsewhere
 */
record Hosts(Set<String> names, boolean numbers) {

  private static final Set<String> LOOPBACK = Set.of("localhost", "127.0.0.1", "[::1]");

  /**
   * The names that were configured. Without any, those of a server on this machine; where other machines can see it, also
   * addresses in numbers and the machine's own name.
   */
  static Hosts of(List<String> configured, String listening) {
    if (!configured.isEmpty()) {
      Set<String> names = new HashSet<>();
      configured.forEach(name -> names.add(name.toLowerCase(Locale.ROOT)));
      return new Hosts(Set.copyOf(names), false);
    }
    Set<String> names = new HashSet<>(LOOPBACK);
    boolean seen = !isLoopback(listening);
    if (seen) {
      names.addAll(ownNames());
    }
    return new Hosts(Set.copyOf(names), seen);
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
   * @param authority a host, perhaps with a port, as a request says it
   */
  boolean know(@Nullable String authority) {
    if (authority == null) {
      return false;
    }
    String host = authority.toLowerCase(Locale.ROOT);
    String name = withoutPort(host);
    return names.contains(host) || names.contains(name) || numbers && isNumber(name);
  }

  private static String withoutPort(String authority) {
    int colon = authority.lastIndexOf(':');
    return colon > authority.lastIndexOf(']') ? authority.substring(0, colon) : authority;
  }

  private static boolean isNumber(String name) {
    String number =
        name.startsWith("[") && name.endsWith("]") ? name.substring(1, name.length() - 1) : name;
    try {
      return !InetAddress.ofLiteral(number).isAnyLocalAddress();
    } catch (IllegalArgumentException e) {
      return false;
    }
  }
}
