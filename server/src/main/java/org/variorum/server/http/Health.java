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

/** Tells the operator, and the proxy before the server, how the server is. */
final class Health {

  static final String ALIVE = "/health";
  static final String READY = "/ready";

  private static final long FRESH = TimeUnit.SECONDS.toNanos(2);
  private static final long LONGEST_WRITE_MILLIS = 1_000;

  private final BooleanSupplier writes;
  private final BooleanSupplier hasGames;
  private volatile boolean stopping;
  private CompletableFuture<Boolean> wrote = CompletableFuture.completedFuture(false);
  private long asked = System.nanoTime() - FRESH;

  /**
   * @param writes whether the database can be written to; may take its time
   * @param hasGames whether there are games to play
   */
  Health(BooleanSupplier writes, BooleanSupplier hasGames) {
    this.writes = writes;
    this.hasGames = hasGames;
  }

  /** From now on no new guests should be sent here. */
  void stop() {
    stopping = true;
  }

  /** The process runs and answers. */
  void alive(Context context) {
    context.contentType("application/json").header("Cache-Control", "no-store").result("{\"alive\":true}");
  }

  /** The server can do what it is there for. */
  void ready(Context context) {
    List<String> lacks = lacks();
    context.contentType("application/json").header("Cache-Control", "no-store");
    if (lacks.isEmpty()) {
      context.result("{\"ready\":true}");
    } else {
      context.status(503).result(Wire.write(new Problem("not-ready", lacks)));
    }
  }

  /** What is missing, in words. */
  List<String> lacks() {
    List<String> lacks = new ArrayList<>();
    if (stopping) {
      lacks.add("The server is stopping.");
    } else {
      if (!canWrite()) {
        lacks.add("The database cannot be written to.");
      }
      if (!hasGames.getAsBoolean()) {
        lacks.add("There are no games.");
      }
    }
    return lacks;
  }

  /** A database that takes long to write cannot be written to, and is not asked once more while it does. */
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

  /** The latest answer of the database, which is asked only now and then, however often this is called. */
  private synchronized CompletableFuture<Boolean> latest() {
    if (wrote.isDone() && System.nanoTime() - asked >= FRESH) {
      wrote = CompletableFuture.supplyAsync(writes::getAsBoolean, Thread::startVirtualThread);
      asked = System.nanoTime();
    }
    return wrote;
  }
}
