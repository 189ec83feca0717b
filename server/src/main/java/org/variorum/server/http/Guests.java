package org.variorum.server.http;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.variorum.server.guest.IdSigner;
import org.variorum.server.guest.Visitor;

/** The recognition of guests by a cookie that scripts cannot read. */
final class Guests {

  private static final String COOKIE = "variorum-guest";
  /** The cookie's name over HTTPS. The prefix makes browsers refuse the cookie over HTTP and from any other host. */
  private static final String SECRET_COOKIE = "__Host-" + COOKIE;
  private static final String ATTRIBUTE = "visitor";
  /** The longest lifetime that browsers accept, in seconds; each visit restarts it. */
  private static final int COOKIE_SECONDS = (int) Duration.ofDays(400).toSeconds();

  private final IdSigner signer;
  private final Addresses addresses;

  Guests(IdSigner signer, Addresses addresses) {
    this.signer = signer;
    this.addresses = addresses;
  }

  /** Returns the visitor of a request. A visitor without a valid cookie gets a new one. */
  Visitor visitor(Context context) {
    Visitor known = context.attribute(ATTRIBUTE);
    if (known != null) {
      return known;
    }
    String id = validId(context).orElseGet(() -> {
      String newId = IdSigner.newId();
      setCookie(context, newId);
      return newId;
    });
    Visitor visitor = new Visitor(id, addresses.of(context));
    context.attribute(ATTRIBUTE, visitor);
    return visitor;
  }

  /** Restarts the lifetime of the guest's cookie. */
  void renew(Context context) {
    boolean isKnown = validId(context).isPresent();
    Visitor visitor = visitor(context);
    if (isKnown) {
      setCookie(context, visitor.id());
    }
  }

  /**
   * Returns the guest's id in a valid cookie. Over HTTPS also accepts a cookie with a name without a prefix; {@link #renew}
   * then sets a cookie with the prefix.
   */
  private Optional<String> validId(Context context) {
    List<String> names = addresses.isHttps(context) ? List.of(SECRET_COOKIE, COOKIE) : List.of(COOKIE);
    return names.stream().map(context::cookie).filter(Objects::nonNull)
        .flatMap(cookie -> signer.open(cookie).stream()).findFirst();
  }

  private void setCookie(Context context, String id) {
    boolean secure = addresses.isHttps(context);
    context.cookie(
        new Cookie(secure ? SECRET_COOKIE : COOKIE, signer.seal(id), "/", COOKIE_SECONDS, secure, true,
            null, SameSite.LAX));
  }
}
