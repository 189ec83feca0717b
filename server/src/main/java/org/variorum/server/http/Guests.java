package org.variorum.server.http;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import org.variorum.server.account.Sessions;
import org.variorum.server.guest.Address;
import org.variorum.server.guest.IdSigner;
import org.variorum.server.guest.Visitor;

/**
 * The recognition of people by a cookie that scripts cannot read: of guests by a signed id, of people with a name by the
 * token of a session. The signed id of a person with a name is worth nothing.
 */
final class Guests {

  private static final String COOKIE = "variorum-guest";
  /** The cookie's name over HTTPS. The prefix makes browsers refuse the cookie over HTTP and from any other host. */
  private static final String SECRET_COOKIE = "__Host-" + COOKIE;
  private static final String ATTRIBUTE = "visitor";
  /** The longest lifetime that browsers accept, in seconds; each visit restarts it. */
  private static final int COOKIE_SECONDS = (int) Duration.ofDays(400).toSeconds();

  private final IdSigner signer;
  private final Addresses addresses;
  private final Sessions sessions;
  private final Predicate<String> hasName;

  Guests(IdSigner signer, Addresses addresses, Sessions sessions, Predicate<String> hasName) {
    this.sessions = sessions;
    this.hasName = hasName;
    this.signer = signer;
    this.addresses = addresses;
  }

  /** Returns the visitor of a request. A visitor without a valid cookie gets a new one. */
  Visitor visitor(Context context) {
    Visitor known = context.attribute(ATTRIBUTE);
    if (known != null) {
      return known;
    }
    return recognize(context).map(Recognized::visitor).orElseGet(() -> forget(context));
  }

  /** Makes the visitor a new guest, and returns it. */
  Visitor forget(Context context) {
    Visitor visitor = new Visitor(IdSigner.newId(), addresses.of(context));
    setCookie(context, signer.seal(visitor.id()));
    context.attribute(ATTRIBUTE, visitor);
    return visitor;
  }

  /** Gives the browser the token of a session, in place of what it had. */
  void begin(Context context, String token) {
    setCookie(context, token);
  }

  /** Restarts the lifetime of the guest's cookie. */
  void renew(Context context) {
    recognize(context).ifPresentOrElse(known -> setCookie(context, known.cookie()), () -> forget(context));
  }

  /** @param cookie the cookie by which the visitor is known */
  private record Recognized(String cookie, Visitor visitor) {}

  /**
   * Returns the visitor of a valid cookie. Over HTTPS also accepts a cookie with a name without a prefix; {@link #renew}
   * then sets a cookie with the prefix.
   */
  private Optional<Recognized> recognize(Context context) {
    List<String> names = addresses.isHttps(context) ? List.of(SECRET_COOKIE, COOKIE) : List.of(COOKIE);
    return names.stream().map(context::cookie).filter(Objects::nonNull)
        // Any host nearby can set the cookie without the prefix: over HTTPS it never is a session.
        .filter(cookie -> !addresses.isHttps(context) || !Sessions.isToken(cookie)
            || cookie.equals(context.cookie(SECRET_COOKIE)))
        .flatMap(cookie -> recognize(context, cookie).stream()).findFirst();
  }

  private Optional<Recognized> recognize(Context context, String cookie) {
    Address address = addresses.of(context);
    Optional<Visitor> visitor = Sessions.isToken(cookie)
        ? sessions.find(cookie).map(session -> new Visitor(session.guest(), address, session.id()))
        : signer.open(cookie).filter(hasName.negate()).map(id -> new Visitor(id, address));
    visitor.ifPresent(known -> context.attribute(ATTRIBUTE, known));
    return visitor.map(known -> new Recognized(cookie, known));
  }

  private void setCookie(Context context, String value) {
    boolean secure = addresses.isHttps(context);
    context.cookie(
        new Cookie(secure ? SECRET_COOKIE : COOKIE, value, "/", COOKIE_SECONDS, secure, true,
            null, SameSite.LAX));
  }
}
