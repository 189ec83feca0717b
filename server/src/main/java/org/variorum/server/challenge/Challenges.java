package org.variorum.server.challenge;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.variorum.server.api.RefusedException;
import org.variorum.server.api.table.ChallengeQuery;
import org.variorum.server.api.table.ChallengeView;
import org.variorum.server.api.table.JoinQuery;
import org.variorum.server.api.table.ServerMessage;
import org.variorum.server.api.table.TableQuery;
import org.variorum.server.api.table.TimeControl;
import org.variorum.server.catalog.Catalog;
import org.variorum.server.guest.IdSigner;
import org.variorum.server.guest.Visitor;
import org.variorum.server.store.Store;
import org.variorum.server.store.StoreException;
import org.variorum.server.store.TableEntry;
import org.variorum.server.store.challenge.Challenge;
import org.variorum.server.store.challenge.ChallengeStore.Accepted;
import org.variorum.server.store.challenge.ChallengeStore.Joiner;
import org.variorum.server.store.challenge.ChallengeStore.Limits;
import org.variorum.server.store.challenge.ChallengeStore.OriginLimit;
import org.variorum.server.table.Tables;
import org.variorum.server.table.TimeControls;
import org.variorum.view.answer.GameEntry;

/**
 * The open challenges. The store has them, so servers that share it have the same, and a restart loses none. Of two
 * guests who accept one at the same time, one gets the game.
 *
 * <p>One thread reads the list from the store, and sends the pages what has changed: at once, but not more often than
 * twice a second. A live challenge is renewed while a page of its guest responds, and ends soon after the last page.
 */
public final class Challenges implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Challenges.class);
  /** The maximum number of open challenges of a guest, of an address, and of all guests. */
  static final int MOST_OF_GUEST = 3;
  static final int MOST_OF_ADDRESS = 8;
  static final int MOST_OF_ALL = 400;
  /** The maximum number of challenges with days for each move; the other places are for live challenges. */
  static final int MOST_OF_CORRESPONDENCE = 300;
  /** The maximum number of games that a guest, or an address, has joined lately without having moved. */
  static final int MOST_UNMOVED_LIVE = 1;
  static final int MOST_UNMOVED_CORRESPONDENCE = 5;
  static final int MOST_UNMOVED_OF_ADDRESS = 16;
  /** How long a challenge stays open without a page of its guest. */
  private static final Duration LIVE_TERM = Duration.ofSeconds(30);
  private static final Duration CORRESPONDENCE_TERM = Duration.ofDays(7);
  private static final Duration ROUND = Duration.ofSeconds(10);
  /** The shortest time between two updates of the pages. */
  private static final Duration UPDATE_INTERVAL = Duration.ofMillis(500);
  private static final int LONGEST_ID = 32;
  private static final Duration WAIT = Duration.ofSeconds(10);
  /** The longest time between the acceptance of a challenge and the end of its transaction. */
  private static final Duration COMMIT_TIME = Duration.ofSeconds(30);

  private final Store store;
  private final Tables tables;
  private final GamesOnOffer games;
  private final Origins origins;
  private final Origins joinOrigins;
  private final Duration liveTerm;
  private final Duration round;
  private final Audience audience;
  private final Semaphore changes = new Semaphore(0);
  private final CountDownLatch stopping = new CountDownLatch(1);
  private final Thread thread;
  /** The latest end of an accepted challenge that was read; only the thread uses it after the start. */
  private long lastAccepted;

  /** A page's subscription to the open challenges, until {@link #close}. */
  public interface Subscription extends AutoCloseable {

    /** Sets whether the page still responds. */
    void setPresent(boolean present);

    @Override
    void close();
  }

  public Challenges(Store store, Catalog catalog, Tables tables, IdSigner signer) {
    this(store, catalog, tables, signer, new SecureRandom(), LIVE_TERM, ROUND);
  }

  /**
   * @param random chooses games
   * @param liveTerm how long a live challenge stays open unless it is renewed
   * @param round the time between two renewals
   */
  Challenges(Store store, Catalog catalog, Tables tables, IdSigner signer, RandomGenerator random,
      Duration liveTerm, Duration round) {
    this.store = store;
    this.tables = tables;
    this.liveTerm = liveTerm;
    audience = new Audience(store.names());
    this.round = round;
    games = new GamesOnOffer(catalog, random);
    origins = new Origins(signer, MOST_OF_ADDRESS, MOST_OF_ALL);
    joinOrigins = new Origins(signer, MOST_UNMOVED_OF_ADDRESS, MOST_OF_ALL);
    if (!store.isShared()) {
      store.challenges().resume(liveTerm);
    }
    updateAudience();
    store.listen(new Store.WriteListener() {
      @Override
      public void challengesChanged() {
        changes.release();
      }

      @Override
      public void changesMissed() {
        changes.release();
      }
    });
    thread = Thread.ofVirtual().name("challenges").start(this::run);
  }

  private void run() {
    try {
      Duration pause = Duration.ZERO;
      long lastRound = System.nanoTime();
      while (!stopping.await(pause.toMillis(), TimeUnit.MILLISECONDS)) {
        boolean isChanged = changes.tryAcquire(round.toMillis(), TimeUnit.MILLISECONDS);
        if (stopping.getCount() > 0) {
          int unused = changes.drainPermits();
          boolean isRound = System.nanoTime() - lastRound >= round.toNanos();
          update(isRound);
          lastRound = isRound ? System.nanoTime() : lastRound;
        }
        pause = isChanged ? UPDATE_INTERVAL : Duration.ZERO;
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Renews the challenges of present guests, if it is time, and sends the pages what has changed. */
  private void update(boolean isRound) {
    try {
      store.challenges().renew(audience.presentChallengers(), liveTerm);
      if (isRound) {
        store.challenges().removeOld();
      }
      updateAudience();
    } catch (StoreException e) {
      e.log(LOG, "Open challenges are not updated now");
    } catch (RuntimeException e) {
      LOG.error("Open challenges are not updated now", e);
    }
  }

  private void updateAudience() {
    List<Accepted> accepted = store.challenges().accepted(lastAccepted - COMMIT_TIME.toMillis());
    audience.update(store.challenges().list(), accepted);
    lastAccepted = accepted.stream().mapToLong(Accepted::until).reduce(lastAccepted, Math::max);
  }

  /**
   * Opens a challenge.
   *
   * @return its id
   * @throws org.variorum.view.query.QueryException if there is no such game, option or time control, or if there are too
   *     many challenges
   */
  public String open(Visitor visitor, ChallengeQuery query) {
    GamesOnOffer.Offered offered = games.require(query);
    TimeControl time = query.time();
    if (time != null) {
      TimeControls.require(time);
    }
    List<OriginLimit> limits = origins.of(visitor.address());
    Challenge challenge = new Challenge(IdSigner.newId(), visitor.id(),
        limits.stream().map(OriginLimit::origin).toList(), offered.games(), query.family(),
        offered.options(), query.side(), time,
        Instant.now().truncatedTo(ChronoUnit.MILLIS), null);
    Duration term = challenge.isLive() ? liveTerm : CORRESPONDENCE_TERM;
    if (!store.challenges().open(challenge, term,
        new Limits(MOST_OF_GUEST, limits, MOST_OF_CORRESPONDENCE, MOST_OF_ALL))) {
      throw refused(visitor, limits);
    }
    changes.release();
    return challenge.id();
  }

  private RefusedException refused(Visitor visitor, List<OriginLimit> limits) {
    List<Challenge> open = store.challenges().list();
    if (open.stream().filter(each -> each.guest().equals(visitor.id())).count() >= MOST_OF_GUEST) {
      return new RefusedException(409, "too-many-challenges",
          "You have " + MOST_OF_GUEST + " open challenges, the maximum: withdraw one first.");
    }
    return limits.stream()
        .anyMatch(limit -> open.stream().filter(each -> each.origins().contains(limit.origin()))
            .count() >= limit.most())
                ? RefusedException.tooFast("Too many challenges of your address are open.", WAIT)
                : RefusedException.tooBusy("Too many such challenges are open: join one.", WAIT);
  }

  /**
   * Withdraws a guest's challenge. Has no effect if it has ended already.
   *
   * @throws RefusedException if another guest has accepted it, or opened it
   */
  public void withdraw(Visitor visitor, String id) {
    if (isId(id) && !store.challenges().withdraw(id, visitor.id())) {
      Challenge challenge = find(id);
      if (challenge != null && !challenge.guest().equals(visitor.id())) {
        throw new RefusedException(403, "not-yours",
            "Only the guest who opened a challenge can withdraw it.");
      }
      if (challenge != null) {
        throw new RefusedException(409, "taken", "Another player has accepted that challenge already.");
      }
    }
    changes.release();
  }

  private @Nullable Challenge find(String id) {
    return isId(id) ? store.challenges().find(id).orElse(null) : null;
  }

  /** Whether a text can be an id. PostgreSQL refuses some other texts. */
  private static boolean isId(String text) {
    return text.length() <= LONGEST_ID && text.chars().allMatch(c -> c < 128 && Character.isLetterOrDigit(c));
  }

  /**
   * Accepts a challenge.
   *
   * @return the id of the table, at which both guests sit
   * @throws org.variorum.view.query.QueryException if it is not open any more, is the guest's own, or does not offer that
   *     game; or if the guest, or the address, has joined too many games without a move
   */
  public String join(Visitor visitor, JoinQuery query) {
    Challenge challenge = find(query.challenge());
    if (challenge == null || !challenge.isOpen()) {
      throw gone();
    }
    if (challenge.guest().equals(visitor.id())) {
      throw new RefusedException(409, "yours", "That is your own challenge: another player must join it.");
    }
    GameEntry game = games.choose(challenge, query.game());
    boolean hasSeveralStarts = Boolean.TRUE.equals(game.starts()) && challenge.options().isEmpty();
    TableEntry table = tables.tableFor(challenge.guest(), visitor.id(),
        new TableQuery(game.id(), challenge.options(), null, hasSeveralStarts ? "random" : null, null,
            challenge.side(), null, challenge.time()));
    Joiner joiner = new Joiner(visitor.id(), mostUnmoved(challenge), joinOrigins.of(visitor.address()));
    if (!store.takeChallenge(challenge, joiner, table)) {
      throw refused(challenge, visitor);
    }
    tables.begin(table, visitor);
    changes.release();
    return table.founding().id();
  }

  private static int mostUnmoved(Challenge challenge) {
    return challenge.isLive() ? MOST_UNMOVED_LIVE : MOST_UNMOVED_CORRESPONDENCE;
  }

  private RefusedException refused(Challenge challenge, Visitor visitor) {
    Challenge current = find(challenge.id());
    if (current == null || !current.isOpen()) {
      return gone();
    }
    int unmoved = store.challenges().unmovedGames(visitor.id(), challenge.isLive());
    return unmoved >= mostUnmoved(challenge)
        ? new RefusedException(409, "move-first", "You have joined a game and not moved there yet: see \"My"
            + " games\", and move there, or call it off, before you join another.")
        : RefusedException.tooFast("Guests of your address have joined too many games without a move.", WAIT);
  }

  private static RefusedException gone() {
    return new RefusedException(409, "gone",
        "That challenge is not open any more: it was withdrawn, or another player was first.");
  }

  /** The open challenges, as a guest sees them; the oldest first. */
  public List<ChallengeView> list(Visitor visitor) {
    return store.challenges().list().stream()
        .map(challenge -> audience.view(challenge, visitor.id())).toList();
  }

  /**
   * Sends a page the open challenges, now and after every change.
   *
   * @param page receives the messages while other threads wait, and must not block
   */
  public Subscription watch(Visitor visitor, Consumer<ServerMessage> page) {
    Audience.Page watching = audience.add(visitor.id(), page);
    // Renews the challenges of a guest who is back.
    changes.release();
    return new Subscription() {
      @Override
      public void setPresent(boolean present) {
        watching.setPresent(present);
      }

      @Override
      public void close() {
        audience.remove(watching);
      }
    };
  }

  @Override
  public void close() {
    stopping.countDown();
    changes.release();
    try {
      thread.join();
      // The next server resumes what is left.
      store.challenges().removeOld();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (StoreException e) {
      e.log(LOG, "Challenges that have ended are not removed now");
    }
  }
}
