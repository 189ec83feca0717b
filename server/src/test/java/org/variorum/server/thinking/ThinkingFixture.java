package org.variorum.server.thinking;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.variorum.engine.Result;
import org.variorum.engine.Score;
import org.variorum.engine.SearchLimits;
import org.variorum.engine.SearchListener;
import org.variorum.engine.Variation;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;
import org.variorum.server.catalog.CatalogGames;
import org.variorum.server.guest.Address;
import org.variorum.server.guest.Visitor;
import org.variorum.view.answer.EngineLine;
import org.variorum.view.search.EngineProfile;

/** One worker, searchers that need no time of their own, and a clock that goes on while they search. */
abstract class ThinkingFixture {

  static final Duration LONG = Duration.ofMinutes(1);
  /** What a searcher of these tests says that it keeps. */
  static final long SIZE = SearcherPool.MAX_SEARCHER_BYTES;

  static final Position START = CatalogGames.edition("chess").game().start();
  /** A search of a position with that clock never ends by itself. */
  static final Position ENDLESS =
      CatalogGames.edition("chess").game().position("4k3/8/8/8/8/8/8/4K2R w K - 7 1");
  /** A search of this position breaks down. */
  static final Position BROKEN =
      CatalogGames.edition("chess").game().position("4k3/8/8/8/8/8/8/4K2R w K - 9 1");

  /** A thread that holds this lock stops the clock. */
  final Object time = new Object();
  final AtomicLong clock = new AtomicLong();
  final CountDownLatch gate = new CountDownLatch(1);
  final Set<Searcher> searchers = ConcurrentHashMap.newKeySet();
  /** How deep the searches came that have ended. */
  final BlockingQueue<Integer> depths = new LinkedBlockingQueue<>();
  final BlockingQueue<String> happened = new LinkedBlockingQueue<>();
  final EngineScheduler thinking =
      new EngineScheduler(1, new SearcherPool(20 * SIZE, this::searcher), clock::get);

  @AfterEach
  void close() {
    thinking.close();
  }

  Searcher searcher(EngineProfile profile) {
    Searcher searcher = new Searcher() {
      @Override
      public Result search(Position position, SearchLimits limits, int lines, SearchListener listener) {
        return pretend(position, listener);
      }

      @Override
      public long bytes() {
        return SIZE;
      }
    };
    searchers.add(searcher);
    return searcher;
  }

  private Result pretend(Position position, SearchListener listener) {
    if (position == BROKEN) {
      throw new IllegalStateException("as the test wants it");
    }
    int depth = 0;
    Result result = result(position, depth);
    while ((position == ENDLESS || depth < 2) && !listener.mustStop()
        && !Thread.currentThread().isInterrupted()) {
      pass();
      result = result(position, ++depth);
      listener.depthCompleted(result);
    }
    depths.add(depth);
    return result;
  }

  private void pass() {
    synchronized (time) {
      clock.addAndGet(TimeUnit.MILLISECONDS.toNanos(10));
    }
  }

  private static Result result(Position position, int depth) {
    List<Move> line = List.of(position.moves().getFirst());
    return new Result(List.of(new Variation(line, new Score.Centipawns(30))), depth, depth, depth * 1_000L,
        Duration.ZERO, 0);
  }

  /** A guest who is alone at an address. */
  static Visitor guest(String name) {
    return new Visitor(name,
        Address.of("2001:db8:%x:%x::".formatted(name.hashCode() >>> 16, name.hashCode() & 0xffff)));
  }

  String next() throws InterruptedException {
    return String.valueOf(happened.poll(20, TimeUnit.SECONDS));
  }

  /** Tells what happens to a search for a table. */
  <T> Reply<T> reply(String name) {
    return new Reply<>() {
      @Override
      public void waiting(int before) {
        happened.add(name + " waits for " + before);
      }

      @Override
      public void found(T answer) {
        happened.add(name);
      }

      @Override
      public void full(int places) {
        happened.add(name + " finds " + places + " places taken");
      }

      @Override
      public void failed() {
        happened.add(name + " failed");
      }
    };
  }

  void move(String guest, String name) {
    thinking.findMove(guest(guest), START, 3, 1, LONG, reply(name));
  }

  /** Keeps the only worker busy until the gate is opened. */
  void shut() throws InterruptedException {
    thinking.findMove(guest("nobody"), START, 3, 1, LONG, new Reply<>() {
      @Override
      public void waiting(int before) {}

      @Override
      public void found(Move answer) {
        happened.add("shut");
        await(gate);
      }

      @Override
      public void full(int places) {}

      @Override
      public void failed() {}
    });
    assertThat(next()).isEqualTo("shut");
  }

  static AnalysisListener findings(BlockingQueue<String> heard, String name) {
    return new AnalysisListener() {
      @Override
      public void waiting(int before) {}

      @Override
      public void found(int depth, long nodes, List<EngineLine> lines, boolean done) {
        heard.add(done ? name + " done" : name);
      }
    };
  }

  String lastOf(String name) throws InterruptedException {
    String heard = next();
    while (heard.startsWith(name) && heard.contains("waits")) {
      heard = next();
    }
    return heard;
  }

  static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
