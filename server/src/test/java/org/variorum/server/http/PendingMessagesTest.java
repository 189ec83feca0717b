package org.variorum.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.variorum.server.api.table.ChallengeChange;
import org.variorum.server.api.table.ChallengeView;
import org.variorum.server.api.table.Seat;
import org.variorum.server.api.table.ServerMessage;
import org.variorum.server.api.table.TableChange;
import org.variorum.server.api.table.TableView;
import org.variorum.server.budget.Budget;
import org.variorum.server.budget.CostLimits;
import org.variorum.server.catalog.CatalogGames;
import org.variorum.server.guest.Address;
import org.variorum.view.answer.Color;
import org.variorum.view.answer.PlyView;
import org.variorum.view.answer.PositionView;

/** What waits for a page. */
class PendingMessagesTest {

  private static final Address ADDRESS = Address.of("192.0.2.1");

  private final Budget budget = new Budget(CostLimits.DEFAULT, 300 * 1_024);
  private final PendingMessages backlog = new PendingMessages(ADDRESS, budget);

  private static ServerMessage analysis(int ref, int depth) {
    return new ServerMessage.Analysis(ref, 0, depth, 0, List.of(), false);
  }

  private List<ServerMessage> emptied() throws InterruptedException {
    List<ServerMessage> all = new ArrayList<>();
    for (PendingMessages.PendingMessage next = backlog.poll(Duration.ZERO); next != null;
        next = backlog.poll(Duration.ZERO)) {
      all.add(next.message());
      backlog.release(next);
    }
    return all;
  }

  @Test
  void whatIsToldOfTheSameBecomesOneAndKeepsItsPlace() throws InterruptedException {
    backlog.offer(analysis(1, 1), 0);
    backlog.offer(new ServerMessage.Pong(5), 0);
    for (int depth = 2; depth <= 1_000; depth++) {
      assertThat(backlog.offer(analysis(1, depth), depth)).isTrue();
    }
    assertThat(emptied()).containsExactly(analysis(1, 1_000), new ServerMessage.Pong(5));
  }

  @Test
  void whatIsToldOfDifferentThingsStaysApartAndIsLimited() throws InterruptedException {
    long taken = IntStream.range(0, 1_000).filter(i -> backlog.offer(new ServerMessage.Pong(i), 0)).count();
    assertThat(taken).isEqualTo(256);
    assertThat(emptied()).hasSize(256);
    assertThat(backlog.offer(analysis(1, 1), 0)).isTrue();
    assertThat(backlog.offer(analysis(2, 1), 0)).isTrue();
    assertThat(emptied()).hasSize(2);
  }

  /** Many pages that do not read, each with little, are much together. */
  @Test
  void whatWaitsForAllPagesOfAnAddressIsLimitedInBytes() throws InterruptedException {
    PendingMessages other = new PendingMessages(ADDRESS, budget);
    PendingMessages foreign = new PendingMessages(Address.of("192.0.2.2"), budget);
    assertThat(IntStream.range(0, 200).allMatch(i -> backlog.offer(new ServerMessage.Pong(i), 0))).isTrue();
    long taken = IntStream.range(0, 200).filter(i -> other.offer(new ServerMessage.Pong(i), 0)).count();
    assertThat(taken).isEqualTo(100);
    assertThat(foreign.offer(new ServerMessage.Pong(1), 0)).isTrue();
    assertThat(backlog.offer(analysis(1, 1), 0)).isFalse();
    assertThat(emptied()).hasSize(200);
    assertThat(IntStream.range(0, 100).allMatch(i -> other.offer(new ServerMessage.Pong(i), 0))).isTrue();
    other.close();
    assertThat(other.offer(new ServerMessage.Pong(1), 0)).isFalse();
    assertThat(IntStream.range(0, 256).allMatch(i -> backlog.offer(new ServerMessage.Pong(i), 0))).isTrue();
  }

  @Test
  void whatBecomesOneIsCountedOnce() throws InterruptedException {
    for (int depth = 1; depth <= 1_000; depth++) {
      assertThat(backlog.offer(analysis(1, depth), depth)).isTrue();
    }
    emptied();
    assertThat(budget.reserve(ADDRESS, 300 * 1_024)).as("nothing is left over").isTrue();
    assertThat(budget.reserve(ADDRESS, 1)).isFalse();
  }

  @Test
  void aMessageHasWaitedSinceTheFirstOfThoseThatBecameOne() throws InterruptedException {
    backlog.offer(analysis(1, 1), 7);
    backlog.offer(analysis(1, 2), 9);
    assertThat(backlog.poll(Duration.ZERO)).isEqualTo(new PendingMessages.PendingMessage(analysis(1, 2), 7));
    assertThat(backlog.poll(Duration.ofMillis(1))).isNull();
  }

  /** A page that has a table receives its changes; those that it has not taken yet become one message. */
  @Test
  void aTableIsToldOnceAndThenWhatHasChanged() throws InterruptedException {
    TableUpdates news = new TableUpdates(0);
    TableView first = view(1, 0, List.of("e2e4"));
    TableView second = view(2, 1, List.of("e7e5"));
    TableView third = view(3, 2, List.of());
    List<ServerMessage> told = Stream.of(first, second, third).map(news::nextMessage).toList();
    assertThat(told).hasExactlyElementsOfTypes(ServerMessage.Table.class, ServerMessage.Change.class,
        ServerMessage.Change.class);
    told.forEach(message -> backlog.offer(message, 0));
    TableView whole = ((ServerMessage.Table) emptied().getFirst()).table();
    assertThat(whole).isEqualTo(view(3, 0, List.of("e2e4", "e7e5")));
    told.subList(1, 3).forEach(message -> backlog.offer(message, 0));
    TableChange change = ((ServerMessage.Change) emptied().getFirst()).change();
    assertThat(change).isEqualTo(TableChange.of(view(3, 1, List.of("e7e5"))));
    assertThat(new TableUpdates(2).nextMessage(third)).isInstanceOf(ServerMessage.Change.class);
  }

  /** However often challenges open and close, a page that reads slowly has one message of them. */
  @Test
  void challengesAreToldOnceAndThenWhatHasChanged() throws InterruptedException {
    ServerMessage first = change(List.of("2", "3"), List.of("1"));
    ServerMessage second = change(List.of("4"), List.of("3"));
    backlog.offer(new ServerMessage.Challenges(List.of(challenge("0"), challenge("1"))), 0);
    backlog.offer(first, 0);
    backlog.offer(second, 0);
    assertThat(emptied())
        .containsExactly(
            new ServerMessage.Challenges(List.of(challenge("0"), challenge("2"), challenge("4"))));
    backlog.offer(first, 0);
    backlog.offer(second, 0);
    assertThat(emptied()).containsExactly(change(List.of("2", "4"), List.of("1", "3")));
    backlog.offer(first, 0);
    backlog.offer(new ServerMessage.Challenges(List.of()), 0);
    assertThat(emptied()).as("a list counts from then on").containsExactly(
        new ServerMessage.Challenges(List.of()));
  }

  /** A challenge counts for its games and options, as long as they are. */
  @Test
  void longChallengesCountForMore() {
    ChallengeView large = new ChallengeView("1", "", false, List.of(), null,
        Collections.nCopies(1_000, "an option that is quite long"), null, null, "");
    long taken = IntStream.range(0, 100).mapToObj(_ -> new PendingMessages(ADDRESS, budget))
        .filter(page -> page.offer(new ServerMessage.Challenges(List.of(large)), 0)).count();
    assertThat(taken).isLessThan(12);
  }

  private static ServerMessage change(List<String> opened, List<String> closed) {
    return new ServerMessage.ChallengeChange(
        new ChallengeChange(opened.stream().map(PendingMessagesTest::challenge).toList(), closed));
  }

  private static ChallengeView challenge(String id) {
    return new ChallengeView(id, "", false, List.of(), null, List.of(), null, null, "");
  }

  private static TableView view(long sequence, int from, List<String> moves) {
    Seat open = new Seat(Seat.Kind.open, "", null, false);
    return new TableView("t", CatalogGames.edition("chess").summary(), List.of(), sequence, "", null, open,
        open,
        null,
        TableView.Stage.playing, "", null, from,
        moves.stream()
            .map(text -> new PlyView(text, text, text, Color.white, 1, "", false, List.of(), List.of(),
                List.of(), null, null, null))
            .toList(),
        new PositionView("", "", Map.of(), Color.white, 0, List.of(), List.of(), null, List.of(), Map.of(),
            null),
        List.of(), null, 0, null, null, null, null);
  }
}
