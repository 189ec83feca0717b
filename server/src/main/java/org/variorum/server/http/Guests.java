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

/** Knows guests again by a cookie that scripts cannot read. */
final class Guests {

  private static final String COOKIE = "variorum-guest";
  /** Browsers take a cookie of such a name over HTTPS only, for this host only, and let no other host set it. */
  private static final String SECRET_COOKIE = "__Host-" + COOKIE;
  private static final String ATTRIBUTE = "visitor";
  /** Browsers keep no cookie longer; each visit restarts the time. */
  private static final int SECONDS = (int) Duration.ofDays(400).toSeconds();

  private final IdSigner seal;
  private final Addresses addresses;

  Guests(IdSigner seal, Addresses addresses) {
    this.seal = seal;
    this.addresses = addresses;
  }

  /** The visitor of a request. One without a cookie of ours, such as a newcomer, is given one. */
  Visitor visitor(Context context) {
    Visitor known = context.attribute(ATTRIBUTE);
    if (known != null) {
      return known;
    }
    String id = known(context).orElseGet(() -> {
      String newcomer = IdSigner.newcomer();
      give(context, newcomer);
      return newcomer;
    });
    Visitor visitor = new Visitor(id, addresses.of(context));
    context.attribute(ATTRIBUTE, visitor);
    return visitor;
  }

  /** Lets the cookie live on from today. */
  void renew(Context context) {
    boolean isKnown = known(context).isPresent();
    Visitor visitor = visitor(context);
    if (isKnown) {
      give(context, visitor.id());
    }
  }

  /** Over HTTPS the cookie may still be one from before; {@link #renew} gives it its new name. */
  private Optional<String> known(Context context) {
    List<String> names = addresses.areSecret(context) ? List.of(SECRET_COOKIE, COOKIE) : List.of(COOKIE);
    return names.stream().map(context::cookie).filter(Objects::nonNull)
        .flatMap(cookie -> seal.open(cookie).stream()).findFirst();
  }

  private void give(Context context, String id) {
    boolean secure = addresses.areSecret(context);
    context.cookie(new Cookie(secure ? SECRET_COOKIE : COOKIE, seal.seal(id), "/", SECONDS, secure, true,
        null, SameSite.LAX));
  }
}
