package org.variorum.server.http;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.time.Duration;
import java.util.Optional;
import org.variorum.server.guest.Seal;
import org.variorum.server.guest.Visitor;

/** Knows guests again by a cookie that scripts cannot read. */
final class Guests {

  private static final String COOKIE = "variorum-guest";
  private static final String ATTRIBUTE = "visitor";
  /** Browsers keep no cookie longer; each visit starts the time anew. */
  private static final int SECONDS = (int) Duration.ofDays(400).toSeconds();

  private final Seal seal;
  private final Addresses addresses;

  Guests(Seal seal, Addresses addresses) {
    this.seal = seal;
    this.addresses = addresses;
  }

  /** Who asks. A newcomer, or somebody with a cookie that is not ours, is given one. */
  Visitor visitor(Context context) {
    Visitor known = context.attribute(ATTRIBUTE);
    if (known != null) {
      return known;
    }
    String id = Optional.ofNullable(context.cookie(COOKIE)).flatMap(seal::open).orElseGet(() -> {
      String newcomer = Seal.newcomer();
      give(context, newcomer);
      return newcomer;
    });
    Visitor visitor = new Visitor(id, addresses.of(context));
    context.attribute(ATTRIBUTE, visitor);
    return visitor;
  }

  /** Lets the cookie live on from today. */
  void renew(Context context) {
    boolean isKnown = context.cookie(COOKIE) != null;
    Visitor visitor = visitor(context);
    if (isKnown) {
      give(context, visitor.id());
    }
  }

  private void give(Context context, String id) {
    boolean secure = "https".equals(context.scheme()) || "https".equals(context.header("X-Forwarded-Proto"));
    context.cookie(new Cookie(COOKIE, seal.seal(id), "/", SECONDS, secure, true, null, SameSite.LAX));
  }
}
