package org.variorum.server.challenge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.variorum.server.challenge.ChallengesFixture.ADA;
import static org.variorum.server.challenge.ChallengesFixture.BOB;
import static org.variorum.server.challenge.ChallengesFixture.CYD;
import static org.variorum.server.challenge.ChallengesFixture.eventually;
import static org.variorum.server.challenge.ChallengesFixture.games;
import static org.variorum.server.challenge.ChallengesFixture.visitor;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.variorum.server.api.RefusedException;
import org.variorum.server.api.table.ChallengeView;
import org.variorum.server.api.table.ServerMessage;
import org.variorum.server.store.Login;
import org.variorum.server.store.PostgreSql;
import org.variorum.server.store.Store;

/** Two servers that share a PostgreSQL have the same challenges. */
@Execution(ExecutionMode.CONCURRENT)
class SharedChallengesTest {

  private ChallengesFixture here;
  private ChallengesFixture there;

  @BeforeEach
  void open() {
    String url = PostgreSql.newDatabase();
    here = new ChallengesFixture(Store.inPostgresql(Login.of(url)));
    there = new ChallengesFixture(Store.inPostgresql(Login.of(url)));
  }

  @AfterEach
  void close() {
    here.close();
    there.close();
  }

  @Test
  void aChallengeIsOpenedOnOneServerAndJoinedOnTheOther() {
    var ada = here.new Page(ADA);
    var bob = there.new Page(BOB);
    String withdrawn = here.challenges.open(ADA, games("shatranj"));
    String id = here.challenges.open(ADA, games("chess"));
    eventually(() -> assertThat(bob.shown()).extracting(ChallengeView::id).containsExactly(withdrawn, id));
    here.challenges.withdraw(ADA, withdrawn);
    eventually(() -> assertThat(bob.shown()).extracting(ChallengeView::id).containsExactly(id));
    String table = there.join(BOB, id, null);
    eventually(
        () -> assertThat(ada.taken()).containsExactly(new ServerMessage.ChallengeTaken(id, table)));
    eventually(() -> assertThat(ada.shown()).isEmpty());
    assertThat(here.tables.view(ADA, table).you()).isNotNull();
  }

  @Test
  void ofTwoWhoJoinOnBothServersAtOnceOneGetsTheGame() throws Exception {
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int round = 0; round < 5; round++) {
        String id = here.challenges.open(ADA, games("chess"));
        Future<Boolean> one = threads.submit(() -> joins(here, id));
        Future<Boolean> other = threads.submit(() -> joins(there, id));
        assertThat(one.get() ^ other.get()).as("just one gets it").isTrue();
      }
    }
    assertThat(here.tables.tablesOf(ADA, null)).hasSize(5);
    assertThat(List.of(here.challenges.list(CYD), there.challenges.list(CYD))).allMatch(List::isEmpty);
  }

  @Test
  void twoChallengesOfOneGuestAreTakenOnBothServersAtOnce() throws Exception {
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int round = 0; round < 12; round++) {
        String first = here.challenges.open(ADA, games("chess"));
        String second = here.challenges.open(ADA, games("chess"));
        Future<Boolean> one = threads.submit(() -> joins(here, first));
        Future<Boolean> other = threads.submit(() -> joins(there, second));
        assertThat(one.get() ^ other.get()).as("the other challenge ends").isTrue();
      }
    }
    assertThat(here.tables.tablesOf(ADA, null)).hasSize(12);
  }

  @Test
  void ofManyThatOpenAtOnceNoMoreThanTheLimitAreOpened() throws Exception {
    AtomicInteger opened = new AtomicInteger();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<?>> requests = new ArrayList<>();
      for (int i = 0; i < 24; i++) {
        ChallengesFixture server = i % 2 == 0 ? here : there;
        requests.add(threads.submit(() -> {
          try {
            server.challenges.open(ADA, games("chess"));
            opened.incrementAndGet();
          } catch (RefusedException e) {
            assertThat(e.code()).isEqualTo("too-many-challenges");
          }
        }));
      }
      for (Future<?> request : requests) {
        request.get();
      }
    }
    assertThat(opened).hasValue(Challenges.MOST_OF_GUEST);
    assertThat(there.challenges.list(CYD)).hasSize(Challenges.MOST_OF_GUEST);
  }

  private static boolean joins(ChallengesFixture server, String id) {
    try {
      server.join(visitor("192.0.2.7"), id, null);
      return true;
    } catch (RefusedException e) {
      assertThat(e.code()).isEqualTo("gone");
      return false;
    }
  }
}
