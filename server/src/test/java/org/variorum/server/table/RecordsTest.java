package org.variorum.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.variorum.server.table.TableTestServer.ADA;
import static org.variorum.server.table.TableTestServer.BOB;
import static org.variorum.server.table.TableTestServer.CYD;

import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.variorum.server.api.table.ClientMessage.Action;
import org.variorum.server.api.table.PgnPage;
import org.variorum.server.api.table.TableChange;
import org.variorum.server.api.table.TableQuery;
import org.variorum.server.api.table.TableSummary;
import org.variorum.server.api.table.TableView;
import org.variorum.server.table.TableTestServer.Page;
import org.variorum.view.answer.Color;

/** Records of games: they are stored, not recomputed, and a guest gets them a page at a time. */
class RecordsTest extends RoomFixture {

  private String begunWith(List<String> opening) {
    String id =
        server.tables.create(ADA,
            new TableQuery("chess", null, null, null, opening, Color.white, null, null));
    server.act(BOB, id, opening.size(), Action.sit);
    return id;
  }

  /** What a record says of moves is what was stored: a text that no move could have shows that none is made again. */
  @Test
  void aRecordIsWrittenFromTheTextsThatWereStoredWithTheMoves() throws SQLException {
    String id = begunWith(List.of("e2e4", "e7e5"));
    server.tables.play(ADA, id, 2, "g1f3");
    assertThat(server.tables.pgn(id)).contains("1. e4 e5 2. Nf3 *");
    change("update event set data = replace(data, '\"Nf3\"', '\"Zf3\"')");
    change("update play_table set opening_san = '[\"Ze4\",\"Ze5\"]'");
    restart(Duration.ZERO);
    assertThat(server.tables.pgn(id)).contains("1. Ze4 Ze5 2. Zf3 *");
    assertThat(server.tables.pgnOf(BOB, null).pgn()).contains("1. Ze4 Ze5 2. Zf3 *");
  }

  /** A database of before has neither; they are worked out when they are first wanted, and kept. */
  @Test
  void whatWasStoredWithoutTextsIsWorkedOutOnce() throws SQLException {
    String id = begunWith(List.of("e2e4", "e7e5"));
    server.tables.play(ADA, id, 2, "g1f3");
    change("update event set data = '{\"move\":\"g1f3\",\"clock\":null}' where kind = 'moved'");
    change("update play_table set opening_san = null");
    restart(Duration.ZERO);
    assertThat(server.tables.pgn(id)).contains("1. e4 e5 2. Nf3 *");
    change("update notation set moves = replace(moves, 'Nf3', 'Zf3')");
    assertThat(server.tables.pgn(id)).contains("1. e4 e5 2. Zf3 *");
    server.tables.play(BOB, id, 3, "b8c6");
    assertThat(server.tables.pgn(id)).contains("1. e4 e5 2. Nf3 Nc6 *");
  }

  @Test
  void aRecordHasTheNumbersOfTheStartAndTheClocks() {
    String fen = "4k3/8/8/8/8/8/8/4K2R b - - 0 31";
    String id =
        server.tables.create(ADA, new TableQuery("chess", null, fen, null, List.of("e8d8"), Color.white, null,
            null));
    assertThat(server.tables.pgn(id)).contains("31... Kd8 *");
  }

  /** Two tables may be changed at the same instant: after a rematch the old one and the new one are. */
  @Test
  void allOfAGuestsGamesAreToldAPageAtATimeAndNoneTwice() {
    List<String> ids = Stream.generate(() -> server.adaAgainstBob(null)).limit(60).toList();
    List<String> listed = new ArrayList<>();
    List<TableSummary> page = server.tables.tablesOf(BOB, null);
    while (!page.isEmpty()) {
      page.forEach(table -> listed.add(table.id()));
      page = server.tables.tablesOf(BOB, page.getLast().changed() + "/" + page.getLast().id());
    }
    assertThat(listed).containsExactlyInAnyOrderElementsOf(ids);
    @Nullable String before = null;
    int games = 0;
    HashSet<String> asked = new HashSet<>();
    do {
      PgnPage told = server.tables.pgnOf(BOB, before);
      assertThat(told.pgn().split("\\[Event ", -1)).as("a page is short").hasSizeLessThanOrEqualTo(26);
      games += told.pgn().split("\\[Event ", -1).length - 1;
      before = told.before();
    } while (before != null && asked.add(before));
    assertThat(games).isEqualTo(ids.size());
  }

  /** A page that reads slowly is sent the last view only, with the moves of those before it. */
  @Test
  void viewsThatWerePassedOverAreNotMissed() {
    String id = server.adaAgainstBob(null);
    Page page = new Page(server.tables, CYD, id, 0, null);
    server.play(id, "e2e4", "e7e5", "g1f3");
    assertThat(page.told).hasSizeGreaterThanOrEqualTo(4);
    TableView one =
        page.told.stream().reduce((earlier, later) -> TableChange.of(later).appliedTo(earlier)).orElseThrow();
    assertThat(one.from()).isZero();
    assertThat(one.plies()).isEqualTo(server.tables.view(CYD, id).plies());
    assertThat(one.position()).isEqualTo(page.last().position());
    List<TableView> later = page.told.subList(2, page.told.size());
    TableView rest =
        later.stream().reduce((earlier, last) -> TableChange.of(last).appliedTo(earlier)).orElseThrow();
    assertThat(rest.from()).isEqualTo(later.getFirst().from());
    assertThat(rest.from() + rest.plies().size()).isEqualTo(3);
    page.close();
  }
}
