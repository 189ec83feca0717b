package org.variorum.server.http;

import org.variorum.server.api.table.ServerMessage;
import org.variorum.server.api.table.TableChange;
import org.variorum.server.api.table.TableView;

/** The messages about a table to one page: first the whole table, then only changes. */
final class TableUpdates {

  private volatile boolean knows;

  /** @param plies how many of the table's moves the page has; a page that has some knows the rest of the table */
  TableUpdates(int plies) {
    begin(plies);
  }

  /** Restarts with a page that has the first {@code plies} moves. */
  void begin(int plies) {
    knows = plies > 0;
  }

  /** The message with the current state of a table. */
  ServerMessage of(TableView view) {
    if (knows) {
      return new ServerMessage.Change(TableChange.of(view));
    }
    knows = true;
    return new ServerMessage.Table(view);
  }
}
