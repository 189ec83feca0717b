package org.variorum.server.table;

import java.time.Duration;
import java.util.function.Consumer;
import org.variorum.server.api.RefusedException;
import org.variorum.server.catalog.Catalog;
import org.variorum.server.catalog.Edition;
import org.variorum.server.store.Founding;
import org.variorum.server.store.Listed;
import org.variorum.server.store.Store;
import org.variorum.server.store.StoredRules;
import org.variorum.server.view.Views;

/**
 * What a table needs of the world.
 *
 * @param opened the tick since which the server has been there: no clock ran before
 * @param leases what this server does without being asked
 * @param door how to come to a table later
 */
record TableServices(Store store, Catalog catalog, Views views, PlyCache plyCache, Computers computers,
    Timekeeper time, long opened, Leases leases, Door door) {

  /** Leads to tables. */
  interface Door {

    /** Does at a table what no guest asks for, soon, on another thread, when nothing else is done there. */
    void later(String table, Consumer<Table> what);

    /** The same for what the computer has found: it counts from now on, also if it must wait. */
    void found(String table, Consumer<Table> what, ReceivedRequest received);
  }

  /** The game of a table that has just been founded, without moves. */
  TableGame tableGame(Founding founding) {
    return TableGame.of(founding, edition(founding.rules()), views, plyCache);
  }

  /**
   * For how many milliseconds a turn has been going that was under way when the table was read. Only here is a date
   * believed, perhaps another server's; and no clock ran before this server was there.
   */
  long ageOf(TableState.Beginning turn) {
    long age = Duration.between(turn.date(), time.date()).toMillis();
    return Math.clamp(age, 0, time.ticks() - opened);
  }

  /** A table at which nothing has happened yet. */
  Listed listed(Founding founding) {
    TableGame start = tableGame(founding);
    TableState state = TableState.of(founding, Views.color(start.start().turn()));
    return new Listed(founding,
        new TableSnapshot(founding, state, start.with(state.moves()), 0, new Audience(), null, views)
            .digest(founding.created()));
  }

  /** The edition of these rules, also if the file says something else by now. */
  Edition edition(StoredRules rules) {
    try {
      Edition now = catalog.edition(rules.key().id(), rules.options());
      if (now.hash().equals(rules.hash())) {
        return now;
      }
    } catch (RefusedException e) {
      // The game is gone from the library, or has lost an option: its old texts are still here.
    }
    return catalog.restore(rules.key().id(), rules.options(), rules.sources());
  }
}
