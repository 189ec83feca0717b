package org.variorum.server.challenge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jspecify.annotations.Nullable;
import org.variorum.engine.Experience;
import org.variorum.server.api.table.ChallengeQuery;
import org.variorum.server.api.table.ChallengeView;
import org.variorum.server.api.table.JoinQuery;
import org.variorum.server.api.table.ServerMessage;
import org.variorum.server.api.table.TimeControl;
import org.variorum.server.catalog.CatalogGames;
import org.variorum.server.guest.Address;
import org.variorum.server.guest.IdSigner;
import org.variorum.server.guest.Visitor;
import org.variorum.server.store.Store;
import org.variorum.server.table.Tables;
import org.variorum.server.thinking.EngineScheduler;
import org.variorum.view.position.Views;
import org.variorum.view.query.QueryException;

/** A server's challenges and tables without HTTP, on a store. */
final class ChallengesFixture implements AutoCloseable {

  static final Visitor ADA = visitor("192.0.2.1");
  static final Visitor BOB = visitor("198.51.100.1");
  static final Visitor CYD = visitor("203.0.113.1");
  private static final Duration LONG = Duration.ofHours(1);
  private static final Duration SHORT = Duration.ofMillis(20);

  final Store store;
  final Tables tables;
  final Challenges challenges;
  private final EngineScheduler thinking = new EngineScheduler(1, 10L << 20, Experience.NONE);

  ChallengesFixture(Store store) {
    this(store, LONG);
  }

  /** @param liveTerm how long a live challenge stays open unless it is renewed */
  ChallengesFixture(Store store, Duration liveTerm) {
    this.store = store;
    tables = new Tables(store, CatalogGames.catalog(), new Views(), thinking, 1L << 30);
    challenges = new Challenges(store, CatalogGames.catalog(), tables, new IdSigner(store.secret()),
        new Random(1), liveTerm, SHORT);
  }

  static Visitor visitor(String address) {
    return new Visitor(IdSigner.newId(), Address.of(address));
  }

  static ChallengeQuery games(String... games) {
    return new ChallengeQuery(List.of(games), null, null, null, null);
  }

  static ChallengeQuery correspondence(String game) {
    return new ChallengeQuery(List.of(game), null, null, null, TimeControl.ofDays(2));
  }

  String join(Visitor visitor, String challenge, @Nullable String game) {
    return challenges.join(visitor, new JoinQuery(challenge, game));
  }

  static String code(ThrowingCallable attempt) {
    QueryException refused = catchThrowableOfType(QueryException.class, attempt);
    assertThat(refused).as("it is refused").isNotNull();
    return refused.code();
  }

  /** Everything that a page receives, and the list that it shows. */
  final class Page {
    final List<ServerMessage> told = new CopyOnWriteArrayList<>();
    final Challenges.Subscription subscription;

    Page(Visitor visitor) {
      subscription = challenges.watch(visitor, told::add);
    }

    List<ChallengeView> shown() {
      List<ChallengeView> shown = List.of();
      for (ServerMessage message : told) {
        shown = switch (message) {
          case ServerMessage.Challenges(List<ChallengeView> all) -> all;
          case ServerMessage.ChallengeChange(var change) -> change.appliedTo(shown);
          default -> shown;
        };
      }
      return shown;
    }

    List<ServerMessage.ChallengeTaken> taken() {
      return told.stream().filter(ServerMessage.ChallengeTaken.class::isInstance)
          .map(ServerMessage.ChallengeTaken.class::cast).toList();
    }
  }

  /** Waits until an assertion holds. */
  static void eventually(Runnable assertion) {
    long end = System.nanoTime() + Duration.ofSeconds(30).toNanos();
    while (true) {
      try {
        assertion.run();
        return;
      } catch (AssertionError e) {
        if (System.nanoTime() > end) {
          throw e;
        }
        pause();
      }
    }
  }

  private static void pause() {
    try {
      Thread.sleep(5);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    challenges.close();
    tables.close();
    thinking.close();
    store.close();
  }
}
