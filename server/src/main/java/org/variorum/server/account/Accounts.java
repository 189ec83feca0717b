package org.variorum.server.account;

import java.time.Instant;
import java.util.List;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.variorum.server.api.RefusedException;
import org.variorum.server.api.account.Credentials;
import org.variorum.server.api.account.PasswordChange;
import org.variorum.server.api.account.Profile;
import org.variorum.server.api.account.SessionView;
import org.variorum.server.guest.Address;
import org.variorum.server.guest.IdSigner;
import org.variorum.server.guest.Visitor;
import org.variorum.server.store.Store;
import org.variorum.server.store.StoreException;
import org.variorum.server.store.account.Account;
import org.variorum.server.store.account.AccountStore;

/**
 * People with a name. A guest who chooses a name keeps the id, and with it the games; from then on a session's token is
 * worth the id, and the guest's cookie nothing. Thread-safe.
 */
public final class Accounts implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Accounts.class);
  private static final int REFRESH_SECONDS = 5;

  private final Store store;
  private final AccountStore accounts;
  private final PasswordHasher hasher;
  private final Sessions sessions;
  private final LoginLimits limits;
  private final Runnable sessionsEnded;
  private final Thread refresher;

  /** @param sessionsEnded runs after sessions have ended, that of a guest with a name now, too */
  public Accounts(Store store, IdSigner signer, PasswordHasher hasher, Runnable sessionsEnded) {
    this(store, signer, hasher, sessionsEnded, System::nanoTime);
  }

  Accounts(Store store, IdSigner signer, PasswordHasher hasher, Runnable sessionsEnded, LongSupplier clock) {
    this.store = store;
    accounts = store.accounts();
    this.hasher = hasher;
    this.sessionsEnded = sessionsEnded;
    sessions = new Sessions(accounts, signer);
    limits = new LoginLimits(clock);
    store.names().refresh();
    refresher = Thread.ofVirtual().name("names").start(this::refresh);
  }

  /** Learns of names and ended sessions of other servers. */
  private void refresh() {
    try {
      while (true) {
        Thread.sleep(REFRESH_SECONDS * 1_000L);
        try {
          if (store.isShared()) {
            store.names().refresh();
            sessionsEnded.run();
          }
        } catch (StoreException e) {
          e.log(LOG, "Names are not read again now");
        } catch (RuntimeException e) {
          LOG.error("Names are not read again now", e);
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** The sessions of all people with a name. */
  public Sessions sessions() {
    return sessions;
  }

  /**
   * Gives a guest a name.
   *
   * @param browser the header {@code User-Agent}
   * @return the token of a new session
   */
  public String register(Visitor visitor, Credentials credentials, @Nullable String browser) {
    String name = credentials.name();
    if (visitor.isNamed()) {
      throw new RefusedException(409, "named", "You have a name already: log out first.");
    }
    AccountNames.require(name);
    PasswordRules.require(name, credentials.password());
    limits.countNewName(visitor.address());
    String folded = AccountNames.folded(name);
    if (accounts.byFoldedName(folded).isPresent()) {
      throw taken();
    }
    Account account =
        new Account(visitor.id(), name, folded, hasher.hash(credentials.password()), Instant.now());
    if (!accounts.register(account)) {
      throw taken();
    }
    store.names().refresh();
    sessionsEnded.run();
    return sessions.begin(visitor.id(), visitor.address(), browser);
  }

  private static RefusedException taken() {
    return new RefusedException(409, "taken",
        "That name, or one that looks like it, is taken: choose another.");
  }

  /**
   * Logs a person in.
   *
   * @return the token of a new session
   * @throws RefusedException 403 {@code wrong-password}, the same for a name that does not exist; 429 {@code too-fast}
   */
  public String login(Visitor visitor, Credentials credentials, @Nullable String browser) {
    Account account = authenticated(visitor, credentials.name(), credentials.password());
    if (visitor.session() != null) {
      end(visitor, visitor.session());
    }
    return sessions.begin(account.guest(), visitor.address(), browser);
  }

  private Account authenticated(Visitor visitor, String name, String password) {
    limits.countAttempt(visitor.address());
    if (!AccountNames.isPossible(name) || password.length() > 2 * PasswordRules.MAX_LENGTH) {
      throw wrong();
    }
    String folded = AccountNames.folded(name);
    Account account = accounts.byFoldedName(folded).orElse(null);
    String origin = sessions.origin(visitor.address());
    // The name of a guest that does not exist takes the same query.
    boolean isKnown = accounts.isKnownOrigin(account == null ? "" : account.guest(), origin);
    limits.requireAllowed(folded, visitor.address(), isKnown);
    if (!hasher.isRight(password, account == null ? null : account.password()) || account == null) {
      limits.countWrong(folded, visitor.address());
      throw wrong();
    }
    limits.countRight(folded, visitor.address());
    return account;
  }

  private static RefusedException wrong() {
    return new RefusedException(403, "wrong-password", "The name and the password do not belong together.");
  }

  /** The person of a session that has just begun. */
  public Visitor person(String token, Address address) {
    return sessions.find(token).map(session -> new Visitor(session.guest(), address, session.id()))
        .orElseThrow(Accounts::nameless);
  }

  /**
   * The account of a person who is logged in.
   *
   * @throws RefusedException 403 {@code no-name}
   */
  public Account require(Visitor visitor) {
    if (visitor.isNamed()) {
      return accounts.byGuest(visitor.id()).filter(account -> account.password() != null)
          .orElseThrow(Accounts::nameless);
    }
    throw nameless();
  }

  private static RefusedException nameless() {
    return new RefusedException(403, "no-name", "This needs a name: choose one, or log in.");
  }

  /** Replaces the password, ends all sessions, and returns the token of a new one. */
  public String changePassword(Visitor visitor, PasswordChange change, @Nullable String browser) {
    Account account = require(visitor);
    PasswordRules.require(account.name(), change.password());
    Account checked = authenticated(visitor, account.name(), change.old());
    accounts.changePassword(checked.guest(), hasher.hash(change.password()));
    forgetEnded();
    return sessions.begin(checked.guest(), visitor.address(), browser);
  }

  /** Deletes the name of a person, with its sessions and published definitions. Its games stay. */
  public void delete(Visitor visitor, String password) {
    Account account = authenticated(visitor, require(visitor).name(), password);
    accounts.delete(account.guest());
    store.names().refresh();
    forgetEnded();
  }

  /** What is stored about a person. */
  public Profile profile(Visitor visitor) {
    Account account = require(visitor);
    return new Profile(account.name(), account.created().toString());
  }

  /** The sessions of a person, the last seen first. */
  public List<SessionView> sessionsOf(Visitor visitor) {
    Account account = require(visitor);
    return accounts.sessions(account.guest()).stream()
        .map(session -> new SessionView(session.id(), session.browser(), session.created().toString(),
            session.seen().toString(), session.id().equals(visitor.session())))
        .toList();
  }

  /** Ends a session of a person; has no effect if there is none with this id. */
  public void end(Visitor visitor, String session) {
    accounts.end(require(visitor).guest(), session);
    forgetEnded();
  }

  /** Ends all sessions of a person but the one of the request. */
  public void endOthers(Visitor visitor) {
    accounts.endOthers(require(visitor).guest(), String.valueOf(visitor.session()));
    forgetEnded();
  }

  private void forgetEnded() {
    sessions.forget();
    sessionsEnded.run();
  }

  @Override
  public void close() {
    refresher.interrupt();
  }
}
