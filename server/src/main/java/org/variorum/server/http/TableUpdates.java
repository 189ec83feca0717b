package org.variorum.server.http;

import org.variorum.server.api.table.ServerMessage;
import org.variorum.server.api.table.TableChange;
import org.variorum.server.api.table.TableView;

/** What the server sends a page about a table: the whole first, then changes only. */
final class TableUpdates {

  private volatile boolean knows;

  /** @param plies how many of the table's moves the page has; a page that has some knows the rest of the table */
  TableUpdates(int plies) {
    begin(plies);
  }

  /** The page starts again with the first {@code plies} moves. */
  void begin(int plies) {
    knows = plies > 0;
  }

  /** The message that tells how a table is now. */
  ServerMessage of(TableView view) {
    if (knows) {
      return new ServerMessage.Change(TableChange.of(view));
    }
    knows = true;
    return new ServerMessage.Table(view);
  }
}
