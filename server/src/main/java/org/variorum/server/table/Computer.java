package org.variorum.server.table;

import java.time.Duration;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.variorum.rules.game.Position;
import org.variorum.server.api.Color;
import org.variorum.server.api.Score;
import org.variorum.server.api.table.TableView;
import org.variorum.server.api.table.TableView.Offer;
import org.variorum.server.api.table.TableView.Stage;
import org.variorum.server.api.table.TimeControl;
import org.variorum.server.guest.Visitor;
import org.variorum.server.store.Occupant;
import org.variorum.server.thinking.Handle;
import org.variorum.server.thinking.Reply;

/** The computer player at a table. It has at most one task at a time. Used under the table's lock. */
final class Computer {

  private static final Logger LOG = LoggerFactory.getLogger(Computer.class);
  private static final Duration RETRY_AFTER = Duration.ofSeconds(5);
  /** The time limit in games without clocks, longer than any level thinks. */
  private static final Duration LIMIT_WITHOUT_CLOCK = Duration.ofMinutes(1);

  private final String table;
  private final TableServices services;
  private final TableSession session;
  private @Nullable Task task;
  private @Nullable Handle search;
  private TableView.@Nullable Thinking thinking;

  /** A task of the computer. A result of the engine counts only if it is for the current task. */
  private sealed interface Task {

    Position position();

    /** Finds a move. */
    record ToMove(Position position, int ply) implements Task {}

    /** Answers a draw offer of the opponent of {@code side}. */
    record ToEvaluate(Position position, Color side) implements Task {}
  }

  Computer(String table, TableServices services, TableSession session) {
    this.table = table;
    this.services = services;
    this.session = session;
  }

  /** The thinking of the computer, as pages show it; null if the computer is not to move. */
  TableView.@Nullable Thinking thinking() {
    return thinking;
  }

  boolean isIdle() {
    return task == null;
  }

  /** Begins the task that the state requires, and cancels a task that the state no longer requires. */
  void update(TableState state, TableGame tableGame) {
    Task now = state.stage() == Stage.playing ? task(state, tableGame) : null;
    if (!isSame(now, task)) {
      stop();
      task = now;
      if (now != null) {
        begin(now, state);
      }
    }
  }

  void stop() {
    if (search != null) {
      search.cancel();
    }
    task = null;
    search = null;
    thinking = null;
  }

  private @Nullable Task task(TableState state, TableGame tableGame) {
    Offer offer = state.offer();
    if (offer != null && offer.kind() == Offer.Kind.draw
        && state.occupant(TableState.opposite(offer.by())).isComputer()) {
      return new Task.ToEvaluate(tableGame.position(), TableState.opposite(offer.by()));
    }
    return state.occupant(state.turn()).isComputer() ? new Task.ToMove(tableGame.position(), state.plies())
        : null;
  }

  /** Compares positions by identity: after a takeback an equal position can return, and its old search is cancelled. */
  private static boolean isSame(@Nullable Task one, @Nullable Task other) {
    return one == null || other == null ? one == other
        : one.getClass() == other.getClass() && one.position() == other.position();
  }

  private void begin(Task started, TableState state) {
    switch (started) {
      case Task.ToMove move -> {
        thinking = new TableView.Thinking(0, false);
        search = services.computers().move(opponent(state), move.position(),
            level(state.occupant(state.turn())), table.hashCode(), maxTime(state),
            reply(started,
                (owner, tick, found) -> owner.found(tick, arbiter -> arbiter.answer(move.ply(), found))));
      }
      case Task.ToEvaluate evaluate ->
          search = services.computers().evaluate(opponent(state), evaluate.position(),
              reply(started, (owner, tick, score) -> owner.found(tick,
                  arbiter -> arbiter.verdict(evaluate.side(), !isBetter(evaluate.side(), score)))));
    }
  }

  private static Duration maxTime(TableState state) {
    TimeControl time = state.time();
    if (time == null) {
      return LIMIT_WITHOUT_CLOCK;
    }
    PlayerClock clock = new PlayerClock(time);
    return Duration.ofMillis(clock.thinkingTime(state.left(state.turn(), clock)));
  }

  private static boolean isBetter(Color side, Score score) {
    Integer centipawns = score.centipawns();
    Integer wins = score.wins();
    int forWhite = centipawns != null ? centipawns : wins != null ? wins : 0;
    return side == Color.white ? forWhite > 0 : forWhite < 0;
  }

  private static int level(Occupant seat) {
    Integer level = seat.level();
    return level == null ? 1 : level;
  }

  private Visitor opponent(TableState state) {
    return session.player(state.seats().guests().stream().findFirst().orElse(""));
  }

  /** The use of a result at a table, as of the tick when the result was found. */
  private interface Use<R> {
    void at(Table table, long tick, R result);
  }

  private <R> Reply<R> reply(Task requested, Use<R> use) {
    return new Reply<>() {
      @Override
      public void waiting(int before) {
        laterIfCurrent(requested, owner -> {
          if (requested instanceof Task.ToMove) {
            thinking = new TableView.Thinking(before, false);
            owner.tellSoon();
          }
        });
      }

      @Override
      public void found(R found) {
        ReceivedRequest received = new ReceivedRequest(null, services.time().ticks());
        services.door().found(table, guard(requested, owner -> use.at(owner, received.tick(), found)),
            received);
      }

      @Override
      public void full(int places) {
        laterIfCurrent(requested, owner -> {
          thinking = requested instanceof Task.ToMove ? new TableView.Thinking(places, false) : null;
          askAgain(owner);
        });
      }

      @Override
      public void failed() {
        laterIfCurrent(requested, owner -> fail(owner));
      }
    };
  }

  private void laterIfCurrent(Task requested, Consumer<Table> action) {
    services.door().later(table, guard(requested, action));
  }

  private Consumer<Table> guard(Task requested, Consumer<Table> action) {
    return owner -> {
      if (task == requested) {
        action.accept(owner);
      }
    };
  }

  private void fail(Table owner) {
    LOG.warn("The computer at table {} found nothing; it is asked again in {} s", table,
        RETRY_AFTER.toSeconds());
    thinking = task instanceof Task.ToMove ? new TableView.Thinking(0, true) : null;
    askAgain(owner);
  }

  private void askAgain(Table owner) {
    Task failed = task;
    owner.tellSoon();
    services.time().after(RETRY_AFTER, () -> services.door().later(table, reloaded -> {
      if (task == failed) {
        stop();
        reloaded.arrange();
      }
    }));
  }
}
