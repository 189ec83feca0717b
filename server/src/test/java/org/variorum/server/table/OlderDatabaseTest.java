package org.variorum.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.variorum.server.table.TableTestServer.ADA;
import static org.variorum.server.table.TableTestServer.BOB;
import static org.variorum.server.table.TableTestServer.OPENED;

import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.variorum.rules.definition.DefinitionKey;
import org.variorum.rules.definition.Title;
import org.variorum.rules.game.Position;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.language.Library;
import org.variorum.rules.position.Move;
import org.variorum.server.api.table.ClientMessage.Action;
import org.variorum.server.api.table.Seat;
import org.variorum.server.api.table.TableSummary;
import org.variorum.server.api.table.TableView;
import org.variorum.server.api.table.TableView.Stage;
import org.variorum.server.catalog.CatalogGames;
import org.variorum.server.store.Login;
import org.variorum.server.store.PostgreSql;
import org.variorum.server.store.Store;
import org.variorum.view.answer.Color;
import org.variorum.view.answer.OutcomeView;
import org.variorum.view.game.Edition;
import org.variorum.view.position.Views;
import tools.jackson.databind.json.JsonMapper;

/**
 * Every game of an older database opens: here of one from before seats were rows and definitions had owners and versions, by
 * definitions in the words of that time.
 */
@Execution(ExecutionMode.CONCURRENT)
class OlderDatabaseTest {

  @Nested
  class OnSqlite extends Laws {
    @TempDir Path directory;

    @Override
    String url() {
      return "jdbc:sqlite:" + directory.resolve("variorum.db");
    }

    @Override
    Store open() {
      return Store.inFile(directory);
    }
  }

  @Nested
  class OnPostgreSql extends Laws {
    private final String url = PostgreSql.newDatabase();

    @Override
    String url() {
      return url;
    }

    @Override
    Store open() {
      return Store.inPostgresql(Login.of(url));
    }
  }

  /** By it rules are found again, and PGN names them. */
  @Test
  void theHashIsWhatItWas() {
    assertThat(DefinitionReader.ofStoredGames(Laws.THEN).read("chess", List.of()).title().hash())
        .isEqualTo("7d8a001461ac01f2d8b762b05fdb547f2b2f874c8aa25c2ade8bce800b94e433");
  }

  abstract static class Laws {

    /** All games as they stood in the library of that time. */
    private static final Library THEN = new DirectoryLibrary(Path.of("src/test/resources/older"));
    private static final long CREATED = OPENED.minus(Duration.ofHours(1)).toEpochMilli();
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final String ELDER = """
        game: Elder
        version: 3b
        board: 5x5
        men:
          K: { name: king, royal: yes, moves: K }
          R: { name: rook, moves: R }
        royal men may face: by moves of other men
        exchange: { man: K, with: R, of: own }
        goals: { extinction: { men: R, verdict: loss } }
        options: { calm: { about: Nobody is exchanged., exchange: none } }
        start: "r3k/5/5/5/R3K w - - 0 1"
        """;
    private static final Map<String, String> YOUNGER =
        Map.of("younger", "game: Younger\nfrom: elder\n", "elder", ELDER);

    private Jdbi older;
    private @Nullable TableTestServer server;

    abstract String url();

    abstract Store open();

    /** The database as it was. */
    @BeforeEach
    void begin() {
      Flyway.configure().dataSource(url(), null, null).locations("classpath:db/migration").target("3").load()
          .migrate();
      older = Jdbi.create(url());
    }

    @AfterEach
    void end() {
      if (server != null) {
        server.close();
      }
    }

    /** Today's server comes to it. */
    private TableTestServer upgraded() {
      TableTestServer opened = new TableTestServer(open(), OPENED);
      server = opened;
      return opened;
    }

    private void define(String hash, String game, List<String> options, Map<String, String> sources) {
      older.useHandle(handle -> handle.execute(
          "insert into definition (hash, game, options, sources) values (?, ?, ?, ?)", hash, game,
          JSON.writeValueAsString(options), JSON.writeValueAsString(sources)));
    }

    private Edition define(String game, List<String> options, Map<String, String> sources) {
      Edition edition = CatalogGames.catalog().restore(game, options, sources);
      define(edition.hash(), game, options, sources);
      return edition;
    }

    /** A table at which Ada has White, without clocks. */
    private void found(String id, String definition, @Nullable String black, @Nullable Integer level,
        Stage stage) {
      older.useHandle(handle -> handle.createUpdate("""
          insert into play_table (id, definition, opening, white_guest, black_guest, black_level, created,
            changed, stage, turn, plies, placement)
          values (:id, :definition, '[]', :white, :black, :level, :at, :at, :stage, 'white', 0, '')""")
          .bind("id", id).bind("definition", definition).bind("white", ADA.id()).bind("black", black)
          .bind("level", level).bind("at", CREATED).bind("stage", stage.name()).execute());
    }

    private void change(String id, String what) {
      older.useHandle(handle -> handle.execute("update play_table set " + what + " where id = ?", id));
    }

    /** As it was written before moves were kept as people write them. */
    private void happened(String id, String kind, Map<String, ?> data) {
      older.useHandle(handle -> handle.createUpdate("""
          insert into event (table_id, sequence, kind, data, at)
          select :id, coalesce(max(sequence), 0) + 1, :kind, :data, :at from event where table_id = :id""")
          .bind("id", id).bind("kind", kind).bind("data", JSON.writeValueAsString(data)).bind("at", CREATED)
          .execute());
    }

    /** Makes moves of all kinds; the position after them. */
    private Position played(String id, Edition edition, int plies) {
      Position position = edition.game().start();
      for (int ply = 0; ply < plies; ply++) {
        List<Move> moves = position.moves();
        Move move = moves.get(ply * 7 % moves.size());
        happened(id, "moved", Map.of("move", move.text()));
        position = position.play(move);
      }
      return position;
    }

    @Test
    void everyGameByTheWordsOfThatTimeIsPlayedAgainAndShownAndGoesOn() {
      Map<String, Position> ends = new LinkedHashMap<>();
      for (String game : THEN.ids()) {
        Edition edition = define(game, List.of(), DefinitionReader.ofStoredGames(THEN).sources(game));
        String id = game.replace("-", "");
        found(id, edition.hash(), BOB.id(), null, Stage.playing);
        ends.put(id, played(id, edition, 11));
      }
      TableTestServer now = upgraded();
      assertThat(now.tables.tablesOf(BOB, null)).hasSize(20).map(TableSummary::id)
          .containsExactlyInAnyOrderElementsOf(ends.keySet());
      ends.forEach((id, end) -> goesOn(now, id, end));
    }

    private static void goesOn(TableTestServer now, String id, Position end) {
      Title played = end.game().definition().title();
      TableView view = now.view(id);
      assertThat(view.position().fen()).as(id).isEqualTo(end.fen());
      assertThat(view.game().definition()).isEqualTo(new DefinitionKey("variorum", played.id(), "1"));
      assertThat(now.tables.pgn(id)).contains("\"variorum:" + played.id() + " 1 " + played.hash() + "\"",
          view.plies().getLast().san());
      now.tables.play(Views.color(end.turn()) == Color.white ? ADA : BOB, id, 11,
          end.moves().getFirst().text());
      assertThat(now.moves(id)).as(id).hasSize(12);
    }

    @Test
    void whatADefinitionSaidOfItsVersionIsReadInItsTexts() {
      Edition younger = define("younger", List.of("calm"), YOUNGER);
      found("YOUNGER", younger.hash(), BOB.id(), null, Stage.playing);
      played("YOUNGER", younger, 3);
      define("broken", "broken", List.of(), Map.of("broken", "game: [\n"));
      found("BROKEN", "broken", BOB.id(), null, Stage.playing);
      TableTestServer now = upgraded();
      TableView view = now.view("YOUNGER");
      DefinitionKey key = new DefinitionKey("variorum", "younger", "3b");
      assertThat(view.game().definition()).isEqualTo(key);
      assertThat(view.options()).containsExactly("calm");
      assertThat(view.plies()).hasSize(3);
      assertThat(now.tables.tablesOf(ADA, null)).as("one that cannot be read disturbs no other")
          .map(TableSummary::definition).containsExactly(key);
      assertThat(now.store.founding("BROKEN").orElseThrow().rules().key())
          .isEqualTo(new DefinitionKey("variorum", "broken", "1"));
    }

    @Test
    void whoSatThereSitsThere() {
      String rules = define("younger", List.of(), YOUNGER).hash();
      found("OPEN", rules, null, null, Stage.waiting);
      found("LEVEL", rules, null, 5, Stage.playing);
      found("SAT", rules, BOB.id(), null, Stage.playing);
      happened("SAT", "sat", Map.of("side", "black", "guest", BOB.id()));
      TableTestServer now = upgraded();
      assertThat(now.view("LEVEL").black().level()).isEqualTo(5);
      assertThat(now.view("SAT").white().kind()).isEqualTo(Seat.Kind.guest);
      assertThat(now.tables.view(BOB, "SAT").you()).isEqualTo(Color.black);
      assertThat(now.view("OPEN").black().kind()).isEqualTo(Seat.Kind.open);
      now.act(BOB, "OPEN", 0, Action.sit);
      assertThat(now.tables.tablesOf(BOB, null)).map(TableSummary::id).containsExactlyInAnyOrder("OPEN",
          "SAT");
    }

    @Test
    void clocksGoOnAndWhatIsOverStaysOver() {
      Edition younger = define("younger", List.of(), YOUNGER);
      found("CLOCKS", younger.hash(), BOB.id(), null, Stage.playing);
      change("CLOCKS", "time_main = 300, time_increment = 0, time_byoyomi = 0");
      Position start = younger.game().start();
      Move first = start.moves().getFirst();
      happened("CLOCKS", "moved", Map.of("move", first.text(), "clock", 300_000));
      Move answer = start.play(first).moves().getFirst();
      happened("CLOCKS", "moved", Map.of("move", answer.text(), "clock", 222_000));
      found("OVER", younger.hash(), BOB.id(), null, Stage.ended);
      change("OVER", "winner = 'white', reason = 'resigned', words = 'So it was.'");
      played("OVER", younger, 2);
      happened("OVER", "ended", Map.of("winner", "white", "reason", "resigned"));
      TableTestServer now = upgraded();
      assertThat(Objects.requireNonNull(now.view("CLOCKS").clocks()).black()).isEqualTo(222_000);
      OutcomeView outcome = Objects.requireNonNull(now.view("OVER").outcome());
      assertThat(outcome.winner()).isEqualTo(Color.white);
      assertThat(now.tables.pgn("OVER")).contains("[Result \"1-0\"]");
    }
  }
}
