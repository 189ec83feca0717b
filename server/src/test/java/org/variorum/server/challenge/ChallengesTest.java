package org.variorum.server.challenge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.variorum.server.challenge.ChallengesFixture.ADA;
import static org.variorum.server.challenge.ChallengesFixture.BOB;
import static org.variorum.server.challenge.ChallengesFixture.CYD;
import static org.variorum.server.challenge.ChallengesFixture.code;
import static org.variorum.server.challenge.ChallengesFixture.correspondence;
import static org.variorum.server.challenge.ChallengesFixture.eventually;
import static org.variorum.server.challenge.ChallengesFixture.games;
import static org.variorum.server.challenge.ChallengesFixture.visitor;

import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.variorum.server.api.RefusedException;
import org.variorum.server.api.table.ChallengeQuery;
import org.variorum.server.api.table.ChallengeView;
import org.variorum.server.api.table.ClientMessage.Action;
import org.variorum.server.api.table.Seat;
import org.variorum.server.api.table.ServerMessage;
import org.variorum.server.api.table.TableView;
import org.variorum.server.api.table.TableView.Stage;
import org.variorum.server.api.table.TimeControl;
import org.variorum.server.catalog.CatalogGames;
import org.variorum.server.guest.GuestNames;
import org.variorum.server.guest.Visitor;
import org.variorum.server.store.Store;
import org.variorum.server.store.challenge.Challenge;
import org.variorum.server.store.challenge.ChallengeStore.Limits;
import org.variorum.view.answer.Color;
import org.variorum.view.answer.GameEntry;
import org.variorum.view.answer.GameSummary.Option;

/** Open challenges: the list, its limits, and the games that come of it. */
class ChallengesTest {

  @TempDir Path directory;
  private ChallengesFixture server;

  @BeforeEach
  void open() {
    server = new ChallengesFixture(Store.inFile(directory));
  }

  @AfterEach
  void close() {
    server.close();
  }

  private String opened(ChallengeQuery query) {
    return server.challenges.open(ADA, query);
  }

  @Test
  void aChallengeIsSeenByAllAndJoinedByOne() {
    var ada = server.new Page(ADA);
    var bob = server.new Page(BOB);
    String id =
        opened(new ChallengeQuery(List.of("chess"), null, null, Color.black, new TimeControl(300, 3, 0)));
    eventually(() -> assertThat(bob.shown()).extracting(ChallengeView::id).containsExactly(id));
    assertThat(bob.shown().getFirst().yours()).isFalse();
    assertThat(bob.shown().getFirst().by()).isEqualTo(Visitor.name(ADA.id()));
    eventually(() -> assertThat(ada.shown()).extracting(ChallengeView::yours).containsExactly(true));
    String table = server.join(BOB, id, null);
    eventually(
        () -> assertThat(ada.taken()).containsExactly(new ServerMessage.ChallengeTaken(id, table)));
    assertThat(bob.taken()).isEmpty();
    eventually(() -> assertThat(bob.shown()).isEmpty());
    TableView view = server.tables.view(BOB, table);
    assertThat(view.you()).isEqualTo(Color.white);
    assertThat(view.stage()).isEqualTo(Stage.playing);
    assertThat(view.time()).isEqualTo(new TimeControl(300, 3, 0));
    assertThat(view.black().kind()).isEqualTo(Seat.Kind.guest);
    assertThat(server.tables.view(ADA, table).you()).isEqualTo(Color.black);
    assertThat(server.new Page(ADA).taken()).as("a page that connects later is told, too").hasSize(1);
  }

  @Test
  void ofManyWhoJoinAtOnceOneGetsTheGame() throws Exception {
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int round = 0; round < 5; round++) {
        String id = opened(games("chess"));
        CountDownLatch all = new CountDownLatch(4);
        List<Future<String>> joins = new ArrayList<>();
        for (int guest = 0; guest < 4; guest++) {
          var visitor = visitor("192.0.2." + (10 + guest));
          joins.add(threads.submit(() -> {
            all.countDown();
            all.await();
            try {
              return server.join(visitor, id, null);
            } catch (RefusedException e) {
              return e.code();
            }
          }));
        }
        List<String> answers = new ArrayList<>();
        for (Future<String> join : joins) {
          answers.add(join.get());
        }
        assertThat(answers).filteredOn("gone"::equals).hasSize(3);
        assertThat(server.tables.tablesOf(ADA, null)).hasSize(round + 1);
      }
    }
  }

  @Test
  void nobodyPlaysBothSides() {
    String id = opened(games("chess"));
    assertThat(code(() -> server.join(ADA, id, null))).isEqualTo("yours");
    assertThat(server.challenges.list(ADA)).hasSize(1);
  }

  @Test
  void whoJoinsASetChoosesAGameOfItOrDrawsOne() {
    Set<String> drawn = new HashSet<>();
    for (int i = 0; i < 12; i++) {
      String table = server.join(visitor("198.51.100." + i), opened(games("chess", "shatranj")), null);
      drawn.add(server.tables.view(BOB, table).game().id());
    }
    assertThat(drawn).containsExactlyInAnyOrder("chess", "shatranj");
    String set = opened(games("chess", "shatranj"));
    assertThat(code(() -> server.join(BOB, set, "xiangqi"))).isEqualTo("not-offered");
    assertThat(gameOf(set, "shatranj")).isEqualTo("shatranj");
    String family = CatalogGames.catalog().list().families().getLast().id();
    String member = CatalogGames.catalog().list().games().getLast().id();
    String ofFamily = opened(new ChallengeQuery(null, family, null, null, null));
    assertThat(code(() -> server.join(BOB, ofFamily, "chess"))).isEqualTo("not-offered");
    assertThat(gameOf(ofFamily, member)).isEqualTo(member);
    String any = opened(new ChallengeQuery(null, null, null, null, null));
    assertThat(gameOf(any, "xiangqi")).isEqualTo("xiangqi");
  }

  private String gameOf(String challenge, String game) {
    var guest = visitor("192.0.2.99");
    return server.tables.view(guest, server.join(guest, challenge, game)).game().id();
  }

  @Test
  void aGuestMovesInAGameBeforeJoiningAnother() {
    String first = opened(blackIsLeft());
    String table = server.join(BOB, first, null);
    String second = server.challenges.open(CYD, blackIsLeft());
    assertThat(code(() -> server.join(BOB, second, null))).isEqualTo("move-first");
    server.tables.play(ADA, table, 0, "e4");
    assertThat(code(() -> server.join(BOB, second, null))).isEqualTo("move-first");
    assertThat(server.challenges.list(BOB)).as("it stays open").hasSize(1);
    server.tables.play(BOB, table, 1, "e5");
    String next = server.join(BOB, second, null);
    server.tables.act(BOB, next, 0, Action.abort, null);
    server.join(BOB, opened(games("chess")), null);
    for (int i = 0; i < Challenges.MOST_UNMOVED_CORRESPONDENCE; i++) {
      server.join(BOB, opened(correspondence("chess")), null);
    }
    String days = opened(correspondence("chess"));
    assertThat(code(() -> server.join(BOB, days, null))).isEqualTo("move-first");
    assertThat(server.store.challenges().list()).as("what was accepted is not read again and again")
        .extracting(Challenge::id).containsExactly(days);
  }

  private static ChallengeQuery blackIsLeft() {
    return new ChallengeQuery(List.of("chess"), null, null, Color.white, null);
  }

  /** Guests cost nothing, so a script has many; games that they call off count, too. */
  @Test
  void anAddressCannotTakeEveryChallenge() {
    for (int i = 0; i < Challenges.MOST_UNMOVED_OF_ADDRESS; i++) {
      var guest = visitor("192.0.2.66");
      String table = server.join(guest, opened(blackIsLeft()), null);
      server.tables.act(guest, table, 0, Action.abort, null);
    }
    String id = opened(games("chess"));
    assertThat(code(() -> server.join(visitor("192.0.2.66"), id, null))).isEqualTo("too-fast");
    server.join(visitor("192.0.2.67"), id, null);
  }

  @Test
  void whatCannotBePlayedIsNotOffered() {
    assertThat(code(() -> opened(games("no-such-game")))).isEqualTo("unknown-game");
    assertThat(code(() -> opened(games("chess", "no-such-game")))).isEqualTo("unknown-game");
    assertThat(code(() -> opened(new ChallengeQuery(null, "no-such-family", null, null, null))))
        .isEqualTo("unknown-family");
    assertThat(code(() -> opened(new ChallengeQuery(List.of("chess"), "chess", null, null, null))))
        .isEqualTo("bad-games");
    assertThat(
        code(() -> opened(new ChallengeQuery(List.of("chess", "shatranj"), null, List.of("x"), null, null))))
        .isEqualTo("bad-games");
    assertThat(code(() -> opened(new ChallengeQuery(List.of("chess"), null, List.of("x"), null, null))))
        .isEqualTo("unknown-option");
    assertThat(code(() -> opened(new ChallengeQuery(null, null, null, null, TimeControl.ofDays(4)))))
        .isEqualTo("bad-time");
    List<String> all = CatalogGames.catalog().list().games().stream().map(game -> game.id()).toList();
    assertThat(code(() -> opened(games(all.subList(0, GamesOnOffer.MOST_GAMES + 1).toArray(String[]::new)))))
        .isEqualTo("too-many-games");
    assertThat(server.challenges.list(ADA)).isEmpty();
  }

  @Test
  void optionsAreKeptOnceInTheOrderOfTheDefinition() {
    GameEntry game = CatalogGames.catalog().list().games().stream().filter(each -> !each.options().isEmpty())
        .findFirst().orElseThrow();
    List<String> ids = game.options().stream().map(Option::id).toList();
    opened(withOptions(game, ids.reversed()));
    assertThat(server.challenges.list(BOB).getFirst().options()).isEqualTo(ids);
    assertThat(code(() -> opened(withOptions(game, Collections.nCopies(3_000, ids.getFirst())))))
        .isEqualTo("repeated-options");
    assertThat(server.challenges.list(BOB)).hasSize(1);
  }

  private static ChallengeQuery withOptions(GameEntry game, List<String> options) {
    return new ChallengeQuery(List.of(game.id()), null, options, null, null);
  }

  @Test
  void onlyItsOwnerWithdrawsAChallengeAndOnlyWhileItIsOpen() {
    String id = opened(games("chess"));
    assertThat(code(() -> server.challenges.withdraw(BOB, id))).isEqualTo("not-yours");
    server.challenges.withdraw(ADA, id);
    server.challenges.withdraw(ADA, id);
    assertThat(server.challenges.list(BOB)).isEmpty();
    assertThat(code(() -> server.join(BOB, id, null))).isEqualTo("gone");
    String taken = opened(games("chess"));
    server.join(BOB, taken, null);
    assertThat(code(() -> server.challenges.withdraw(ADA, taken))).isEqualTo("taken");
  }

  @Test
  void aGuestAndAnAddressHaveSoManyAtMost() {
    for (int i = 0; i < Challenges.MOST_OF_GUEST; i++) {
      opened(games("chess"));
    }
    assertThat(code(() -> opened(games("chess")))).isEqualTo("too-many-challenges");
    for (int i = Challenges.MOST_OF_GUEST; i < Challenges.MOST_OF_ADDRESS; i++) {
      server.challenges.open(visitor("192.0.2.1"), games("chess"));
    }
    assertThat(code(() -> server.challenges.open(visitor("192.0.2.1"), games("chess"))))
        .isEqualTo("too-fast");
    server.challenges.open(visitor("192.0.2.2"), games("chess"));
  }

  @Test
  void oneNetworkCannotFillTheList() {
    for (int i = 0; i < Challenges.MOST_OF_ALL / 2; i++) {
      server.challenges.open(visitor("2001:db8:0:" + Integer.toHexString(0x1_00 * i) + "::1"),
          new ChallengeQuery(null, null, null, null, null));
      if (i + 1 == 16 * Challenges.MOST_OF_ADDRESS) {
        assertThat(code(() -> server.challenges.open(visitor("2001:db8:0:7::1"), games("chess"))))
            .isEqualTo("too-fast");
        break;
      }
    }
    server.challenges.open(CYD, games("chess"));
  }

  @Test
  void correspondenceChallengesLeavePlacesForLiveOnes() {
    for (int i = 0; i < Challenges.MOST_OF_CORRESPONDENCE; i++) {
      server.challenges.open(visitor("10." + i / 250 + "." + i % 250 + ".1"), correspondence("chess"));
    }
    assertThat(code(() -> server.challenges.open(CYD, correspondence("chess")))).isEqualTo("too-busy");
    server.challenges.open(CYD, games("chess"));
  }

  @Test
  void addressesAreNotStored() throws SQLException {
    opened(games("chess"));
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + directory.resolve("variorum.db"));
        var rows = connection.createStatement().executeQuery("select origins from challenge")) {
      assertThat(rows.next()).isTrue();
      assertThat(rows.getString(1)).doesNotContain("192").contains("\",\"");
    }
  }

  @Test
  void aLiveChallengeEndsWithoutAPageAndACorrespondenceChallengeDoesNot() {
    server.close();
    server = new ChallengesFixture(Store.inFile(directory), Duration.ofMillis(30));
    var bob = server.new Page(BOB);
    opened(games("chess"));
    String days = opened(correspondence("chess"));
    eventually(
        () -> assertThat(server.challenges.list(BOB)).extracting(ChallengeView::id).containsExactly(days));
    eventually(() -> assertThat(bob.shown()).extracting(ChallengeView::id).containsExactly(days));
  }

  @Test
  void aPageOfItsGuestKeepsALiveChallengeOpen() {
    opened(games("chess"));
    long before = until();
    var ada = server.new Page(ADA);
    eventually(() -> assertThat(until()).isGreaterThan(before));
    ada.subscription.close();
  }

  private long until() {
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + directory.resolve("variorum.db"));
        var rows = connection.createStatement().executeQuery("select until from challenge")) {
      assertThat(rows.next()).isTrue();
      return rows.getLong(1);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void onlyPagesThatRespondCount() {
    Audience audience = new Audience(GuestNames.NUMBERED);
    String id = opened(games("chess"));
    audience.update(server.store.challenges().list(), List.of());
    Audience.Page page = audience.add(ADA.id(), _ -> {});
    assertThat(audience.presentChallengers()).containsExactly(ADA.id());
    page.setPresent(false);
    assertThat(audience.presentChallengers()).isEmpty();
    page.setPresent(true);
    server.challenges.withdraw(ADA, id);
    audience.update(server.store.challenges().list(), List.of());
    assertThat(audience.presentChallengers()).isEmpty();
  }

  @Test
  void aGameThatBeginsEndsTheOtherLiveChallengesOfBoth() {
    String first = opened(games("chess"));
    opened(games("shatranj"));
    String days = opened(correspondence("chess"));
    server.challenges.open(BOB, games("chess"));
    server.join(BOB, first, null);
    assertThat(server.challenges.list(CYD)).extracting(ChallengeView::id).containsExactly(days);
  }

  @Test
  void aRestartLosesNothing() {
    String live = opened(games("chess"));
    String days = opened(correspondence("chess"));
    String taken = opened(games("shatranj"));
    server.close();
    server = new ChallengesFixture(Store.inFile(directory));
    assertThat(server.challenges.list(BOB)).extracting(ChallengeView::id).containsExactly(live, days, taken);
    String table = server.join(BOB, days, null);
    server.close();
    server = new ChallengesFixture(Store.inFile(directory));
    assertThat(server.tables.view(BOB, table).time()).isEqualTo(TimeControl.ofDays(2));
    assertThat(server.new Page(ADA).taken())
        .containsExactly(new ServerMessage.ChallengeTaken(days, table));
  }

  @Test
  void aLiveChallengeIsResumedAfterTheServerWasAwayForAWhile() {
    server.close();
    try (Store store = Store.inFile(directory)) {
      store.challenges().open(new Challenge("left", ADA.id(), List.of(), List.of("chess"), null, List.of(),
          null, null, Instant.now(), null), Duration.ofMillis(1), new Limits(1, List.of(), 1, 1));
      eventually(() -> assertThat(store.challenges().list()).isEmpty());
    }
    server = new ChallengesFixture(Store.inFile(directory));
    assertThat(server.challenges.list(BOB)).extracting(ChallengeView::id).containsExactly("left");
  }

  @Test
  void aRestartDoesNotReviveTheChallengeOfAGuestWhoHadLeft() {
    server.close();
    server = new ChallengesFixture(Store.inFile(directory), Duration.ofMillis(1));
    opened(games("chess"));
    eventually(() -> assertThat(server.challenges.list(BOB)).isEmpty());
    server.close();
    server = new ChallengesFixture(Store.inFile(directory));
    assertThat(server.challenges.list(BOB)).isEmpty();
  }
}
