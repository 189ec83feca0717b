package org.variorum.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.variorum.server.table.TableTestServer.ADA;
import static org.variorum.server.table.TableTestServer.CYD;
import static org.variorum.server.table.TableTestServer.query;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.variorum.server.api.Color;
import org.variorum.server.api.OutcomeView;
import org.variorum.server.api.PlyView;
import org.variorum.server.api.table.ClientMessage.Action;
import org.variorum.server.api.table.Seat;
import org.variorum.server.api.table.TableView;
import org.variorum.server.api.table.TableView.Stage;
import org.variorum.server.api.table.TimeControl;
import org.variorum.server.guest.Address;
import org.variorum.server.guest.Visitor;
import org.variorum.server.store.StoreException;
import org.variorum.server.table.TableTestServer.Page;

/** Computers that have a side at a table. */
class TableComputersTest extends RoomFixture {

  @Test
  void aComputerAnswersAndItsMoveIsStored() {
    String id = room.adaAgainstComputer();
    assertThat(room.view(id).black()).isEqualTo(new Seat(Seat.Kind.computer, "Computer", 3, true));
    Page page = new Page(room.tables, ADA, id, 0, null);
    room.tables.play(ADA, id, 0, "e4");
    assertThat(page.last().thinking()).isEqualTo(new TableView.Thinking(0, false));
    Eventually.get(() -> room.computers.moves.getFirst()).reply().waiting(4);
    Eventually.holds(() -> assertThat(room.view(id).thinking()).isEqualTo(new TableView.Thinking(4, false)));
    room.computers.move("e7e5");
    Eventually.holds(() -> assertThat(page.last().plies()).extracting(PlyView::text).containsExactly("e7e5"));
    assertThat(page.last().thinking()).isNull();
    assertThat(page.last().from()).isEqualTo(1);
    assertThat(room.computers.moves).isEmpty();
  }

  @Test
  void aComputerThinksWhereSomebodyLooksOn() {
    String id = room.tables.create(ADA, query("chess", Color.white, 3, null));
    room.tables.play(ADA, id, 0, "e4");
    assertThat(room.computers.moves).as("nobody looks on").isEmpty();
    Page page = new Page(room.tables, CYD, id, 0, null);
    assertThat(room.computers.moves).hasSize(1);
    page.close();
    room.watched(id);
    Eventually.holds(() -> assertThat(room.view(id).watchers()).isZero());
    room.clock.pass(Duration.ofSeconds(6));
    assertThat(room.computers.moves).as("Ada looks on").hasSize(1);
  }

  @Test
  void aComputerStopsThinkingSoonAfterTheLastHasGone() {
    String id = room.tables.create(ADA, query("chess", Color.white, 3, null));
    Page page = new Page(room.tables, ADA, id, 0, null);
    room.tables.play(ADA, id, 0, "e4");
    assertThat(room.computers.moves).hasSize(1);
    page.close();
    Eventually.holds(() -> {
      room.clock.pass(Duration.ofSeconds(1));
      assertThat(room.computers.moves).isEmpty();
    });
    room.watched(id);
    room.computers.move("e7e5");
    Eventually.holds(() -> assertThat(room.moves(id)).hasSize(2));
  }

  @Test
  void withClocksAComputerThinksWhoeverLooksOn() {
    String id = room.tables.create(ADA, query("chess", Color.white, 3, new TimeControl(60, 0, 0)));
    room.tables.play(ADA, id, 0, "e4");
    assertThat(room.computers.moves).hasSize(1);
    restart(Duration.ofHours(1));
    room.clock.pass(Duration.ZERO);
    Eventually.holds(() -> assertThat(room.computers.moves).hasSize(1));
  }

  @Test
  void aComputersThinkingIsPutDownToTheAddressOfItsOpponent() {
    String id = room.adaAgainstComputer();
    Page other = new Page(room.tables, new Visitor(CYD.id(), Address.of("192.0.2.9")), id, 0, null);
    room.tables.play(ADA, id, 0, "e4");
    assertThat(room.computers.moves.getFirst().opponent()).isEqualTo(ADA);
    Visitor moved = new Visitor(ADA.id(), Address.of("192.0.2.7"));
    room.computers.move("e7e5");
    Eventually.holds(() -> assertThat(room.moves(id)).hasSize(2));
    room.tables.play(moved, id, 2, "Nf3");
    assertThat(room.computers.moves.getFirst().opponent()).isEqualTo(moved);
    other.close();
  }

  @Test
  void aComputerThatFindsNoPlaceSaysSoAndAsksAgain() {
    String id = room.adaAgainstComputer();
    room.tables.play(ADA, id, 0, "e4");
    room.computers.refuse(64);
    Eventually.holds(() -> assertThat(room.view(id).thinking()).isEqualTo(new TableView.Thinking(64, false)));
    Eventually.holds(() -> {
      room.clock.pass(Duration.ofSeconds(6));
      assertThat(room.computers.moves).hasSize(1);
    });
    room.computers.move("e7e5");
    Eventually.holds(() -> assertThat(room.moves(id)).hasSize(2));
  }

  @Test
  void aComputerIsAskedAgainAfterARestart() {
    String id = room.watched(room.tables.create(ADA, query("gleeman", Color.black, 5, null)));
    Eventually.get(() -> room.computers.moves.getFirst());
    restart(Duration.ofHours(1));
    room.watched(id);
    assertThat(Eventually.get(() -> room.computers.moves.getFirst()).level()).isEqualTo(5);
    var wish = room.computers.moves.getFirst();
    room.computers.move(wish.position().moves().getFirst().text());
    Eventually.holds(() -> assertThat(room.moves(id)).hasSize(1));
  }

  @Test
  void takingBackFromAComputerNeedsNoConsentAndEndsItsThinking() {
    String id = room.adaAgainstComputer();
    room.tables.play(ADA, id, 0, "e4");
    room.computers.move("e7e5");
    Eventually.holds(() -> assertThat(room.moves(id)).hasSize(2));
    room.tables.play(ADA, id, 2, "Nf3");
    var given = Eventually.get(() -> room.computers.moves.getFirst());
    room.act(ADA, id, 3, Action.takeback);
    assertThat(room.computers.moves).isEmpty();
    given.reply().found(given.position().moves().getFirst());
    room.act(ADA, id, 2, Action.takeback);
    assertThat(room.moves(id)).isEmpty();
    room.tables.play(ADA, id, 0, "e4");
    assertThat(room.computers.moves).hasSize(1);
    room.act(ADA, id, 1, Action.resign);
    assertThat(room.computers.moves).isEmpty();
    assertThat(room.moves(id)).containsExactly("e2e4");
  }

  @Test
  void aComputerTakesADrawUnlessItThinksItselfBetter() {
    String id = room.adaAgainstComputer();
    room.playForth(id, 10);
    room.tables.play(ADA, id, 20, "e4");
    room.act(ADA, id, 21, Action.draw);
    assertThat(room.computers.moves).as("it evaluates first").isEmpty();
    room.computers.evaluate(-1);
    Eventually.holds(() -> assertThat(room.view(id).offer()).isNull());
    assertThat(code(() -> room.act(ADA, id, 21, Action.draw))).isEqualTo("declined");
    room.computers.move("e7e5");
    Eventually.holds(() -> assertThat(room.moves(id)).hasSize(22));
    room.act(ADA, id, 22, Action.draw);
    room.computers.evaluate(0);
    Eventually.holds(() -> assertThat(room.view(id).outcome()).isNotNull().extracting(OutcomeView::reason)
        .isEqualTo("agreed"));
  }

  @Test
  void aComputerTakesNoDrawAtTheStart() {
    String id = room.adaAgainstComputer();
    assertThat(code(() -> room.act(ADA, id, 0, Action.draw))).isEqualTo("too-early");
    room.playForth(id, 9);
    assertThat(refusal(() -> room.act(ADA, id, 18, Action.draw)).getMessage()).contains("10 moves");
    assertThat(room.view(id).stage()).isEqualTo(Stage.playing);
    assertThat(room.view(id).offer()).isNull();
    assertThat(room.computers.evaluations).isEmpty();
  }

  @Test
  void aComputerPlaysAgainAtOnce() {
    String id = room.adaAgainstComputer();
    room.act(ADA, id, 0, Action.resign);
    room.act(ADA, id, 0, Action.rematch);
    String next = Objects.requireNonNull(room.view(id).rematch());
    assertThat(room.view(next).you()).isEqualTo(Color.black);
    room.watched(next);
    room.computers.move("d2d4");
    Eventually.holds(() -> assertThat(room.moves(next)).containsExactly("d2d4"));
  }

  @Test
  void aComputerThatFailsSaysSoAndIsAskedAgain() {
    String id = room.adaAgainstComputer();
    room.tables.play(ADA, id, 0, "e4");
    room.computers.fail();
    Eventually.holds(() -> assertThat(room.view(id).thinking()).isEqualTo(new TableView.Thinking(0, true)));
    Eventually.holds(() -> {
      room.clock.pass(Duration.ofSeconds(6));
      assertThat(room.computers.moves).hasSize(1);
    });
    room.computers.move("e7e5");
    Eventually.holds(() -> assertThat(room.moves(id)).hasSize(2));
  }

  @Test
  void aComputersMoveIsNotLostWhenTheDatabaseFails() throws SQLException {
    String id = room.adaAgainstComputer();
    room.tables.play(ADA, id, 0, "e4");
    inTheDatabase("alter table event rename to hidden");
    room.computers.move("e7e5");
    Eventually.holds(() -> assertThatThrownBy(() -> room.view(id)).isInstanceOf(StoreException.class));
    inTheDatabase("alter table hidden rename to event");
    Eventually.holds(() -> {
      room.clock.pass(Duration.ofSeconds(6));
      assertThat(room.moves(id)).containsExactly("e2e4", "e7e5");
    });
  }

  private void inTheDatabase(String statement) throws SQLException {
    String url = "jdbc:sqlite:" + directory.resolve("variorum.db");
    try (Connection connection = DriverManager.getConnection(url)) {
      connection.createStatement().execute(statement);
    }
  }
}
