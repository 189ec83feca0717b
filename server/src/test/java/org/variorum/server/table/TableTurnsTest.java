package org.variorum.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.variorum.server.table.TableTestServer.ADA;
import static org.variorum.server.table.TableTestServer.BOB;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.variorum.rules.game.Game;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.notation.Pgn;
import org.variorum.server.api.table.ClientMessage.Action;
import org.variorum.server.api.table.TableView;
import org.variorum.server.api.table.TimeControl;
import org.variorum.server.catalog.Catalog;
import org.variorum.testkit.GameFiles;
import org.variorum.view.answer.Color;
import org.variorum.view.answer.PlyView;
import org.variorum.view.query.QueryException;

/** Tables of games in which a turn has two moves, or may be passed. */
class TableTurnsTest {

  static final Catalog GAMES = Catalog.of(new DirectoryLibrary(GameFiles.compositionFolder()));

  @TempDir Path directory;

  private TableTestServer server;

  @BeforeEach
  void open() {
    server = new TableTestServer(directory, GAMES);
  }

  @AfterEach
  void close() {
    server.close();
  }

  private String table(String game, @Nullable TimeControl time) {
    String id = server.tables.create(ADA, TableTestServer.query(game, Color.white, null, time));
    server.act(BOB, id, 0, Action.sit);
    return id;
  }

  private TableView.Clocks clocks(String id) {
    return Objects.requireNonNull(server.view(id).clocks());
  }

  @Test
  void aWholeGameWithClocksThatRunUntilTheTurnPasses() {
    String id = table("two-moves-a-turn", new TimeControl(60, 5, 0));
    server.tables.play(ADA, id, 0, "e2e4");
    assertThat(server.view(id).position().turn()).isEqualTo(Color.white);
    assertThat(server.view(id).position().fen()).endsWith(" part:2");
    assertThat(server.tables.choices(BOB, id, 1, "a7").premoves()).isNotEmpty();
    assertThatThrownBy(() -> server.tables.play(BOB, id, 1, "a7a6")).isInstanceOf(QueryException.class);
    server.tables.play(ADA, id, 1, "Bc4");
    server.tables.play(BOB, id, 2, "a7a6");
    server.tables.play(BOB, id, 3, "b7b6");
    server.clock.pass(Duration.ofSeconds(10));
    server.tables.play(ADA, id, 4, "d1h5");
    assertThat(clocks(id).white()).isEqualTo(50_000);
    assertThat(clocks(id).running()).isEqualTo(Color.white);
    server.clock.pass(Duration.ofSeconds(3));
    assertThat(clocks(id).white()).isEqualTo(47_000);
    server.close();
    server = new TableTestServer(directory, GAMES);
    assertThat(server.view(id).position().turn()).as("read from the store").isEqualTo(Color.white);
    server.tables.play(ADA, id, 5, "Qxf7");
    TableView ended = server.view(id);
    assertThat(Objects.requireNonNull(ended.outcome()).winner()).isEqualTo(Color.white);
    assertThat(ended.plies().stream().map(PlyView::side)).containsExactly(Color.white, Color.white,
        Color.black, Color.black, Color.white, Color.white);
    assertThat(ended.plies().stream().map(PlyView::number)).containsExactly(1, 1, 1, 1, 2, 2);
    String pgn = server.tables.pgn(id);
    assertThat(pgn).contains("1... a6").contains("2. Qh5").contains("Qxf7#");
    Game game = GAMES.edition("two-moves-a-turn", List.of()).game();
    assertThat(Pgn.read(pgn, _ -> Optional.of(game)).getFirst().line().moves()).hasSize(6);
  }

  @Test
  void theFlagFallsInTheMiddleOfATurn() {
    String id = table("two-moves-a-turn", new TimeControl(60, 0, 0));
    server.tables.play(ADA, id, 0, "e2e4");
    server.tables.play(ADA, id, 1, "d2d4");
    server.tables.play(BOB, id, 2, "e7e5");
    server.clock.pass(Duration.ofSeconds(40));
    server.tables.play(BOB, id, 3, "d7d5");
    server.tables.play(ADA, id, 4, "g1f3");
    server.clock.pass(Duration.ofSeconds(61));
    assertThat(Objects.requireNonNull(server.view(id).outcome()).winner()).isEqualTo(Color.black);
  }

  @Test
  void aMoveIsTakenBackThatIsOnesOwn() {
    String id = table("two-moves-a-turn", null);
    server.tables.play(ADA, id, 0, "e2e4");
    server.tables.play(ADA, id, 1, "d2d4");
    server.tables.play(BOB, id, 2, "e7e5");
    server.act(ADA, id, 3, Action.takeback);
    server.answer(BOB, id, 3, Action.takeback);
    assertThat(server.moves(id)).containsExactly("e2e4");
    assertThat(server.view(id).position().turn()).isEqualTo(Color.white);
  }

  @Test
  void aComputerMakesAllMovesOfItsTurn() {
    String id = server
        .watched(server.tables.create(ADA, TableTestServer.query("two-moves-a-turn", Color.white, 3, null)));
    server.tables.play(ADA, id, 0, "e2e4");
    server.tables.play(ADA, id, 1, "d2d4");
    server.computers.move("e7e5");
    Eventually.holds(() -> assertThat(server.moves(id)).hasSize(3));
    server.computers.move("d7d5");
    Eventually.holds(() -> assertThat(server.moves(id)).hasSize(4));
    assertThat(server.view(id).position().turn()).isEqualTo(Color.white);
  }

  @Test
  void toPassIsAMove() {
    String id = table("a-pass", null);
    assertThat(server.view(id).firsts()).contains("pass");
    assertThat(server.tables.choices(ADA, id, 0, "pass").moves()).singleElement().satisfies(pass -> {
      assertThat(pass.steps()).containsExactly("pass");
      assertThat(pass.text()).isEqualTo("0000");
      assertThat(pass.san()).isEqualTo("--");
    });
    server.tables.play(ADA, id, 0, "0000");
    server.tables.play(BOB, id, 1, "pass");
    PlyView last = server.view(id).plies().getLast();
    assertThat(last.spoken()).isEqualTo("Black passes");
    assertThat(last.squares()).isEmpty();
    assertThat(server.tables.pgn(id)).contains("1. -- -- *");
  }
}
