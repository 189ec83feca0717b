package org.variorum.lab.match;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.variorum.lab.player.UnfitException;

/**
 * Plays a series on several threads and delivers the records one at a time, in the order of the games' numbers. So the
 * receiver gets the same records with any number of threads. Runs once.
 */
public final class OrderedSeries<R> {

  /** The outcome of a game: its record, or the reason why it failed. */
  private sealed interface GameResult<R> {
    record Success<R>(R record) implements GameResult<R> {}

    record Failure<R>(Throwable reason) implements GameResult<R> {}
  }

  private final String name;
  private final Series<R> series;
  private final int threads;
  private final Consumer<R> receiver;
  private final List<Thread> startedThreads = new ArrayList<>();
  /** Finished games that wait for a game with a lower number. Delivery happens under the lock of this map only. */
  private final Map<Integer, GameResult<R>> undelivered = new HashMap<>();
  private int deliveredGames;
  private @Nullable Throwable failure;
  private int startedGames;
  /** The number of the last game to start. */
  private int lastGame;
  private boolean stopped;

  /**
   * @param name the name of the threads, before their numbers
   * @param threads the maximum number of threads
   * @param receiver receives each record
   */
  public OrderedSeries(String name, Series<R> series, int threads, Consumer<R> receiver) {
    this.name = name;
    this.series = series;
    this.threads = threads;
    this.receiver = receiver;
    lastGame = series.games();
  }

  /**
   * Plays until all games have ended, one fails or {@link #stop} is called. If a game fails, delivers all earlier
   * games and then throws the failure.
   *
   * @throws GameFailedException if a game ended early by a programming error
   * @throws UnfitException if a player cannot play the game
   */
  public void run() throws InterruptedException, UnfitException {
    synchronized (this) {
      for (int i = 0; i < Math.min(threads, lastGame) && !stopped; i++) {
        startedThreads.add(Thread.ofPlatform().name(name + "-" + (i + 1)).start(this::work));
      }
    }
    try {
      for (Thread thread : startedThreads) {
        thread.join();
      }
    } catch (InterruptedException e) {
      stop();
      throw e;
    }
    switch (failure) {
      case null -> {}
      case UnfitException e -> throw e;
      case RuntimeException e -> throw e;
      case Error e -> throw e;
      case Throwable e -> throw new IllegalStateException(e);
    }
  }

  private void work() {
    int number = nextNumber();
    if (number == 0) {
      return;
    }
    try (Series.Worker<R> worker = series.worker()) {
      while (number > 0) {
        addResult(number, play(worker, number));
        number = nextNumber();
      }
    } catch (InterruptedException e) {
      // The series was stopped, and the game in progress does not count.
      Thread.currentThread().interrupt();
    } catch (UnfitException | RuntimeException | Error e) {
      addResult(number, new GameResult.Failure<>(e));
    }
  }

  private GameResult<R> play(Series.Worker<R> worker, int number) throws InterruptedException,
      UnfitException {
    try {
      return new GameResult.Success<>(worker.play(number));
    } catch (RuntimeException | Error e) {
      throw new GameFailedException(number, e);
    }
  }

  /** The number of the next game to start, or 0 if there is none. */
  private synchronized int nextNumber() {
    return stopped || startedGames >= lastGame ? 0 : ++startedGames;
  }

  private void addResult(int number, GameResult<R> result) {
    if (result instanceof GameResult.Failure) {
      startNoGameAfter(number);
    }
    synchronized (undelivered) {
      undelivered.put(number, result);
      for (GameResult<R> next = undelivered.remove(deliveredGames + 1); next != null && !isStopped(); next =
          undelivered.remove(deliveredGames + 1)) {
        deliveredGames++;
        deliver(next);
      }
    }
  }

  /** Starts no game after the failed game with a number, because later games are not delivered. */
  private synchronized void startNoGameAfter(int number) {
    lastGame = Math.min(lastGame, number);
  }

  private synchronized boolean isStopped() {
    return stopped;
  }

  private void deliver(GameResult<R> result) {
    switch (result) {
      case GameResult.Failure<R>(Throwable reason) -> fail(reason);
      case GameResult.Success<R>(R record) -> {
        try {
          receiver.accept(record);
        } catch (RuntimeException | Error e) {
          fail(e);
        }
      }
    }
  }

  private void fail(Throwable reason) {
    failure = reason;
    stop();
  }

  /** Ends the series: interrupts the games in progress and delivers nothing more. */
  public synchronized void stop() {
    stopped = true;
    startedThreads.forEach(Thread::interrupt);
  }
}
