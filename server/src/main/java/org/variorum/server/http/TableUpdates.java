package org.variorum.server.http;

import org.variorum.server.api.table.ServerMessage;
import org.variorum.server.api.table.TableChange;
import org.variorum.server.api.table.TableView;

/** The messages about a table to one page: first the whole table, then only changes. */
final class TableUpdates {

  private volatile boolean hasTable;

  /**
   * @param plies the number of the table's moves that the page has; if it is above 0, the page also has the rest of the
   *     table
   */
  TableUpdates(int plies) {
    restart(plies);
  }

  /** Restarts with a page that has the first {@code plies} moves. */
  void restart(int plies) {
    hasTable = plies > 0;
  }

  /** Returns the next message: the whole table, or the changes if the page already has the table. */
  ServerMessage nextMessage(TableView view) {
    if (hasTable) {
      return new ServerMessage.Change(TableChange.of(view));
    }
    hasTable = true;
    return new ServerMessage.Table(view);
  }
}
