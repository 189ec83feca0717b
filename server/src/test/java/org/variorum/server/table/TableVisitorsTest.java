package org.variorum.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.variorum.server.table.TableTestServer.ADA;
import static org.variorum.server.table.TableTestServer.BOB;
import static org.variorum.server.table.TableTestServer.CYD;
import static org.variorum.server.table.TableTestServer.query;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.variorum.server.api.Color;
import org.variorum.server.api.PlyView;
import org.variorum.server.api.PositionView.MoveView;
import org.variorum.server.api.table.ClientMessage.Action;
import org.variorum.server.api.table.TableSummary;
import org.variorum.server.api.table.TableView;
import org.variorum.server.api.table.TableView.Stage;
import org.variorum.server.api.table.TimeControl;
import org.variorum.server.table.TableTestServer.Page;

/** What visitors see: of a table, of others who are there, and of their own tables. */
class TableVisitorsTest extends RoomFixture {

  @Test
  void onlyTheSideToMoveIsToldWhatItMayTouch() {
    String id = room.adaAgainstBob(null);
    assertThat(room.view(id).firsts()).hasSize(10).contains("e2", "g1").doesNotContain("e1");
    assertThat(room.view(id).position().moves()).isEmpty();
    assertThat(room.tables.view(BOB, id).firsts()).isEmpty();
    assertThat(room.tables.view(CYD, id).firsts()).isEmpty();
  }

  @Test
  void playersAreToldWhatATouchedPieceMayDo() {
    String id = room.adaAgainstBob(null);
    assertThat(room.tables.choices(ADA, id, 0, "e2").moves()).extracting(MoveView::text)
        .containsExactlyInAnyOrder("e2e3", "e2e4");
    assertThat(room.tables.choices(ADA, id, 0, "e1").moves()).isEmpty();
    assertThat(room.tables.choices(ADA, id, 0, "nothing").moves()).isEmpty();
    assertThat(room.tables.choices(BOB, id, 0, "e7").premoves()).contains("e6", "e5", "d6");
    assertThat(room.tables.choices(BOB, id, 0, "e7").moves()).isEmpty();
    assertThat(room.tables.choices(BOB, id, 0, "e2").premoves()).isEmpty();
    assertThat(code(() -> room.tables.choices(CYD, id, 0, "e2"))).isEqualTo("not-yours");
    room.play(id, "e4");
    assertThat(code(() -> room.tables.choices(ADA, id, 0, "d2"))).isEqualTo("late");
  }

  @Test
  void aPageThatComesBackIsToldWhatItMissed() {
    String id = room.adaAgainstBob(null);
    room.play(id, "e4", "e5", "Nf3");
    assertThat(new Page(room.tables, BOB, id, 2, "e7e5").last()).satisfies(view -> {
      assertThat(view.from()).isEqualTo(2);
      assertThat(view.plies()).extracting(PlyView::text).containsExactly("g1f3");
    });
    assertThat(new Page(room.tables, BOB, id, 3, "g1f3").last().plies()).isEmpty();
    assertThat(new Page(room.tables, BOB, id, 2, "c7c5").last()).satisfies(view -> {
      assertThat(view.from()).isZero();
      assertThat(view.plies()).hasSize(3);
    });
    assertThat(new Page(room.tables, BOB, id, 9, "x").last().from()).isZero();
    assertThat(new Page(room.tables, BOB, id, -1, null).last().from()).isZero();
  }

  @Test
  void aPageIsToldOfTakebacksAndOnlyOfWhatIsNew() {
    String id = room.adaAgainstBob(null);
    Page page = new Page(room.tables, CYD, id, 0, null);
    room.play(id, "e4", "e5", "Nf3");
    room.act(ADA, id, 3, Action.takeback);
    room.answer(BOB, id, 3, Action.takeback);
    assertThat(page.last().from()).isEqualTo(2);
    assertThat(page.last().plies()).isEmpty();
    room.tables.play(ADA, id, 2, "Nf3");
    assertThat(page.last().from()).isEqualTo(2);
    assertThat(page.last().plies()).hasSize(1);
    assertThat(page.told).extracting(TableView::sequence).isSorted();
  }

  @Test
  void whoIsThereIsToldAtMostOnceASecond() {
    String id = room.adaAgainstBob(null);
    Page ada = new Page(room.tables, ADA, id, 0, null);
    Page bob = new Page(room.tables, BOB, id, 0, null);
    Page cyd = new Page(room.tables, CYD, id, 0, null);
    assertThat(ada.told).hasSize(1);
    room.clock.pass(Duration.ofSeconds(1));
    Eventually.holds(() -> assertThat(ada.told).hasSize(2));
    assertThat(ada.last().watchers()).isEqualTo(1);
    assertThat(ada.last().black().online()).isTrue();
    bob.close();
    cyd.close();
    Eventually.holds(() -> assertThat(room.view(id).watchers()).isZero());
    Eventually.holds(() -> {
      room.clock.pass(Duration.ofSeconds(1));
      assertThat(ada.last().black().online()).isFalse();
    });
  }

  @Test
  void whoLooksOnIsNotToldOfHimself() {
    String id = room.adaAgainstBob(null);
    Page cyd = new Page(room.tables, CYD, id, 0, null);
    Page again = new Page(room.tables, CYD, id, 0, null);
    assertThat(cyd.last().watchers()).as("he himself").isZero();
    assertThat(again.last().watchers()).as("his other page").isZero();
    assertThat(room.view(id).watchers()).as("one guest with two pages").isEqualTo(1);
    again.close();
    cyd.close();
  }

  @Test
  void whoIsInvitedIsNotToldOfHimself() {
    String id = room.tables.create(ADA, query("chess", Color.white, null, null));
    Page bob = new Page(room.tables, BOB, id, 0, null);
    assertThat(bob.last().watchers()).isZero();
    assertThat(room.view(id).watchers()).isEqualTo(1);
    bob.close();
  }

  @Test
  void aPlayerWhosePageIsSilentIsAway() {
    String id = room.adaAgainstBob(null);
    Page ada = new Page(room.tables, ADA, id, 0, null);
    Page bob = new Page(room.tables, BOB, id, 0, null);
    Eventually.holds(() -> {
      room.clock.pass(Duration.ofSeconds(1));
      assertThat(ada.last().black().online()).isTrue();
    });
    bob.attend(false);
    Eventually.holds(() -> {
      room.clock.pass(Duration.ofSeconds(1));
      assertThat(ada.last().black().online()).isFalse();
    });
    bob.attend(true);
    Eventually.holds(() -> {
      room.clock.pass(Duration.ofSeconds(1));
      assertThat(ada.last().black().online()).isTrue();
    });
  }

  @Test
  void tablesThatNobodyCaresForAreForgottenAndComeBack() {
    String idle = room.adaAgainstBob(null);
    String watched = room.adaAgainstBob(null);
    String running = room.adaAgainstBob(new TimeControl(3_600, 0, 0));
    String thinking = room.adaAgainstComputer();
    room.play(running, "e4", "e5");
    room.tables.play(ADA, thinking, 0, "e4");
    room.tables.play(ADA, idle, 0, "e4");
    Page page = new Page(room.tables, ADA, watched, 0, null);
    Eventually.holds(() -> assertThat(room.tables.inMemory()).isEqualTo(4));
    Eventually.holds(() -> {
      room.clock.pass(Duration.ofSeconds(61));
      assertThat(room.tables.inMemory()).isEqualTo(3);
    });
    assertThat(room.moves(idle)).containsExactly("e2e4");
    assertThat(page.told).isNotEmpty();
  }

  @Test
  void tablesAtWhichNobodyMovesGoAfterADay() {
    String unplayed = room.adaAgainstBob(null);
    String played = room.adaAgainstBob(null);
    room.tables.play(ADA, played, 0, "e4");
    room.clock.pass(Duration.ofHours(23));
    String later = room.adaAgainstBob(null);
    assertThat(room.view(unplayed).stage()).as("a day is not over").isEqualTo(Stage.playing);
    room.clock.pass(Duration.ofHours(2));
    room.clock.pass(Duration.ofHours(2));
    assertThat(code(() -> room.view(unplayed))).isEqualTo("unknown-table");
    assertThat(room.tables.mine(BOB, null)).extracting(TableSummary::id).containsExactlyInAnyOrder(played,
        later);
    room.clock.pass(Duration.ofDays(30));
    room.clock.pass(Duration.ofDays(30));
    assertThat(room.tables.mine(BOB, null)).extracting(TableSummary::id).containsExactly(played);
    assertThat(room.moves(played)).containsExactly("e2e4");
  }

  @Test
  void aGuestFindsTheTablesAgain() {
    String first = room.adaAgainstBob(null);
    room.clock.pass(Duration.ofSeconds(1));
    String second = room.tables.create(BOB, query("royal-standard", Color.white, null, null));
    room.clock.pass(Duration.ofSeconds(1));
    room.play(first, "e4");
    restart(Duration.ofDays(1));
    List<TableSummary> mine = room.tables.mine(BOB, null);
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
    assertThat(room.tables.mine(BOB, mine.getFirst().changed())).extracting(TableSummary::id)
        .containsExactly(second);
    assertThat(room.tables.mine(CYD, null)).isEmpty();
    assertThat(code(() -> room.tables.mine(BOB, "yesterday"))).isEqualTo("bad-time");
  }
}
