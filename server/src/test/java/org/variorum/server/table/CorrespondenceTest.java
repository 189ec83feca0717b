package org.variorum.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.variorum.server.table.TableTestServer.ADA;
import static org.variorum.server.table.TableTestServer.BOB;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.variorum.server.api.table.ClientMessage.Action;
import org.variorum.server.api.table.TableSummary;
import org.variorum.server.api.table.TableView;
import org.variorum.server.api.table.TableView.Stage;
import org.variorum.server.api.table.TimeControl;
import org.variorum.view.answer.Color;

/** Games with days for each move. */
class CorrespondenceTest extends RoomFixture {

  private static final TimeControl THREE_DAYS = TimeControl.ofDays(3);
  private static final Duration LATE = Duration.ofDays(3).plusSeconds(1);

  private String begun() {
    String id = server.adaAgainstBob(THREE_DAYS);
    server.play(id, "e4", "e5");
    return id;
  }

  private void pass(Duration time) {
    server.clock.pass(time);
  }

  private TableView.Clocks clocks(String id) {
    return server.view(id).clocks();
  }

  private static long millis(Duration duration) {
    return duration.toMillis();
  }

  @Test
  void everyMoveHasAllDaysAgain() {
    String id = begun();
    pass(Duration.ofDays(2));
    assertThat(clocks(id).white()).isEqualTo(millis(Duration.ofDays(1)));
    assertThat(clocks(id).running()).isEqualTo(Color.white);
    server.tables.play(ADA, id, 2, "Nf3");
    assertThat(clocks(id).white()).isEqualTo(millis(Duration.ofDays(3)));
    assertThat(clocks(id).black()).isEqualTo(millis(Duration.ofDays(3)));
    assertThat(clocks(id).running()).isEqualTo(Color.black);
  }

  @Test
  void whoDoesNotMoveInTimeLosesThoughNobodyLooks() {
    String id = begun();
    pass(Duration.ofDays(2).plusHours(23));
    server.tables.play(ADA, id, 2, "Nf3");
    pass(LATE);
    Eventually.holdsAsTimeGoesOn(() -> assertThat(stored(id)).isEqualTo(Stage.ended), server);
    assertThat(server.view(id).outcome().reason()).isEqualTo("time");
    assertThat(server.view(id).outcome().winner()).isEqualTo(Color.white);
  }

  /** The stage that the store has: looking at the table would let the flag fall. */
  private Stage stored(String id) {
    return summary(id).stage();
  }

  private TableSummary summary(String id) {
    return server.tables.tablesOf(ADA, null).stream().filter(table -> table.id().equals(id)).findFirst()
        .orElseThrow();
  }

  @Test
  void noServerHasToKeepTheGameInMemory() {
    String id = begun();
    for (int minute = 0; minute < 3; minute++) {
      pass(Duration.ofMinutes(2));
      server.tables.sweep();
    }
    Eventually.holds(() -> assertThat(server.tables.tablesInMemory()).isZero());
    assertThat(server.store.tablesWithoutLease(10)).isEmpty();
    assertThat(stored(id)).isEqualTo(Stage.playing);
  }

  @Test
  void theTimeGoesOnWhileNoServerRuns() {
    String id = begun();
    pass(Duration.ofDays(1));
    restart(Duration.ofHours(40));
    assertThat(clocks(id).white()).isEqualTo(millis(Duration.ofHours(8)));
    pass(Duration.ofHours(7));
    server.tables.play(ADA, id, 2, "Nf3");
    assertThat(clocks(id).black()).isEqualTo(millis(Duration.ofDays(3)));
  }

  @Test
  void theClockOfTheFirstMoveRuns() {
    String waiting =
        server.tables.create(ADA, TableTestServer.query("chess", Color.white, null, THREE_DAYS));
    assertThat(clocks(waiting).running()).isNull();
    String id = server.adaAgainstBob(THREE_DAYS);
    pass(Duration.ofDays(1));
    assertThat(clocks(id).running()).isEqualTo(Color.white);
    assertThat(clocks(id).white()).isEqualTo(millis(Duration.ofDays(2)));
    server.play(id, "e4");
    pass(Duration.ofDays(2));
    assertThat(clocks(id).running()).isEqualTo(Color.black);
    assertThat(clocks(id).black()).isEqualTo(millis(Duration.ofDays(1)));
    assertThat(clocks(id).white()).isEqualTo(millis(Duration.ofDays(3)));
    server.act(BOB, id, 1, Action.abort);
    assertThat(clocks(id).running()).isNull();
  }

  @Test
  void anHourIsLeftAfterTheServerWasAwayAtTheDeadline() {
    String id = begun();
    var killed = server.clock.date();
    server.kill();
    server = new TableTestServer(directory, killed.plus(Duration.ofDays(10)));
    assertThat(clocks(id).white()).isEqualTo(millis(Duration.ofHours(1)));
    pass(Duration.ofMinutes(59));
    assertThat(server.view(id).stage()).isEqualTo(Stage.playing);
    pass(Duration.ofMinutes(2));
    Eventually.holdsAsTimeGoesOn(() -> assertThat(stored(id)).isEqualTo(Stage.ended), server);
  }

  @Test
  void aGameThatNobodyBeginsIsCalledOff() {
    String id = server.adaAgainstBob(THREE_DAYS);
    pass(Duration.ofDays(2));
    assertThat(server.view(id).stage()).as("not removed as a table without a move").isEqualTo(Stage.playing);
    pass(LATE);
    Eventually.holdsAsTimeGoesOn(() -> assertThat(stored(id)).isEqualTo(Stage.ended), server);
    assertThat(server.view(id).outcome().reason()).isEqualTo("aborted");
  }

  @Test
  void anOpenSeatWaitsForTwoWeeks() {
    String id = server.tables.create(ADA, TableTestServer.query("chess", Color.white, null, THREE_DAYS));
    for (int day = 0; day < 13; day++) {
      pass(Duration.ofDays(1));
    }
    assertThat(server.view(id).stage()).isEqualTo(Stage.waiting);
    server.act(BOB, id, 0, Action.sit);
    assertThat(server.view(id).stage()).isEqualTo(Stage.playing);
    String forgotten =
        server.tables.create(ADA, TableTestServer.query("chess", Color.white, null, THREE_DAYS));
    pass(Duration.ofDays(14).plusSeconds(1));
    Eventually.holdsAsTimeGoesOn(() -> assertThat(stored(forgotten)).isEqualTo(Stage.ended), server);
  }

  @Test
  void theListTellsTheDeadline() {
    String id = begun();
    var turn = server.clock.date();
    pass(Duration.ofDays(1));
    assertThat(summary(id).deadline()).isEqualTo(turn.plus(Duration.ofDays(3)).toString());
    assertThat(summary(id).time()).isEqualTo(THREE_DAYS);
    server.act(ADA, id, 2, Action.resign);
    assertThat(summary(id).deadline()).isNull();
  }

  @Test
  void theTimeControlIsInThePgn() {
    assertThat(server.tables.pgn(begun())).contains("[TimeControl \"1/259200\"]");
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 0, 4, 15, Integer.MAX_VALUE})
  void otherDaysAreRefused(int days) {
    assertThat(code(() -> server.adaAgainstBob(TimeControl.ofDays(days)))).isEqualTo("bad-time");
  }

  @Test
  void daysAreNotCombinedWithOtherTimesOrWithTheComputer() {
    assertThat(code(() -> server.adaAgainstBob(new TimeControl(60, 0, 0, 3)))).isEqualTo("bad-time");
    assertThat(code(
        () -> server.tables.create(ADA, TableTestServer.query("chess", Color.white, 1, THREE_DAYS))))
        .isEqualTo("bad-time");
  }
}
