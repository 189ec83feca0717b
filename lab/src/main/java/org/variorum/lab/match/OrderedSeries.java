package org.variorum.lab.match;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.variorum.lab.player.UnfitException;

/**
 * Plays a series on several threads and hands the records on one at a time, in the order of their numbers; so their receiver
 * sees the same on any number of threads. Works once.
 */
public final class OrderedSeries<R> {

  /** What has come of a game. */
  private sealed interface GameResult<R> {
    record Ended<R>(R record) implements GameResult<R> {}

    record Failed<R>(Throwable reason) implements GameResult<R> {}
  }

  private final String name;
  private final Series<R> series;
  private final int threads;
  private final Consumer<R> each;
  private final List<Thread> running = new ArrayList<>();
  /** Games that have come to an end before one with a lower number. A thread that hands records on holds this lock only. */
  private final Map<Integer, GameResult<R>> waiting = new HashMap<>();
  private int handedOn;
  private @Nullable Throwable failure;
  private int begun;
  /** No game after this one is begun. */
  private int last;
  private boolean stopped;

  /**
   * @param name of the threads, before their numbers
   * @param threads how many, unless there are fewer games
   * @param each is given each record
   */
  public OrderedSeries(String name, Series<R> series, int threads, Consumer<R> each) {
    this.name = name;
    this.series = series;
    this.threads = threads;
    this.each = each;
    last = series.games();
  }

  /**
   * Plays until all games are played, one fails, or it is stopped. What has failed is thrown when all games before it have
   * been handed on.
   *
   * @throws GameFailedException if a game was broken off by a fault, with its number
   * @throws UnfitException if a player cannot play
   */
  public void run() throws InterruptedException, UnfitException {
    synchronized (this) {
      for (int i = 0; i < Math.min(threads, last) && !stopped; i++) {
        running.add(Thread.ofPlatform().name(name + "-" + (i + 1)).start(this::work));
      }
    }
    try {
      for (Thread thread : running) {
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
    int number = next();
    if (number == 0) {
      return;
    }
    try (Series.Place<R> place = series.place()) {
      while (number > 0) {
        end(number, play(place, number));
        number = next();
      }
    } catch (InterruptedException e) {
      // Stopped: the game that was begun does not count.
      Thread.currentThread().interrupt();
    } catch (UnfitException | RuntimeException | Error e) {
      end(number, new GameResult.Failed<>(e));
    }
  }

  private GameResult<R> play(Series.Place<R> place, int number) throws InterruptedException, UnfitException {
    try {
      return new GameResult.Ended<>(place.play(number));
    } catch (RuntimeException | Error e) {
      throw new GameFailedException(number, e);
    }
  }

  /** The number of the next game, or 0 if there is none to be begun. */
  private synchronized int next() {
    return stopped || begun >= last ? 0 : ++begun;
  }

  private void end(int number, GameResult<R> outcome) {
    if (outcome instanceof GameResult.Failed) {
      endBefore(number);
    }
    synchronized (waiting) {
      waiting.put(number, outcome);
      for (GameResult<R> due = waiting.remove(handedOn + 1); due != null && !isStopped(); due =
          waiting.remove(handedOn + 1)) {
        handedOn++;
        handOn(due);
      }
    }
  }

  /** Games after one that has failed would not be handed on. */
  private synchronized void endBefore(int number) {
    last = Math.min(last, number);
  }

  private synchronized boolean isStopped() {
    return stopped;
  }

  private void handOn(GameResult<R> outcome) {
    switch (outcome) {
      case GameResult.Failed<R>(Throwable reason) -> fail(reason);
      case GameResult.Ended<R>(R record) -> {
        try {
          each.accept(record);
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

  /** Ends it: threads are interrupted in their games, and nothing more is handed on. */
  public synchronized void stop() {
    stopped = true;
    running.forEach(Thread::interrupt);
  }
}
