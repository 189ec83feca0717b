package org.variorum.server.http;

import io.javalin.http.Context;
import java.util.Collections;
import java.util.Optional;
import org.variorum.server.guest.Address;

/**
 * From where somebody asks.
 *
 * @param proxied whether a proxy stands before the server, whose {@code X-Forwarded-For} tells the address
 */
record Addresses(boolean proxied) {

  /** The address that is answerable for a request. */
  Address of(Context context) {
    return Address.of(proxied ? forwarded(context).orElseGet(context::ip) : context.ip());
  }

  /** The last is what the proxy itself saw, perhaps in a header of its own; those before are hearsay. */
  private static Optional<String> forwarded(Context context) {
    return Collections.list(context.req().getHeaders("X-Forwarded-For")).stream()
        .reduce((hearsay, last) -> last).map(last -> last.substring(last.lastIndexOf(',') + 1).strip());
  }
}
