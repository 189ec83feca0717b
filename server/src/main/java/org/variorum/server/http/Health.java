package org.variorum.server.http;

import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import org.variorum.view.answer.Problem;

/** Health checks for the operator and for the proxy in front of the server. */
final class Health {

  static final String ALIVE = "/health";
  static final String READY = "/ready";

  private static final long MIN_INTERVAL = TimeUnit.SECONDS.toNanos(2);
  private static final long LONGEST_WRITE_MILLIS = 1_000;

  private final BooleanSupplier tryWrite;
  private final BooleanSupplier hasGames;
  private volatile boolean stopping;
  private CompletableFuture<Boolean> latestWrite = CompletableFuture.completedFuture(false);
  private long writeStart = System.nanoTime() - MIN_INTERVAL;

  /**
   * @param tryWrite writes to the database and returns whether this succeeded; may block
   * @param hasGames whether there is a game to play
   */
  Health(BooleanSupplier tryWrite, BooleanSupplier hasGames) {
    this.tryWrite = tryWrite;
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
    CompletableFuture<Boolean> answer = latestWrite();
    try {
      return answer.get(LONGEST_WRITE_MILLIS, TimeUnit.MILLISECONDS);
    } catch (TimeoutException | ExecutionException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /** The latest attempt to write. Starts a new attempt if the latest one has ended and began two seconds ago. */
  private synchronized CompletableFuture<Boolean> latestWrite() {
    if (latestWrite.isDone() && System.nanoTime() - writeStart >= MIN_INTERVAL) {
      latestWrite = CompletableFuture.supplyAsync(tryWrite::getAsBoolean, Thread::startVirtualThread);
      writeStart = System.nanoTime();
    }
    return latestWrite;
  }
}
