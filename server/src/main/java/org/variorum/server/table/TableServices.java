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
 * @param opened the tick when the server started; no clock ran before that tick
 * @param leases the leases of this server
 * @param door runs actions at tables later
 */
record TableServices(Store store, Catalog catalog, Views views, PlyCache plyCache, Computers computers,
    Timekeeper time, long opened, Leases leases, Door door) {

  /** The runner of actions at tables. */
  interface Door {

    /** Runs an action at a table soon, on another thread and under the table's lock, without a guest's request. */
    void later(String table, Consumer<Table> action);

    /** Like {@link #later}, for a result of the computer, which counts as of its arrival even if it must wait. */
    void found(String table, Consumer<Table> action, ReceivedRequest received);
  }

  /** The game of a new table, without moves. */
  TableGame tableGame(Founding founding) {
    return TableGame.of(founding, edition(founding.rules()), views, plyCache);
  }

  /**
   * The milliseconds that the turn in progress had lasted when the table was read. Only this duration is computed from
   * dates, perhaps of another server's clock. Time before the start of this server does not count.
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
