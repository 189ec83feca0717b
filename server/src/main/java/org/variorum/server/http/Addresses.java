package org.variorum.server.http;

import io.javalin.http.Context;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.eclipse.jetty.server.Request;
import org.variorum.server.guest.Address;

/**
 * A reader of the client's address and protocol in requests.
 *
 * @param proxied whether the server is behind a proxy; then the address is in {@code X-Forwarded-For} and the protocol
 *     in {@code X-Forwarded-Proto}
 */
record Addresses(boolean proxied) {

  /** The address that is charged for a request. */
  Address of(Context context) {
    return of(context.ip(), Collections.list(context.req().getHeaders("X-Forwarded-For")));
  }

  /** The address that is charged for a request. */
  Address of(Request request) {
    return of(Request.getRemoteAddr(request), request.getHeaders().getValuesList("X-Forwarded-For"));
  }

  private Address of(String peer, List<String> forwarded) {
    return Address.of(proxied ? last(forwarded).orElse(peer) : peer);
  }

  /** Whether the client used HTTPS. */
  boolean isHttps(Context context) {
    return "https".equals(context.scheme())
        || proxied && last(Collections.list(context.req().getHeaders("X-Forwarded-Proto")))
            .filter("https"::equalsIgnoreCase).isPresent();
  }

  /** Returns the last value, which the proxy itself has added; a client can forge the earlier ones. */
  private static Optional<String> last(List<String> headers) {
    return headers.isEmpty() ? Optional.empty()
        : Optional.of(headers.getLast()).map(last -> last.substring(last.lastIndexOf(',') + 1).strip());
  }
}
