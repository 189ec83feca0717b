package org.variorum.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.variorum.server.table.TableTestServer.ADA;
import static org.variorum.server.table.TableTestServer.BOB;
import static org.variorum.server.table.TableTestServer.CYD;
import static org.variorum.server.table.TableTestServer.query;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.variorum.server.api.table.ClientMessage.Action;
import org.variorum.server.api.table.TableSummary;
import org.variorum.server.api.table.TableView;
import org.variorum.server.api.table.TableView.Stage;
import org.variorum.server.api.table.TimeControl;
import org.variorum.server.table.TableTestServer.Page;
import org.variorum.view.answer.Color;
import org.variorum.view.answer.PlyView;
import org.variorum.view.answer.PositionView.MoveView;

/** What visitors see: of a table, of others who are there, and of their own tables. */
class TableVisitorsTest extends RoomFixture {

  @Test
  void onlyTheSideToMoveIsToldWhatItMayTouch() {
    String id = server.adaAgainstBob(null);
    assertThat(server.view(id).firsts()).hasSize(10).contains("e2", "g1").doesNotContain("e1");
    assertThat(server.view(id).position().moves()).isEmpty();
    assertThat(server.tables.view(BOB, id).firsts()).isEmpty();
    assertThat(server.tables.view(CYD, id).firsts()).isEmpty();
  }

  @Test
  void playersAreToldWhatATouchedPieceMayDo() {
    String id = server.adaAgainstBob(null);
    assertThat(server.tables.choices(ADA, id, 0, "e2").moves()).extracting(MoveView::text)
        .containsExactlyInAnyOrder("e2e3", "e2e4");
    assertThat(server.tables.choices(ADA, id, 0, "e1").moves()).isEmpty();
    assertThat(server.tables.choices(ADA, id, 0, "nothing").moves()).isEmpty();
    assertThat(server.tables.choices(BOB, id, 0, "e7").premoves()).contains("e6", "e5", "d6");
    assertThat(server.tables.choices(BOB, id, 0, "e7").moves()).isEmpty();
    assertThat(server.tables.choices(BOB, id, 0, "e2").premoves()).isEmpty();
    assertThat(code(() -> server.tables.choices(CYD, id, 0, "e2"))).isEqualTo("not-yours");
    server.play(id, "e4");
    assertThat(code(() -> server.tables.choices(ADA, id, 0, "d2"))).isEqualTo("late");
  }

  @Test
  void aPageThatComesBackIsToldWhatItMissed() {
    String id = server.adaAgainstBob(null);
    server.play(id, "e4", "e5", "Nf3");
    assertThat(new Page(server.tables, BOB, id, 2, "e7e5").last()).satisfies(view -> {
      assertThat(view.from()).isEqualTo(2);
      assertThat(view.plies()).extracting(PlyView::text).containsExactly("g1f3");
    });
    assertThat(new Page(server.tables, BOB, id, 3, "g1f3").last().plies()).isEmpty();
    assertThat(new Page(server.tables, BOB, id, 2, "c7c5").last()).satisfies(view -> {
      assertThat(view.from()).isZero();
      assertThat(view.plies()).hasSize(3);
    });
    assertThat(new Page(server.tables, BOB, id, 9, "x").last().from()).isZero();
    assertThat(new Page(server.tables, BOB, id, -1, null).last().from()).isZero();
  }

  @Test
  void aPageIsToldOfTakebacksAndOnlyOfWhatIsNew() {
    String id = server.adaAgainstBob(null);
    Page page = new Page(server.tables, CYD, id, 0, null);
    server.play(id, "e4", "e5", "Nf3");
    server.act(ADA, id, 3, Action.takeback);
    server.answer(BOB, id, 3, Action.takeback);
    assertThat(page.last().from()).isEqualTo(2);
    assertThat(page.last().plies()).isEmpty();
    server.tables.play(ADA, id, 2, "Nf3");
    assertThat(page.last().from()).isEqualTo(2);
    assertThat(page.last().plies()).hasSize(1);
    assertThat(page.told).extracting(TableView::sequence).isSorted();
  }

  @Test
  void whoIsThereIsToldAtMostOnceASecond() {
    String id = server.adaAgainstBob(null);
    Page ada = new Page(server.tables, ADA, id, 0, null);
    Page bob = new Page(server.tables, BOB, id, 0, null);
    Page cyd = new Page(server.tables, CYD, id, 0, null);
    assertThat(ada.told).hasSize(1);
    server.clock.pass(Duration.ofSeconds(1));
    Eventually.holds(() -> assertThat(ada.told).hasSize(2));
    assertThat(ada.last().watchers()).isEqualTo(1);
    assertThat(ada.last().black().online()).isTrue();
    bob.close();
    cyd.close();
    Eventually.holds(() -> assertThat(server.view(id).watchers()).isZero());
    Eventually.holds(() -> {
      server.clock.pass(Duration.ofSeconds(1));
      assertThat(ada.last().black().online()).isFalse();
    });
  }

  @Test
  void whoLooksOnIsNotToldOfHimself() {
    String id = server.adaAgainstBob(null);
    Page cyd = new Page(server.tables, CYD, id, 0, null);
    Page again = new Page(server.tables, CYD, id, 0, null);
    assertThat(cyd.last().watchers()).as("he himself").isZero();
    assertThat(again.last().watchers()).as("his other page").isZero();
    assertThat(server.view(id).watchers()).as("one guest with two pages").isEqualTo(1);
    again.close();
    cyd.close();
  }

  @Test
  void whoIsInvitedIsNotToldOfHimself() {
    String id = server.tables.create(ADA, query("chess", Color.white, null, null));
    Page bob = new Page(server.tables, BOB, id, 0, null);
    assertThat(bob.last().watchers()).isZero();
    assertThat(server.view(id).watchers()).isEqualTo(1);
    bob.close();
  }

  @Test
  void aPlayerWhosePageIsSilentIsAway() {
    String id = server.adaAgainstBob(null);
    Page ada = new Page(server.tables, ADA, id, 0, null);
    Page bob = new Page(server.tables, BOB, id, 0, null);
    Eventually.holds(() -> {
      server.clock.pass(Duration.ofSeconds(1));
      assertThat(ada.last().black().online()).isTrue();
    });
    bob.attend(false);
    Eventually.holds(() -> {
      server.clock.pass(Duration.ofSeconds(1));
      assertThat(ada.last().black().online()).isFalse();
    });
    bob.attend(true);
    Eventually.holds(() -> {
      server.clock.pass(Duration.ofSeconds(1));
      assertThat(ada.last().black().online()).isTrue();
    });
  }

  @Test
  void tablesThatNobodyCaresForAreForgottenAndComeBack() {
    String idle = server.adaAgainstBob(null);
    String watched = server.adaAgainstBob(null);
    String running = server.adaAgainstBob(new TimeControl(3_600, 0, 0));
    String thinking = server.adaAgainstComputer();
    server.play(running, "e4", "e5");
    server.tables.play(ADA, thinking, 0, "e4");
    server.tables.play(ADA, idle, 0, "e4");
    Page page = new Page(server.tables, ADA, watched, 0, null);
    Eventually.holds(() -> assertThat(server.tables.tablesInMemory()).isEqualTo(4));
    Eventually.holds(() -> {
      server.clock.pass(Duration.ofSeconds(61));
      assertThat(server.tables.tablesInMemory()).isEqualTo(3);
    });
    assertThat(server.moves(idle)).containsExactly("e2e4");
    assertThat(page.told).isNotEmpty();
  }

  @Test
  void tablesAtWhichNobodyMovesGoAfterADay() {
    String unplayed = server.adaAgainstBob(null);
    String played = server.adaAgainstBob(null);
    server.tables.play(ADA, played, 0, "e4");
    server.clock.pass(Duration.ofHours(23));
    String later = server.adaAgainstBob(null);
    assertThat(server.view(unplayed).stage()).as("a day is not over").isEqualTo(Stage.playing);
    server.clock.pass(Duration.ofHours(2));
    server.clock.pass(Duration.ofHours(2));
    assertThat(code(() -> server.view(unplayed))).isEqualTo("unknown-table");
    assertThat(server.tables.tablesOf(BOB, null)).extracting(TableSummary::id).containsExactlyInAnyOrder(
        played,
        later);
    server.clock.pass(Duration.ofDays(30));
    server.clock.pass(Duration.ofDays(30));
    assertThat(server.tables.tablesOf(BOB, null)).extracting(TableSummary::id).containsExactly(played);
    assertThat(server.moves(played)).containsExactly("e2e4");
  }

  @Test
  void aGuestFindsTheTablesAgain() {
    String first = server.adaAgainstBob(null);
    server.clock.pass(Duration.ofSeconds(1));
    String second = server.tables.create(BOB, query("royal-standard", Color.white, null, null));
    server.clock.pass(Duration.ofSeconds(1));
    server.play(first, "e4");
    restart(Duration.ofDays(1));
    List<TableSummary> mine = server.tables.tablesOf(BOB, null);
    assertThat(mine).extracting(TableSummary::id).containsExactly(first, second);
    assertThat(mine.getFirst()).satisfies(table -> {
      assertThat(table.you()).isEqualTo(Color.black);
      assertThat(table.yourTurn()).isTrue();
      assertThat(table.last()).isEqualTo("e4");
      assertThat(table.plies()).isEqualTo(1);
      assertThat(table.placement()).startsWith("rnbqkbnr/pppppppp/8/8/4P3");
    });
    assertThat(mine.getLast().stage()).isEqualTo(Stage.waiting);
    assertThat(mine.getLast().yourTurn()).isFalse();
    assertThat(server.tables.tablesOf(BOB, mine.getFirst().changed())).extracting(TableSummary::id)
        .containsExactly(second);
    assertThat(server.tables.tablesOf(CYD, null)).isEmpty();
    assertThat(code(() -> server.tables.tablesOf(BOB, "yesterday"))).isEqualTo("bad-time");
  }
}
