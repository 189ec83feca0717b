package org.variorum.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.type;
import static org.variorum.server.table.TableTestServer.ADA;

import java.sql.SQLException;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.variorum.server.api.RefusedException;
import org.variorum.server.api.table.TableSummary;
import org.variorum.server.api.table.TimeControl;
import org.variorum.view.query.QueryException;

/** A stored game whose moves are not legal any more, since the program means other rules by the same words. */
class UnplayableGamesTest extends RoomFixture {

  private static final TimeControl FIVE_MINUTES = new TimeControl(300, 0, 0);

  /** The knight went where no knight goes. */
  private String changed(@Nullable TimeControl time) throws SQLException {
    String id = server.adaAgainstBob(time);
    server.play(id, "e2e4", "e7e5", "g1f3");
    change("update event set data = replace(data, 'g1f3', 'g1g4') where table_id = '" + id + "'");
    return id;
  }

  @Test
  void whoComesIsToldSoInWords() throws SQLException {
    String id = changed(null);
    restart(Duration.ZERO);
    QueryException refused = refusal(() -> server.view(id));
    assertThat(refused).asInstanceOf(type(RefusedException.class)).returns(409, RefusedException::status);
    assertThat(refused.code()).isEqualTo("other-rules");
    assertThat(refused.getMessage()).contains("exported as PGN").contains("g1g4");
    assertThat(code(() -> server.tables.play(ADA, id, 3, "b8c6"))).isEqualTo("other-rules");
    assertThat(code(() -> new TableTestServer.Page(server.tables, ADA, id, 0, null)))
        .isEqualTo("other-rules");
  }

  @Test
  void nothingOfItIsLostAndTheOtherGamesAreAsBefore() throws SQLException {
    String id = changed(null);
    String other = server.adaAgainstBob(null);
    server.play(other, "d2d4");
    restart(Duration.ZERO);
    assertThat(server.tables.pgn(id)).contains("1. e4 e5 2. Nf3 *");
    assertThat(server.tables.pgnOf(ADA, null).pgn()).contains("1. e4 e5 2. Nf3 *").contains("1. d4 *");
    assertThat(server.tables.tablesOf(ADA, null)).extracting(TableSummary::id).contains(id, other);
    server.tables.play(TableTestServer.BOB, other, 1, "d7d5");
    assertThat(server.moves(other)).containsExactly("d2d4", "d7d5");
  }

  @Test
  void whatWasStoredWithoutTextsIsWrittenAsItWasStored() throws SQLException {
    String id = changed(null);
    change("update event set data = '{\"move\":\"g1g4\",\"clock\":null}' where sequence = 4");
    restart(Duration.ZERO);
    assertThat(server.tables.pgn(id)).contains("1. e2e4 e7e5 2. g1g4 *");
  }

  @Test
  void aGuestsGamesAreExportedWithoutOneThatCannotBeWritten() throws SQLException {
    String id = server.adaAgainstBob(null);
    server.play(id, "e2e4");
    String other = server.adaAgainstBob(null);
    server.play(other, "d2d4");
    change("update play_table set start = 'no position' where id = '" + id + "'");
    restart(Duration.ZERO);
    assertThat(refusal(() -> server.view(id)).getMessage()).contains("The stored game is unchanged.")
        .doesNotContain("exported");
    assertThat(server.tables.pgnOf(ADA, null).pgn()).contains("1. d4 *");
  }

  /** Else a server would try every few seconds, and so many of them would keep it from the games that go on. */
  @Test
  void aServerWithClocksToMindTriesItOnce() throws SQLException {
    String id = changed(FIVE_MINUTES);
    restart(Duration.ZERO);
    assertThat(server.store.tablesWithoutLease(10)).containsExactly(id);
    server.clock.pass(Duration.ZERO);
    Eventually.holds(() -> assertThat(server.store.tablesWithoutLease(10)).isEmpty());
  }
}
