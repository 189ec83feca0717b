package org.variorum.server.http;

import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import org.variorum.server.api.Problem;

/** Health checks for the operator and for the proxy in front of the server. */
final class Health {

  static final String ALIVE = "/health";
  static final String READY = "/ready";

  private static final long MIN_INTERVAL = TimeUnit.SECONDS.toNanos(2);
  private static final long LONGEST_WRITE_MILLIS = 1_000;

  private final BooleanSupplier writes;
  private final BooleanSupplier hasGames;
  private volatile boolean stopping;
  private CompletableFuture<Boolean> latestWrite = CompletableFuture.completedFuture(false);
  private long startedAt = System.nanoTime() - MIN_INTERVAL;

  /**
   * @param writes whether the database accepts writes; may block
   * @param hasGames whether there is a game to play
   */
  Health(BooleanSupplier writes, BooleanSupplier hasGames) {
    this.writes = writes;
    this.hasGames = hasGames;
  }

  /** Makes the server report from now on that it is not ready. */
  void stop() {
    stopping = true;
  }

  /** Answers that the process runs. */
  void alive(Context context) {
    context.contentType("application/json").header("Cache-Control", "no-store").result("{\"alive\":true}");
  }

  /** Answers whether the server is ready for guests. */
  void ready(Context context) {
    List<String> problems = problems();
    context.contentType("application/json").header("Cache-Control", "no-store");
    if (problems.isEmpty()) {
      context.result("{\"ready\":true}");
    } else {
      context.status(503).result(Wire.write(new Problem("not-ready", problems)));
    }
  }

  /** The reasons why the server is not ready, in words; empty if it is ready. */
  List<String> problems() {
    List<String> problems = new ArrayList<>();
    if (stopping) {
      problems.add("The server is stopping.");
    } else {
      if (!canWrite()) {
        problems.add("The database cannot be written to.");
      }
      if (!hasGames.getAsBoolean()) {
        problems.add("There are no games.");
      }
    }
    return problems;
  }

  /** Whether the database accepts a write within a second. While a slow write runs, no other write is tried. */
  private boolean canWrite() {
    CompletableFuture<Boolean> answer = latest();
    try {
      return answer.get(LONGEST_WRITE_MILLIS, TimeUnit.MILLISECONDS);
    } catch (TimeoutException | ExecutionException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /** The latest attempt to write; a new one starts at most every two seconds, however often this is called. */
  private synchronized CompletableFuture<Boolean> latest() {
    if (latestWrite.isDone() && System.nanoTime() - startedAt >= MIN_INTERVAL) {
      latestWrite = CompletableFuture.supplyAsync(writes::getAsBoolean, Thread::startVirtualThread);
      startedAt = System.nanoTime();
    }
    return latestWrite;
  }
}
