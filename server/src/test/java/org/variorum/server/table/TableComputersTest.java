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
import org.variorum.server.api.table.ClientMessage.Action;
import org.variorum.server.api.table.Seat;
import org.variorum.server.api.table.TableView;
import org.variorum.server.api.table.TableView.Stage;
import org.variorum.server.api.table.TimeControl;
import org.variorum.server.guest.Address;
import org.variorum.server.guest.Visitor;
import org.variorum.server.store.StoreException;
import org.variorum.server.table.TableTestServer.Page;
import org.variorum.view.answer.Color;
import org.variorum.view.answer.OutcomeView;
import org.variorum.view.answer.PlyView;

/** Computers that have a side at a table. */
class TableComputersTest extends RoomFixture {

  @Test
  void aComputerAnswersAndItsMoveIsStored() {
    String id = server.adaAgainstComputer();
    assertThat(server.view(id).black()).isEqualTo(new Seat(Seat.Kind.computer, "Computer", 3, true));
    Page page = new Page(server.tables, ADA, id, 0, null);
    server.tables.play(ADA, id, 0, "e4");
    assertThat(page.last().thinking()).isEqualTo(new TableView.Thinking(0, false));
    Eventually.get(() -> server.computers.moves.getFirst()).reply().waiting(4);
    Eventually.holds(() -> assertThat(server.view(id).thinking())
        .isEqualTo(new TableView.Thinking(4, false)));
    server.computers.move("e7e5");
    Eventually.holds(() -> assertThat(page.last().plies()).extracting(PlyView::text).containsExactly("e7e5"));
    assertThat(page.last().thinking()).isNull();
    assertThat(page.last().from()).isEqualTo(1);
    assertThat(server.computers.moves).isEmpty();
  }

  @Test
  void aComputerThinksWhereSomebodyLooksOn() {
    String id = server.tables.create(ADA, query("chess", Color.white, 3, null));
    server.tables.play(ADA, id, 0, "e4");
    assertThat(server.computers.moves).as("nobody looks on").isEmpty();
    Page page = new Page(server.tables, CYD, id, 0, null);
    assertThat(server.computers.moves).hasSize(1);
    page.close();
    server.watched(id);
    Eventually.holds(() -> assertThat(server.view(id).watchers()).isZero());
    server.clock.pass(Duration.ofSeconds(6));
    assertThat(server.computers.moves).as("Ada looks on").hasSize(1);
  }

  @Test
  void aComputerStopsThinkingSoonAfterTheLastHasGone() {
    String id = server.tables.create(ADA, query("chess", Color.white, 3, null));
    Page page = new Page(server.tables, ADA, id, 0, null);
    server.tables.play(ADA, id, 0, "e4");
    assertThat(server.computers.moves).hasSize(1);
    page.close();
    Eventually.holds(() -> {
      server.clock.pass(Duration.ofSeconds(1));
      assertThat(server.computers.moves).isEmpty();
    });
    server.watched(id);
    server.computers.move("e7e5");
    Eventually.holds(() -> assertThat(server.moves(id)).hasSize(2));
  }

  @Test
  void withClocksAComputerThinksWhoeverLooksOn() {
    String id = server.tables.create(ADA, query("chess", Color.white, 3, new TimeControl(60, 0, 0)));
    server.tables.play(ADA, id, 0, "e4");
    assertThat(server.computers.moves).hasSize(1);
    restart(Duration.ofHours(1));
    server.clock.pass(Duration.ZERO);
    Eventually.holds(() -> assertThat(server.computers.moves).hasSize(1));
  }

  @Test
  void aComputersThinkingIsPutDownToTheAddressOfItsOpponent() {
    String id = server.adaAgainstComputer();
    Page other = new Page(server.tables, new Visitor(CYD.id(), Address.of("192.0.2.9")), id, 0, null);
    server.tables.play(ADA, id, 0, "e4");
    assertThat(server.computers.moves.getFirst().opponent()).isEqualTo(ADA);
    Visitor moved = new Visitor(ADA.id(), Address.of("192.0.2.7"));
    server.computers.move("e7e5");
    Eventually.holds(() -> assertThat(server.moves(id)).hasSize(2));
    server.tables.play(moved, id, 2, "Nf3");
    assertThat(server.computers.moves.getFirst().opponent()).isEqualTo(moved);
    other.close();
  }

  @Test
  void aComputerThatFindsNoPlaceSaysSoAndAsksAgain() {
    String id = server.adaAgainstComputer();
    server.tables.play(ADA, id, 0, "e4");
    server.computers.refuse(64);
    Eventually.holds(() -> assertThat(server.view(id).thinking())
        .isEqualTo(new TableView.Thinking(64, false)));
    Eventually.holds(() -> {
      server.clock.pass(Duration.ofSeconds(6));
      assertThat(server.computers.moves).hasSize(1);
    });
    server.computers.move("e7e5");
    Eventually.holds(() -> assertThat(server.moves(id)).hasSize(2));
  }

  @Test
  void aComputerIsAskedAgainAfterARestart() {
    String id = server.watched(server.tables.create(ADA, query("gleeman", Color.black, 5, null)));
    Eventually.get(() -> server.computers.moves.getFirst());
    restart(Duration.ofHours(1));
    server.watched(id);
    assertThat(Eventually.get(() -> server.computers.moves.getFirst()).level()).isEqualTo(5);
    var request = server.computers.moves.getFirst();
    server.computers.move(request.position().moves().getFirst().text());
    Eventually.holds(() -> assertThat(server.moves(id)).hasSize(1));
  }

  @Test
  void takingBackFromAComputerNeedsNoConsentAndEndsItsThinking() {
    String id = server.adaAgainstComputer();
    server.tables.play(ADA, id, 0, "e4");
    server.computers.move("e7e5");
    Eventually.holds(() -> assertThat(server.moves(id)).hasSize(2));
    server.tables.play(ADA, id, 2, "Nf3");
    var given = Eventually.get(() -> server.computers.moves.getFirst());
    server.act(ADA, id, 3, Action.takeback);
    assertThat(server.computers.moves).isEmpty();
    given.reply().found(given.position().moves().getFirst());
    server.act(ADA, id, 2, Action.takeback);
    assertThat(server.moves(id)).isEmpty();
    server.tables.play(ADA, id, 0, "e4");
    assertThat(server.computers.moves).hasSize(1);
    server.act(ADA, id, 1, Action.resign);
    assertThat(server.computers.moves).isEmpty();
    assertThat(server.moves(id)).containsExactly("e2e4");
  }

  @Test
  void aComputerTakesADrawUnlessItThinksItselfBetter() {
    String id = server.adaAgainstComputer();
    server.playForth(id, 10);
    server.tables.play(ADA, id, 20, "e4");
    server.act(ADA, id, 21, Action.draw);
    assertThat(server.computers.moves).as("it evaluates first").isEmpty();
    server.computers.evaluate(-1);
    Eventually.holds(() -> assertThat(server.view(id).offer()).isNull());
    assertThat(code(() -> server.act(ADA, id, 21, Action.draw))).isEqualTo("declined");
    server.computers.move("e7e5");
    Eventually.holds(() -> assertThat(server.moves(id)).hasSize(22));
    server.act(ADA, id, 22, Action.draw);
    server.computers.evaluate(0);
    Eventually.holds(() -> assertThat(server.view(id).outcome()).isNotNull().extracting(OutcomeView::reason)
        .isEqualTo("agreed"));
  }

  @Test
  void aComputerTakesNoDrawAtTheStart() {
    String id = server.adaAgainstComputer();
    assertThat(code(() -> server.act(ADA, id, 0, Action.draw))).isEqualTo("too-early");
    server.playForth(id, 9);
    assertThat(refusal(() -> server.act(ADA, id, 18, Action.draw)).getMessage()).contains("10 moves");
    assertThat(server.view(id).stage()).isEqualTo(Stage.playing);
    assertThat(server.view(id).offer()).isNull();
    assertThat(server.computers.evaluations).isEmpty();
  }

  @Test
  void aComputerPlaysAgainAtOnce() {
    String id = server.adaAgainstComputer();
    server.act(ADA, id, 0, Action.resign);
    server.act(ADA, id, 0, Action.rematch);
    String next = Objects.requireNonNull(server.view(id).rematch());
    assertThat(server.view(next).you()).isEqualTo(Color.black);
    server.watched(next);
    server.computers.move("d2d4");
    Eventually.holds(() -> assertThat(server.moves(next)).containsExactly("d2d4"));
  }

  @Test
  void aComputerThatFailsSaysSoAndIsAskedAgain() {
    String id = server.adaAgainstComputer();
    server.tables.play(ADA, id, 0, "e4");
    server.computers.fail();
    Eventually.holds(() -> assertThat(server.view(id).thinking()).isEqualTo(new TableView.Thinking(0, true)));
    Eventually.holds(() -> {
      server.clock.pass(Duration.ofSeconds(6));
      assertThat(server.computers.moves).hasSize(1);
    });
    server.computers.move("e7e5");
    Eventually.holds(() -> assertThat(server.moves(id)).hasSize(2));
  }

  @Test
  void aComputersMoveIsNotLostWhenTheDatabaseFails() throws SQLException {
    String id = server.adaAgainstComputer();
    server.tables.play(ADA, id, 0, "e4");
    inTheDatabase("alter table event rename to hidden");
    server.computers.move("e7e5");
    Eventually.holds(() -> assertThatThrownBy(() -> server.view(id)).isInstanceOf(StoreException.class));
    inTheDatabase("alter table hidden rename to event");
    Eventually.holds(() -> {
      server.clock.pass(Duration.ofSeconds(6));
      assertThat(server.moves(id)).containsExactly("e2e4", "e7e5");
    });
  }

  private void inTheDatabase(String statement) throws SQLException {
    String url = "jdbc:sqlite:" + directory.resolve("variorum.db");
    try (Connection connection = DriverManager.getConnection(url)) {
      connection.createStatement().execute(statement);
    }
  }
}
