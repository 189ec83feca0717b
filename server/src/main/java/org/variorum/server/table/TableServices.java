package org.variorum.server.table;

import java.time.Duration;
import java.util.function.Consumer;
import org.variorum.server.catalog.Catalog;
import org.variorum.server.store.Founding;
import org.variorum.server.store.Store;
import org.variorum.server.store.StoredRules;
import org.variorum.server.store.TableEntry;
import org.variorum.view.game.Edition;
import org.variorum.view.position.Views;
import org.variorum.view.query.QueryException;

/**
 * The services that a table uses.
 *
 * @param startTick the tick when the server started; clocks do not run before that tick
 * @param leases the leases of this server
 * @param tableRunner runs actions at tables on other threads
 */
record TableServices(Store store, Catalog catalog, Views views, PlyCache plyCache, Computers computers,
    Timekeeper time, long startTick, Leases leases, TableRunner tableRunner) {

  /** The runner of actions at tables. */
  interface TableRunner {

    /** Runs an action at a table soon, on another thread and under the table's lock, without a guest's request. */
    void runSoon(String table, Consumer<Table> action);

    /**
     * Like {@link #runSoon}, for a result of the computer: it counts as of its arrival even if the action runs later.
     */
    void handleResult(String table, Consumer<Table> action, ReceivedRequest received);
  }

  /** The game of a new table, without moves. */
  TableGame tableGame(Founding founding) {
    return TableGame.of(founding, edition(founding.rules()), views, plyCache);
  }

  /**
   * The milliseconds since the turn in progress began, for a table that was just read. Only this duration is computed
   * from dates, perhaps of another server's clock. Time before the start of this server does not count; in a
   * correspondence game it counts, but some time is left to play after the start.
   */
  long elapsedMillis(TableState state, TableGame tableGame) {
    long age = Duration.between(state.turnStart().date(), time.date()).toMillis();
    long uptime = time.ticks() - startTick;
    PlayerClock clock = tableGame.clock();
    if (clock == null || !clock.isCorrespondence()) {
      return Math.clamp(age, 0, uptime);
    }
    long budget = new Arbiter(state, tableGame, 0).budget().orElse(Duration.ZERO).toMillis();
    long grace = Math.max(0, Leases.DEADLINE_GRACE.toMillis() - uptime);
    return Math.clamp(age, 0, grace > 0 ? Math.max(0, budget - grace) : Long.MAX_VALUE);
  }

  /** Returns a new table without events, as an entry of a list. */
  TableEntry tableEntry(Founding founding) {
    TableGame start = tableGame(founding);
    TableState state = TableState.of(founding, Views.color(start.start().turn()));
    return new TableEntry(founding,
        new TableSnapshot(founding, state, start.withMoves(state.moves()), 0, new Audience(), null, views,
            store.names())
            .status(founding.created()));
  }

  /** The edition of these rules, even if the library has another version of the definition now. */
  Edition edition(StoredRules rules) {
    try {
      Edition current = catalog.edition(rules.key().id(), rules.options());
      if (current.hash().equals(rules.hash())) {
        return current;
      }
    } catch (QueryException e) {
      // The game is no longer in the library, or no longer has an option, so the stored texts are used.
    }
    return catalog.restore(rules.key().id(), rules.options(), rules.sources());
  }
}
