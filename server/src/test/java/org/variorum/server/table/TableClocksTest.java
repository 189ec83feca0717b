package org.variorum.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.variorum.server.table.TableTestServer.ADA;
import static org.variorum.server.table.TableTestServer.BOB;
import static org.variorum.server.table.TableTestServer.CYD;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.variorum.server.api.table.ClientMessage.Action;
import org.variorum.server.api.table.TableQuery;
import org.variorum.server.api.table.TableView;
import org.variorum.server.api.table.TableView.Stage;
import org.variorum.server.api.table.TimeControl;
import org.variorum.server.guest.Visitor;
import org.variorum.server.table.TableTestServer.Page;
import org.variorum.view.answer.Color;
import org.variorum.view.answer.OutcomeView;
import org.variorum.view.answer.PlyView;

/** Clocks of games: what they show, when flags fall, and what restarts and the system's clock do to them. */
class TableClocksTest extends RoomFixture {

  @Test
  void clocksBeginWhenBothHaveMovedAndFlagsFallBySelf() {
    String id = server.adaAgainstBob(new TimeControl(60, 2, 0));
    server.clock.pass(Duration.ofSeconds(30));
    server.tables.play(ADA, id, 0, "e4");
    server.clock.pass(Duration.ofSeconds(30));
    server.tables.play(BOB, id, 1, "e5");
    assertThat(server.view(id).clocks())
        .isEqualTo(new TableView.Clocks(60_000, 60_000, Color.white, false, false));
    server.clock.pass(Duration.ofSeconds(10));
    assertThat(server.view(id).clocks())
        .isEqualTo(new TableView.Clocks(50_000, 60_000, Color.white, false, false));
    server.tables.play(ADA, id, 2, "Nf3");
    assertThat(server.view(id).clocks())
        .isEqualTo(new TableView.Clocks(52_000, 60_000, Color.black, false, false));
    assertThat(server.view(id).plies()).extracting(PlyView::clock).containsExactly(60_000L, 60_000L, 52_000L);
    server.clock.pass(Duration.ofSeconds(59));
    assertThat(server.view(id).stage()).isEqualTo(Stage.playing);
    Page page = new Page(server.tables, CYD, id, 0, null);
    server.clock.pass(Duration.ofMillis(1_001));
    Eventually.holds(() -> assertThat(page.last().outcome())
        .isEqualTo(new OutcomeView(Color.white, "time", "White wins: Black has no time left.")));
    assertThat(code(() -> server.tables.play(BOB, id, 3, "Nc6"))).isEqualTo("over");
  }

  @Test
  void aMoveCountsFromWhenItCameHoweverLongItWaitsForItsTurn() {
    String id = server.adaAgainstBob(new TimeControl(60, 0, 0));
    server.play(id, "e4", "e5");
    server.clock.pass(Duration.ofSeconds(50));
    ReceivedRequest received = server.tables.arrive(ADA, id);
    server.clock.pass(Duration.ofSeconds(20));
    assertThat(server.view(id).outcome()).isNull();
    server.tables.play(received, ADA, id, 2, "Nf3");
    server.tables.settle(id, received);
    assertThat(server.view(id).clocks())
        .isEqualTo(new TableView.Clocks(10_000, 60_000, Color.black, false, false));
  }

  @Test
  void whoHasNoTimeLeftDrawsAgainstASideThatCannotWin() {
    String id = server.tables.create(ADA,
        new TableQuery("chess", null, "3qk3/8/8/8/8/8/8/4K2N w - - 0 1", null,
            null, Color.white, null, new TimeControl(60, 0, 0)));
    server.tables.act(BOB, id, 0, Action.sit, null);
    server.play(id, "h1g3", "d8d7", "g3h1");
    Page page = new Page(server.tables, CYD, id, 0, null);
    server.clock.pass(Duration.ofSeconds(61));
    Eventually.holds(() -> assertThat(page.last().outcome()).isEqualTo(new OutcomeView(null, "time",
        "A draw: Black has no time left, and White cannot win by any series of moves.")));
    assertThat(page.last().clocks()).isEqualTo(new TableView.Clocks(60_000, 0, null, false, false));
    assertThat(server.tables.pgn(id)).contains("[Result \"1/2-1/2\"]",
        "[Termination \"time forfeit: Black has no time"
            + " left, and White cannot win by any series of moves\"]");
  }

  /** The only legal move takes White's last piece (scalachess, issue 821). */
  @Test
  void whoHasNoTimeLeftDrawsWhereNoForcedMoveLetsTheOtherWin() {
    String id = server.tables.create(ADA, new TableQuery("chess", null, "7k/8/7K/8/8/8/8/6R1 w - - 0 1", null,
        null, Color.white, null, new TimeControl(60, 0, 0)));
    server.tables.act(BOB, id, 0, Action.sit, null);
    server.play(id, "g1f1", "h8g8", "f1g1", "g8h8", "g1g8");
    Page page = new Page(server.tables, CYD, id, 0, null);
    server.clock.pass(Duration.ofSeconds(61));
    Eventually.holds(() -> assertThat(page.last().outcome()).isEqualTo(new OutcomeView(null, "time",
        "A draw: Black has no time left, and White cannot win by any series of moves.")));
  }

  @Test
  void aStepOfTheSystemsClockCostsNobodyTimeAndGivesNobodyTime() {
    String id = server.adaAgainstBob(new TimeControl(60, 0, 0));
    String unbegun = server.adaAgainstBob(new TimeControl(60, 0, 0));
    server.play(id, "e4", "e5");
    server.clock.pass(Duration.ofSeconds(10));
    server.clock.set(Duration.ofHours(1));
    assertThat(server.view(id).clocks())
        .isEqualTo(new TableView.Clocks(50_000, 60_000, Color.white, false, false));
    server.tables.play(ADA, id, 2, "Nf3");
    assertThat(server.view(unbegun).stage()).as("nobody was away for five minutes").isEqualTo(Stage.playing);
    server.clock.set(Duration.ofHours(-2));
    server.clock.pass(Duration.ofSeconds(20));
    server.tables.play(BOB, id, 3, "Nc6");
    assertThat(server.view(id).clocks())
        .isEqualTo(new TableView.Clocks(50_000, 40_000, Color.white, false, false));
    server.clock.set(Duration.ofHours(-1));
    server.clock.pass(Duration.ofSeconds(50));
    assertThat(server.view(id).stage()).isEqualTo(Stage.playing);
    Page page = new Page(server.tables, CYD, id, 0, null);
    server.clock.pass(Duration.ofMillis(1));
    Eventually.holds(() -> assertThat(page.last().outcome())
        .isEqualTo(new OutcomeView(Color.black, "time", "Black wins: White has no time left.")));
  }

  @Test
  void aStepOfTheSystemsClockWhileTheServerIsAwayCostsNobodyTime() {
    String id = server.adaAgainstBob(new TimeControl(60, 0, 0));
    server.play(id, "e4", "e5");
    for (Duration step : List.of(Duration.ofHours(1), Duration.ofHours(-3))) {
      restart(step);
      assertThat(server.view(id).clocks())
          .isEqualTo(new TableView.Clocks(60_000, 60_000, Color.white, false, false));
    }
  }

  @Test
  void aMoveThatComesAfterTheFlagIsOverEvenIfNobodyWasWoken() {
    String id = server.adaAgainstBob(new TimeControl(5, 0, 0));
    server.play(id, "e4", "e5");
    restart(Duration.ZERO);
    server.clock.pass(Duration.ofSeconds(6));
    assertThat(code(() -> server.tables.play(ADA, id, 2, "Nf3"))).isEqualTo("over");
  }

  @Test
  void inByoyomiEachMoveHasTheSameTime() {
    String id = server.adaAgainstBob(new TimeControl(5, 0, 10));
    server.play(id, "e4", "e5");
    server.clock.pass(Duration.ofSeconds(8));
    assertThat(server.view(id).clocks())
        .isEqualTo(new TableView.Clocks(7_000, 5_000, Color.white, true, false));
    server.tables.play(ADA, id, 2, "Nf3");
    server.tables.play(BOB, id, 3, "Nc6");
    server.clock.pass(Duration.ofMillis(9_999));
    server.tables.play(ADA, id, 4, "Bb5");
    assertThat(server.view(id).clocks())
        .isEqualTo(new TableView.Clocks(10_000, 5_000, Color.black, true, false));
    server.tables.play(BOB, id, 5, "a6");
    server.clock.pass(Duration.ofMillis(10_001));
    Eventually.holds(() -> assertThat(server.view(id).outcome()).isNotNull());
  }

  @Test
  void whoNeverMakesTheFirstMoveWithClocksWasNotThere() {
    String id = server.adaAgainstBob(new TimeControl(60, 0, 0));
    server.play(id, "e4");
    server.clock.pass(PlayerClock.FIRST_MOVE_LIMIT.plusMillis(1));
    Eventually.holds(() -> assertThat(server.view(id).outcome()).isNotNull().extracting(OutcomeView::reason)
        .isEqualTo("aborted"));
  }

  @Test
  void takingBackGivesTheTimeBack() {
    String id = server.adaAgainstBob(new TimeControl(60, 0, 0));
    server.play(id, "e4", "e5");
    server.clock.pass(Duration.ofSeconds(20));
    server.tables.play(ADA, id, 2, "Nf3");
    server.act(ADA, id, 3, Action.takeback);
    server.answer(BOB, id, 3, Action.takeback);
    assertThat(server.view(id).clocks())
        .isEqualTo(new TableView.Clocks(60_000, 60_000, Color.white, false, false));
  }

  @Test
  void afterARestartEverythingIsThereAndTheTurnBeginsAnew() {
    String id = server.adaAgainstBob(new TimeControl(60, 0, 0));
    server.play(id, "e4", "e5");
    server.clock.pass(Duration.ofSeconds(10));
    server.tables.play(ADA, id, 2, "Nf3");
    server.clock.pass(Duration.ofSeconds(30));
    server.act(BOB, id, 3, Action.draw);
    TableView before = server.view(id);
    restart(Duration.ofHours(5));
    TableView after = server.view(id);
    assertThat(after.clocks()).isEqualTo(new TableView.Clocks(50_000, 60_000, Color.black, false, false));
    assertThat(after).usingRecursiveComparison().ignoringFields("clocks").isEqualTo(before);
    server.clock.pass(Duration.ofSeconds(61));
    Eventually.holds(() -> assertThat(server.view(id).outcome()).isNotNull().extracting(OutcomeView::reason)
        .isEqualTo("time"));
  }

  @Test
  void aFlagFallsAfterARestartThoughNobodyComes() {
    String id = server.adaAgainstBob(new TimeControl(60, 0, 0));
    server.play(id, "e4", "e5");
    restart(Duration.ofHours(5));
    server.clock.pass(Duration.ZERO);
    assertThat(server.tables.tablesInMemory()).isEqualTo(1);
    Eventually.holds(() -> {
      server.clock.pass(Duration.ofSeconds(61));
      assertThat(server.store.storedEvents(id, 0).getLast().event().toString()).contains("time");
    });
  }

  @Test
  void gamesAreExportedWithTheirClocks() {
    String id = server.adaAgainstBob(new TimeControl(300, 0, 30));
    server.play(id, "e4", "e5");
    server.clock.pass(Duration.ofSeconds(75));
    server.tables.play(ADA, id, 2, "Nf3");
    server.act(BOB, id, 3, Action.resign);
    assertThat(server.tables.pgn(id)).contains("[White \"" + Visitor.name(ADA.id()) + "\"]",
        "[Result \"1-0\"]",
        "[TimeControl \"300:1/30\"]", "[VariorumDefinition \"variorum:chess ", "Nf3 {[%clk 0:03:45]}");
    assertThat(server.tables.pgnOf(BOB, null).pgn()).isEqualTo(server.tables.pgn(id));
    assertThat(server.tables.pgnOf(CYD, null).pgn()).isEmpty();
  }
}
