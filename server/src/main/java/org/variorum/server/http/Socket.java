package org.variorum.server.http;

import io.github.bucket4j.Bandwidth;
import io.github.bucket4j.Bucket;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.api.StatusCode;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.variorum.rules.game.Position;
import org.variorum.server.api.RefusedException;
import org.variorum.server.api.table.ClientMessage;
import org.variorum.server.api.table.ServerMessage;
import org.variorum.server.budget.Budget;
import org.variorum.server.budget.Cost;
import org.variorum.server.budget.Work;
import org.variorum.server.catalog.Catalog;
import org.variorum.server.challenge.Challenges;
import org.variorum.server.guest.Visitor;
import org.variorum.server.http.ServerSettings.Pace;
import org.variorum.server.metrics.Meters;
import org.variorum.server.metrics.Meters.Timing;
import org.variorum.server.store.StoreException;
import org.variorum.server.table.ReceivedRequest;
import org.variorum.server.table.Subscription;
import org.variorum.server.table.Tables;
import org.variorum.server.thinking.AnalysisListener;
import org.variorum.server.thinking.EngineScheduler;
import org.variorum.server.thinking.SearchHandle;
import org.variorum.view.answer.Choice;
import org.variorum.view.answer.ChoicesView;
import org.variorum.view.answer.EngineLine;
import org.variorum.view.answer.Score;
import org.variorum.view.position.MoveEntry;
import org.variorum.view.position.MoveLine;
import org.variorum.view.query.PositionQuery;
import org.variorum.view.query.QueryException;
import org.variorum.view.query.QueryLimits;
import org.variorum.view.search.AnalysisLimits;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/**
 * The socket of one page. The page's messages are handled in order, one at a time. A message that cannot be read or
 * carried out is refused, and does not affect other messages.
 */
final class Socket {

  private static final Logger LOG = LoggerFactory.getLogger(Socket.class);
  private static final int MESSAGES_PER_SECOND = 30;
  private static final int BURST = 90;
  /** The maximum number of refusals in a burst; a page that exceeds it is disconnected. */
  private static final int MAX_REFUSALS = 300;
  private static final int MAX_TABLES = 16;
  /** The maximum length of a refused message from which {@code ref} is read. */
  private static final int MAX_LENGTH_FOR_REF = 1_000;

  private final Session session;
  private final Visitor visitor;
  private final Catalog catalog;
  private final Tables tables;
  private final Challenges challenges;
  private final EngineScheduler thinking;
  private final Meters meters;
  private final Budget budget;
  private final Outbox outbox;
  private final CompletableFuture<@Nullable Void> disconnected = new CompletableFuture<>();
  private final Map<String, WatchedTable> watchedTables = new HashMap<>();
  private final Bucket messageLimit = bucket(BURST);
  private final Bucket refusals = bucket(MAX_REFUSALS);
  private Challenges.@Nullable Subscription lobby;
  private @Nullable Study analysis;
  private @Nullable Study review;

  /** A table that the page watches. */
  private record WatchedTable(Subscription subscription, TableUpdates updates) {}

  /** An analysis or a review for the page. */
  private record Study(int ref, SearchHandle handle) {}

  Socket(Session session, Visitor visitor, Catalog catalog, Tables tables, Challenges challenges,
      EngineScheduler thinking, Budget budget, Pace pace, Meters meters) {
    this.session = session;
    this.visitor = visitor;
    this.catalog = catalog;
    this.tables = tables;
    this.challenges = challenges;
    this.thinking = thinking;
    this.budget = budget;
    this.meters = meters;
    outbox = new Outbox(session, visitor.address(), budget, pace, this::reportPresence);
  }

  private static Bucket bucket(int capacity) {
    return Bucket.builder().addLimit(Bandwidth.builder().capacity(capacity)
        .refillGreedy(MESSAGES_PER_SECOND, Duration.ofSeconds(1)).build())
        .withNanosecondPrecision().build();
  }

  /**
   * Greets the page. The socket must already be in the list of open sockets, so that the page learns when the server
   * stops.
   */
  void welcome(String name) {
    outbox.put(new ServerMessage.Welcome(name, Version.NAME));
  }

  /** Handles a message of the page. */
  synchronized void receive(String text) {
    outbox.noteMessage();
    if (messageLimit.tryConsume(1)) {
      answer(text);
    } else if (refusals.tryConsume(1)) {
      refuse(ref(text), "too-fast", "Too many messages: wait a second and try again.", List.of());
    } else {
      session.close(StatusCode.POLICY_VIOLATION, "too many messages", Callback.NOOP);
    }
  }

  private void answer(String text) {
    Integer ref = null;
    try {
      budget.pay(visitor.address(), Cost.reading(text));
      ClientMessage message = Wire.read(text, ClientMessage.class);
      ref = ref(message);
      carryOut(message);
    } catch (QueryException e) {
      refuse(ref == null ? ref(text) : ref, e);
    } catch (StoreException e) {
      refuse(ref, ProblemResponses.of(e));
    } catch (RuntimeException e) {
      LOG.error("A message failed", e);
      refuse(ref, "failed",
          "The server failed. Check whether your request has taken effect before you try again.",
          List.of());
    }
  }

  private void refuse(@Nullable Integer ref, QueryException refused) {
    refuse(ref, refused.code(), String.join(" ", refused.words()), refused.squares());
  }

  private void carryOut(ClientMessage message) {
    switch (message) {
      case ClientMessage.Watch watch -> watch(watch);
      case ClientMessage.Unwatch unwatch -> {
        budget.pay(visitor.address(), Cost.SHORT_MESSAGE);
        unwatch(unwatch.table());
      }
      case ClientMessage.Play play -> {
        long arrived = System.nanoTime();
        withArrivalTime(play.table(),
            received -> tables.play(received, visitor, play.table(), play.ply(), play.move()));
        meters.recordTime(Timing.MOVE, System.nanoTime() - arrived);
        outbox.put(new ServerMessage.Accepted(play.ref()));
      }
      case ClientMessage.Choose choose -> choose(choose);
      case ClientMessage.Premove premove -> premove(premove);
      case ClientMessage.Act act -> {
        withArrivalTime(act.table(),
            received -> tables.act(received, visitor, act.table(), act.ply(), act.action(), act.offer()));
        outbox.put(new ServerMessage.Accepted(act.ref()));
      }
      case ClientMessage.Analyse analyse -> analyse(analyse);
      case ClientMessage.Review request -> review(request);
      case ClientMessage.Stop stop -> stop(stop.ref());
      case ClientMessage.Lobby request -> watchChallenges(request.ref());
      case ClientMessage.Ping ping -> outbox.put(new ServerMessage.Pong(ping.ref()));
      case ClientMessage.Pong _ -> {
        // Nothing to do: the outbox has already noted that the page responds.
      }
    }
  }

  /** Reports to the watched tables whether the page responds. */
  private synchronized void reportPresence() {
    boolean present = outbox.responds();
    watchedTables.values().forEach(table -> table.subscription().setPresent(present));
    if (lobby != null) {
      lobby.setPresent(present);
    }
  }

  /**
   * Carries out a request at a table as of its arrival: the player's clock does not run while it waits for a thread.
   */
  private void withArrivalTime(String table, Consumer<ReceivedRequest> action) {
    ReceivedRequest received = tables.arrive(visitor, table);
    try {
      atTable(table, () -> action.accept(received));
    } finally {
      tables.settle(table, received);
    }
  }

  /** Runs actions of players in the pool for tables, or in the pool for replays if the table must be read first. */
  private void atTable(String table, Runnable action) {
    Supplier<Boolean> work = () -> {
      action.run();
      return true;
    };
    if (tables.isInMemory(table)) {
      budget.actAtTable(visitor.address(), Cost.MOVE_AT_TABLE, work);
    } else {
      budget.replay(visitor.address(), Cost.TABLE, work);
    }
  }

  private void choose(ClientMessage.Choose request) {
    atTable(request.table(), () -> outbox.put(new ServerMessage.Choices(request.ref(),
        tables.choices(visitor, request.table(), request.ply(), request.first()))));
  }

  private void premove(ClientMessage.Premove request) {
    String first = request.steps().isEmpty() ? "" : request.steps().getFirst();
    withArrivalTime(request.table(), received -> {
      ChoicesView choices = tables.choices(visitor, request.table(), request.ply(), first);
      String move = MoveEntry.premove(choices, request.steps()).move();
      if (move != null) {
        tables.play(received, visitor, request.table(), request.ply(), move);
        outbox.put(new ServerMessage.Accepted(request.ref()));
      } else {
        outbox.put(new ServerMessage.Choices(request.ref(), choices));
      }
    });
  }

  private void watch(ClientMessage.Watch watch) {
    WatchedTable watchedTable = watchedTables.get(watch.table());
    if (watchedTable == null) {
      subscribe(watch);
    } else {
      atTable(watch.table(), () -> {
        watchedTable.updates().restart(watch.plies());
        watchedTable.subscription().renew(watch.plies(), watch.last());
      });
    }
    outbox.put(new ServerMessage.Accepted(watch.ref()));
  }

  private void subscribe(ClientMessage.Watch watch) {
    if (watchedTables.size() == MAX_TABLES) {
      throw new RefusedException(409, "too-many",
          "A page can watch " + MAX_TABLES + " tables at a time: leave one first.");
    }
    TableUpdates updates = new TableUpdates(watch.plies());
    Supplier<Subscription> watchTable = () -> tables.watch(visitor, watch.table(), watch.plies(),
        watch.last(), view -> outbox.put(updates.nextMessage(view)));
    Subscription subscription = tables.isInMemory(watch.table())
        ? budget.work(visitor.address(), Cost.TABLE, watchTable)
        : budget.replay(visitor.address(), Cost.TABLE, watchTable);
    watchedTables.put(watch.table(), new WatchedTable(subscription, updates));
  }

  private void watchChallenges(int ref) {
    budget.pay(visitor.address(), Cost.TABLE);
    if (lobby == null) {
      lobby = challenges.watch(visitor, outbox::put);
    }
    outbox.put(new ServerMessage.Accepted(ref));
  }

  private void unwatch(String table) {
    WatchedTable watchedTable = watchedTables.remove(table);
    if (watchedTable != null) {
      watchedTable.subscription().close();
    }
  }

  private void analyse(ClientMessage.Analyse request) {
    AnalysisLimits.requireLines(request.lines());
    Position position = line(request.position()).end();
    end(analysis);
    analysis = null;
    if (position.moves().isEmpty()) {
      outbox.put(new ServerMessage.Analysis(request.ref(), 0, 0, 0, List.of(), true));
    } else {
      analysis =
          new Study(request.ref(),
              thinking.analyse(visitor, position, request.lines(), analysisListener(request.ref())));
    }
  }

  private AnalysisListener analysisListener(int ref) {
    return new AnalysisListener() {
      @Override
      public void waiting(int searchesAhead) {
        outbox.put(new ServerMessage.Analysis(ref, searchesAhead, 0, 0, List.of(), false));
      }

      @Override
      public void found(int depth, long nodes, List<EngineLine> lines, boolean done) {
        outbox.put(new ServerMessage.Analysis(ref, 0, depth, nodes, lines, done));
      }
    };
  }

  private void review(ClientMessage.Review request) {
    MoveLine line = line(request.position());
    end(review);
    review = new Study(request.ref(), thinking.review(visitor, line.start(), line.moves(),
        (int index, Score score, @Nullable Choice choice, boolean done) -> outbox
            .put(new ServerMessage.Reviewed(request.ref(), index, score, choice, done))));
  }

  private MoveLine line(PositionQuery query) {
    return budget.work(visitor.address(),
        Cost.moves(Math.min(orEmpty(query.moves()).size(), QueryLimits.MOVES)),
        () -> MoveLine.playWithNullMoves(
            catalog.forReader(visitor.id()).edition(query.game(), orEmpty(query.options())), query.fen(),
            orEmpty(query.moves()), Work::step));
  }

  private static List<String> orEmpty(@Nullable List<String> texts) {
    return texts == null ? List.of() : texts;
  }

  private void stop(int ref) {
    if (analysis != null && analysis.ref() == ref) {
      end(analysis);
      analysis = null;
    }
    if (review != null && review.ref() == ref) {
      end(review);
      review = null;
    }
  }

  private static void end(@Nullable Study study) {
    if (study != null) {
      study.handle().cancel();
    }
  }

  /** Ends all work for the page after it has disconnected. */
  synchronized void close() {
    watchedTables.values().forEach(table -> table.subscription().close());
    watchedTables.clear();
    if (lobby != null) {
      lobby.close();
    }
    end(analysis);
    end(review);
    disconnected.complete(null);
  }

  /**
   * Notifies the page that the server stops; the page reconnects later.
   *
   * @return a future that completes when the page has answered or has disconnected. A page that loses its connection
   *     before it reads this message shows its user that the connection was lost
   */
  CompletableFuture<@Nullable Void> goAway() {
    outbox.closeForShutdown();
    return disconnected;
  }

  private void refuse(@Nullable Integer ref, String code, String words, List<String> squares) {
    meters.countRefusal(code);
    outbox.put(new ServerMessage.Refused(ref, code, words, squares));
  }

  private static @Nullable Integer ref(ClientMessage message) {
    return switch (message) {
      case ClientMessage.Watch watch -> watch.ref();
      case ClientMessage.Unwatch _ -> null;
      case ClientMessage.Play play -> play.ref();
      case ClientMessage.Choose choose -> choose.ref();
      case ClientMessage.Premove premove -> premove.ref();
      case ClientMessage.Act act -> act.ref();
      case ClientMessage.Analyse analyse -> analyse.ref();
      case ClientMessage.Review review -> review.ref();
      case ClientMessage.Stop stop -> stop.ref();
      case ClientMessage.Lobby request -> request.ref();
      case ClientMessage.Ping ping -> ping.ref();
      case ClientMessage.Pong pong -> pong.ref();
    };
  }

  /** The {@code ref} of a refused message, if it can be read with little work; null if not. */
  private static @Nullable Integer ref(String text) {
    if (text.length() > MAX_LENGTH_FOR_REF) {
      return null;
    }
    try {
      JsonNode ref = Wire.MAPPER.readTree(text).path("ref");
      return ref.isInt() ? ref.intValue() : null;
    } catch (JacksonException e) {
      return null;
    }
  }
}
