package org.variorum.server.http;

import io.javalin.http.Context;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.eclipse.jetty.server.Request;
import org.variorum.server.guest.Address;

/**
 * The address that a request comes from, and whether the request came over HTTPS.
 *
 * @param proxied whether a proxy stands before the server; then its {@code X-Forwarded-For} tells the address and its
 *     {@code X-Forwarded-Proto} the protocol
 */
record Addresses(boolean proxied) {

  /** The address that is answerable for a request. */
  Address of(Context context) {
    return of(context.ip(), Collections.list(context.req().getHeaders("X-Forwarded-For")));
  }

  /** The address that is answerable for a request. */
  Address of(Request request) {
    return of(Request.getRemoteAddr(request), request.getHeaders().getValuesList("X-Forwarded-For"));
  }

  private Address of(String peer, List<String> forwarded) {
    return Address.of(proxied ? last(forwarded).orElse(peer) : peer);
  }

  /** Whether the browser asked over HTTPS. */
  boolean areSecret(Context context) {
    return "https".equals(context.scheme())
        || proxied && last(Collections.list(context.req().getHeaders("X-Forwarded-Proto")))
            .filter("https"::equalsIgnoreCase).isPresent();
  }

  /** The last is what the proxy itself saw, perhaps in a header of its own; those before are hearsay. */
  private static Optional<String> last(List<String> headers) {
    return headers.isEmpty() ? Optional.empty()
        : Optional.of(headers.getLast()).map(last -> last.substring(last.lastIndexOf(',') + 1).strip());
  }
}
