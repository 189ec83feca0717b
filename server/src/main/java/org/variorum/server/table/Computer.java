package org.variorum.server.table;

import java.time.Duration;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.variorum.rules.game.Position;
import org.variorum.server.api.table.TableView;
import org.variorum.server.api.table.TableView.Offer;
import org.variorum.server.api.table.TableView.Stage;
import org.variorum.server.api.table.TimeControl;
import org.variorum.server.guest.Visitor;
import org.variorum.server.store.Occupant;
import org.variorum.server.thinking.Reply;
import org.variorum.server.thinking.SearchHandle;
import org.variorum.view.answer.Color;
import org.variorum.view.answer.Score;

/** The computer player at a table. It has at most one task at a time. Used under the table's lock. */
final class Computer {

  private static final Logger LOG = LoggerFactory.getLogger(Computer.class);
  private static final Duration RETRY_AFTER = Duration.ofSeconds(5);
  /** The time limit for a move in games without clocks, longer than any level needs. */
  private static final Duration LIMIT_WITHOUT_CLOCK = Duration.ofMinutes(1);

  private final String table;
  private final TableServices services;
  private final TableSession session;
  private @Nullable Task task;
  private @Nullable SearchHandle search;
  private TableView.@Nullable Thinking thinking;

  /** A task of the computer. A result of the engine counts only if it is for the current task. */
  private sealed interface Task {

    Position position();

    /** Finds a move. */
    record FindMove(Position position, int ply) implements Task {}

    /** Answers a draw offer of the opponent of {@code side}. */
    record AnswerDrawOffer(Position position, Color side) implements Task {}
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
    Task required = state.stage() == Stage.playing ? task(state, tableGame) : null;
    if (!isSame(required, task)) {
      stop();
      task = required;
      if (required != null) {
        begin(required, state);
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
      return new Task.AnswerDrawOffer(tableGame.position(), TableState.opposite(offer.by()));
    }
    return state.occupant(state.turn()).isComputer() ? new Task.FindMove(tableGame.position(), state.plies())
        : null;
  }

  /** Compares positions by identity: after a takeback an equal position can occur, which needs a new search. */
  private static boolean isSame(@Nullable Task one, @Nullable Task other) {
    return one == null || other == null ? one == other
        : one.getClass() == other.getClass() && one.position() == other.position();
  }

  private void begin(Task started, TableState state) {
    switch (started) {
      case Task.FindMove move -> {
        thinking = new TableView.Thinking(0, false);
        search = services.computers().findMove(opponent(state), move.position(),
            level(state.occupant(state.turn())), table.hashCode(), maxTime(state),
            reply(started,
                (owner, tick, found) -> owner.handleResult(tick,
                    arbiter -> arbiter.computerMove(move.ply(), found))));
      }
      case Task.AnswerDrawOffer evaluate ->
          search = services.computers().evaluate(opponent(state), evaluate.position(),
              reply(started, (owner, tick, score) -> owner.handleResult(tick,
                  arbiter -> arbiter.answerDrawOffer(evaluate.side(), !isBetter(evaluate.side(), score)))));
    }
  }

  private static Duration maxTime(TableState state) {
    TimeControl time = state.time();
    if (time == null) {
      return LIMIT_WITHOUT_CLOCK;
    }
    PlayerClock clock = new PlayerClock(time);
    return Duration.ofMillis(clock.thinkingTime(state.mainTimeLeft(state.turn(), clock)));
  }

  private static boolean isBetter(Color side, Score score) {
    Integer centipawns = score.centipawns();
    Integer wins = score.wins();
    int forWhite = centipawns != null ? centipawns : wins != null ? wins : 0;
    return side == Color.white ? forWhite > 0 : forWhite < 0;
  }

  private static int level(Occupant occupant) {
    Integer level = occupant.level();
    return level == null ? 1 : level;
  }

  private Visitor opponent(TableState state) {
    return session.player(state.seats().guests().stream().findFirst().orElse(""));
  }

  /** Handles a result at a table. The result counts as of the tick when it was found. */
  private interface ResultHandler<R> {
    void handle(Table table, long tick, R result);
  }

  private <R> Reply<R> reply(Task requested, ResultHandler<R> resultHandler) {
    return new Reply<>() {
      @Override
      public void waiting(int searchesAhead) {
        runSoonIfCurrent(requested, owner -> {
          if (requested instanceof Task.FindMove) {
            thinking = new TableView.Thinking(searchesAhead, false);
            owner.sendUpdatesSoon();
          }
        });
      }

      @Override
      public void found(R found) {
        ReceivedRequest received = new ReceivedRequest(null, services.time().ticks());
        services.tableRunner().handleResult(table,
            ifCurrent(requested, owner -> resultHandler.handle(owner, received.tick(), found)),
            received);
      }

      @Override
      public void full(int maxSearches) {
        runSoonIfCurrent(requested, owner -> {
          thinking = requested instanceof Task.FindMove ? new TableView.Thinking(maxSearches, false) : null;
          retryLater(owner);
        });
      }

      @Override
      public void failed() {
        runSoonIfCurrent(requested, owner -> fail(owner));
      }
    };
  }

  private void runSoonIfCurrent(Task requested, Consumer<Table> action) {
    services.tableRunner().runSoon(table, ifCurrent(requested, action));
  }

  private Consumer<Table> ifCurrent(Task requested, Consumer<Table> action) {
    return owner -> {
      if (task == requested) {
        action.accept(owner);
      }
    };
  }

  private void fail(Table owner) {
    LOG.warn("A search for the computer at table {} has failed; it is repeated in {} s", table,
        RETRY_AFTER.toSeconds());
    thinking = task instanceof Task.FindMove ? new TableView.Thinking(0, true) : null;
    retryLater(owner);
  }

  private void retryLater(Table owner) {
    Task failed = task;
    owner.sendUpdatesSoon();
    services.time().schedule(RETRY_AFTER, () -> services.tableRunner().runSoon(table, reloaded -> {
      if (task == failed) {
        stop();
        reloaded.updateActivity();
      }
    }));
  }
}
