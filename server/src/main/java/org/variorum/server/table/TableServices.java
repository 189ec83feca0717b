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
 * The services that a table uses.
 *
 * @param opened the tick when the server started; no clock ran before
 * @param leases the leases of this server
 * @param door the way to run something at a table later
 */
record TableServices(Store store, Catalog catalog, Views views, PlyCache plyCache, Computers computers,
    Timekeeper time, long opened, Leases leases, Door door) {

  /** Runs something at tables. */
  interface Door {

    /** Runs something at a table soon, on another thread and under the table's lock, without a guest's request. */
    void later(String table, Consumer<Table> what);

    /** Like {@link #later}, for a result of the computer, which counts as of its arrival even if it must wait. */
    void found(String table, Consumer<Table> what, ReceivedRequest received);
  }

  /** The game of a new table, without moves. */
  TableGame tableGame(Founding founding) {
    return TableGame.of(founding, edition(founding.rules()), views, plyCache);
  }

  /**
   * How long a turn that was in progress when the table was read has lasted, in milliseconds. This is the only duration
   * that is computed from dates, perhaps another server's. Time before the start of this server does not count.
   */
  long elapsed(TableState.Beginning turn) {
    long age = Duration.between(turn.date(), time.date()).toMillis();
    return Math.clamp(age, 0, time.ticks() - opened);
  }

  /** Returns a new table without events, as an entry of a list. */
  Listed listed(Founding founding) {
    TableGame start = tableGame(founding);
    TableState state = TableState.of(founding, Views.color(start.start().turn()));
    return new Listed(founding,
        new TableSnapshot(founding, state, start.with(state.moves()), 0, new Audience(), null, views)
            .digest(founding.created()));
  }

  /** The edition of these rules, even if the library has another version of the definition now. */
  Edition edition(StoredRules rules) {
    try {
      Edition now = catalog.edition(rules.key().id(), rules.options());
      if (now.hash().equals(rules.hash())) {
        return now;
      }
    } catch (RefusedException e) {
      // The game is no longer in the library, or no longer has an option, so the stored texts are used.
    }
    return catalog.restore(rules.key().id(), rules.options(), rules.sources());
  }
}
