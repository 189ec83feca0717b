package org.variorum.server.account;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.variorum.server.guest.Address;
import org.variorum.server.guest.IdSigner;
import org.variorum.server.store.account.AccountStore;
import org.variorum.server.store.account.StoredSession;

/** The sessions of people with a name. The browser has a secret token; the store has only its hash. Thread-safe. */
public final class Sessions {

  private static final Pattern TOKEN = Pattern.compile("s\\.[A-Za-z0-9_-]{43}");
  private static final SecureRandom RANDOM = new SecureRandom();
  /** How long a session that another server has ended may still be used here. */
  private static final Duration MEMORY = Duration.ofSeconds(5);
  private static final Duration SEEN_STEP = Duration.ofHours(1);

  private final AccountStore store;
  private final IdSigner signer;
  private final Cache<String, Optional<StoredSession>> recent =
      Caffeine.newBuilder().expireAfterWrite(MEMORY).maximumSize(20_000).build();

  Sessions(AccountStore store, IdSigner signer) {
    this.store = store;
    this.signer = signer;
  }

  /** Whether a cookie has the form of a token. */
  public static boolean isToken(String cookie) {
    return TOKEN.matcher(cookie).matches();
  }

  /** The session of a cookie; empty if it has none, or if it has ended. */
  public Optional<StoredSession> find(String cookie) {
    return isToken(cookie) ? recent.get(hash(cookie), this::read) : Optional.empty();
  }

  private Optional<StoredSession> read(String token) {
    Instant now = Instant.now();
    Optional<StoredSession> found = store.session(token)
        .filter(session -> session.seen().plus(AccountStore.SESSION_TERM).isAfter(now));
    found.filter(session -> session.seen().plus(SEEN_STEP).isBefore(now))
        .ifPresent(session -> store.see(session.id(), now));
    return found;
  }

  /** Begins a session, and returns its token. */
  String begin(String guest, Address address, @Nullable String browser) {
    byte[] secret = new byte[32];
    RANDOM.nextBytes(secret);
    String token = "s." + Base64.getUrlEncoder().withoutPadding().encodeToString(secret);
    Instant now = Instant.now();
    store.begin(new StoredSession(IdSigner.newId(), hash(token), guest, Browsers.words(browser),
        origin(address), now, now));
    return token;
  }

  /** A keyed hash of an address. */
  String origin(Address address) {
    return signer.hash("origin " + address.network());
  }

  /** Forgets what was read, because sessions have ended. */
  void forget() {
    recent.invalidateAll();
  }

  private static String hash(String token) {
    try {
      return HexFormat.of().formatHex(
          MessageDigest.getInstance("SHA-256").digest(token.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
