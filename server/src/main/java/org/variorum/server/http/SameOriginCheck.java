package org.variorum.server.http;

import io.javalin.http.Context;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.variorum.server.api.RefusedException;

/**
 * A check that refuses requests from other sites' pages. Scripts of such a page can send requests and open sockets to
 * any address, and the browser adds the guest's cookie. Programs other than browsers can forge the headers that are
 * checked, but they have no guest's cookie.
 */
final class SameOriginCheck {

  /** The methods that only read. */
  private static final Set<String> SAFE_METHODS = Set.of("GET", "HEAD", "OPTIONS");
  private static final Set<String> OWN_SITES = Set.of("same-origin", "none");
  /** The paths that answer for any host, because health checks use an IP address instead of a host name. */
  private static final Set<String> ANY_HOST_PATHS = Set.of(Health.ALIVE, Health.READY);

  private final Hosts hosts;

  SameOriginCheck(Hosts hosts) {
    this.hosts = hosts;
  }

  /** Refuses requests for an unknown host, and requests of another site's page that would change something. */
  void admit(Context context) {
    if (!ANY_HOST_PATHS.contains(context.path())) {
      requireHost(context);
    }
    if (!SAFE_METHODS.contains(context.req().getMethod())) {
      requireOwnPage(context);
    }
  }

  /** Refuses to open a socket for another site's page. */
  void admitSocket(Context context) {
    requireHost(context);
    requireOwnPage(context);
  }

  private void requireHost(Context context) {
    if (!hosts.accepts(context.host())) {
      throw new RefusedException(421, "unknown-host",
          "This server does not answer for that host. Its operator can allow the host with --public-host.");
    }
  }

  private void requireOwnPage(Context context) {
    String site = context.header("Sec-Fetch-Site");
    String origin = context.header("Origin");
    if (site != null && !OWN_SITES.contains(site) || origin != null && !isOwn(origin, context.host())) {
      throw new RefusedException(403, "foreign-page", "Only the server's own pages may do this.");
    }
  }

  private boolean isOwn(String origin, @Nullable String host) {
    String authority = authority(origin);
    return hosts.accepts(authority) && authority.equalsIgnoreCase(host);
  }

  private static String authority(String origin) {
    try {
      return String.valueOf(new URI(origin).getRawAuthority());
    } catch (URISyntaxException e) {
      return "";
    }
  }
}
