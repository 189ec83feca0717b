package org.variorum.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.variorum.server.table.TableTestServer.ADA;
import static org.variorum.server.table.TableTestServer.BOB;
import static org.variorum.server.table.TableTestServer.OPENED;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.variorum.server.api.table.ClientMessage.Action;
import org.variorum.server.store.Store;
import org.variorum.server.store.StoreException;
import org.variorum.server.store.Stores;

/** The disk is full in the middle of a game. */
class FullDiskTest {

  private static final String[] MOVES = {"b1c3", "b8c6", "a2a3", "a7a6"};

  @TempDir Path directory;

  private int pages() throws SQLException {
    try (
        Connection connection =
            DriverManager.getConnection("jdbc:sqlite:" + directory.resolve("variorum.db"));
        ResultSet answer = connection.createStatement().executeQuery("pragma page_count")) {
      return answer.getInt(1);
    }
  }

  @Test
  void whatHasNoRoomIsRefusedWithTheReasonAndTheGameGoesOnWhenThereIsSome() throws SQLException {
    String id;
    try (TableTestServer server = new TableTestServer(directory, OPENED)) {
      id = server.adaAgainstBob(null);
    }
    int made;
    try (TableTestServer server = new TableTestServer(Stores.onFullDisk(directory, pages()), OPENED)) {
      StoreException refused =
          catchThrowableOfType(StoreException.class, () -> offerUntilRefused(server, id));
      assertThat(refused.kind()).isEqualTo(StoreException.Kind.FULL);
      made = server.store.storedEvents(id, 0).size();
      assertThat(server.view(id).sequence()).as("what was acknowledged is there").isEqualTo(made);
    }
    try (TableTestServer server = new TableTestServer(Store.inFile(directory), OPENED)) {
      assertThat(server.store.storedEvents(id, 0)).hasSize(made);
      server.tables.play(ADA, id, server.moves(id).size(), MOVES[2]);
      server.tables.play(BOB, id, server.moves(id).size(), MOVES[3]);
    }
  }

  /** Offers come and go, and no rule ends the game for that. */
  private static void offerUntilRefused(TableTestServer server, String id) {
    server.tables.play(ADA, id, 0, MOVES[0]);
    server.tables.play(BOB, id, 1, MOVES[1]);
    for (int i = 0; i < 2_000; i++) {
      server.act(ADA, id, 2, Action.draw);
      server.answer(ADA, id, 2, Action.decline);
    }
  }
}
