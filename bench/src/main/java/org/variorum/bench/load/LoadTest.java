package org.variorum.bench.load;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * Starts a server on this machine, lets many pairs of guests play one move a second in each game, kills the server, starts
 * it again and looks whether every acknowledged move is there. Ends with status 1 if anything was lost or refused.
 *
 * <p>Arguments: games, seconds, then the server's command. {@code bench/load} is the way to call it.
 */
final class LoadTest {

  private static final int WARM_AFTER = 15;
  private static final int MOST_GAMES = 2_000;
  private static final int MOST_SECONDS = 600;
  private static final int BEGINNING_AT_ONCE = 8;

  private final int games;
  private final int seconds;
  private final List<String> command;
  private final Tally tally;
  private final List<LiveGame> live = new ArrayList<>();

  private LoadTest(int games, int seconds, List<String> command) {
    this.games = games;
    this.seconds = seconds;
    this.command = command;
    tally = new Tally(games * (seconds + 1));
  }

  /** See the class. */
  public static void main(String[] args) throws IOException, InterruptedException {
    int games = Integer.parseInt(args[0]);
    int seconds = Integer.parseInt(args[1]);
    if (games < 1 || games > MOST_GAMES || seconds < 1 || seconds > MOST_SECONDS) {
      System.err.println("1 to " + MOST_GAMES + " games, 1 to " + MOST_SECONDS + " seconds");
      System.exit(2);
    }
    System.exit(new LoadTest(games, seconds, Arrays.asList(args).subList(2, args.length)).run() ? 0 : 1);
  }

  private boolean run() throws IOException, InterruptedException {
    ServerProcess server = ServerProcess.start(command);
    try {
      Site site = new Site(server.address());
      List<String> ids = site.games();
      for (int i = 0; i < games; i++) {
        live.add(new LiveGame(site, ids.get(i % ids.size()), i, tally));
      }
      each(LiveGame::begin);
      System.out.println(games + " games of " + ids.size() + " kinds have begun.");
      play();
      tally.over();
      server.kill();
      live.forEach(LiveGame::leave);
    } finally {
      server.kill();
    }
    server = ServerProcess.start(command);
    try {
      Site again = new Site(server.address());
      tally.verifying();
      each(game -> game.verify(again));
    } finally {
      server.kill();
    }
    return report();
  }

  /** What is done with one game. */
  private interface Deed {
    void with(LiveGame game) throws IOException, InterruptedException;
  }

  private void each(Deed deed) throws InterruptedException {
    Semaphore free = new Semaphore(BEGINNING_AT_ONCE);
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (LiveGame game : live) {
        free.acquire();
        threads.execute(() -> {
          attempt(game, deed);
          free.release();
        });
      }
    }
  }

  private void attempt(LiveGame game, Deed deed) {
    try {
      deed.with(game);
    } catch (IOException | RuntimeException e) {
      tally.failed(e.toString());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** One move a second in each game, the games spread evenly over the second. */
  private void play() throws InterruptedException {
    long second = TimeUnit.SECONDS.toNanos(1);
    try (ScheduledExecutorService clock = Executors.newScheduledThreadPool(1);
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < games; i++) {
        LiveGame game = live.get(i);
        clock.scheduleAtFixedRate(() -> threads.execute(() -> attempt(game, LiveGame::move)),
            second + second * i / games, second, TimeUnit.NANOSECONDS);
      }
      Thread.sleep(Duration.ofSeconds(Math.min(WARM_AFTER, seconds) + 1));
      tally.warm();
      Thread.sleep(Duration.ofSeconds(Math.max(0, seconds - WARM_AFTER)));
      clock.shutdownNow();
      // What is under way comes to its end.
      Thread.sleep(Duration.ofSeconds(2));
    }
  }

  private boolean report() {
    System.out.println(tally.acknowledged().count() + " moves in " + seconds + " s: " + tally.failures()
        + " failures, " + tally.misses() + " moves late by a second or more.");
    System.out.println("acknowledged after: " + tally.acknowledged());
    System.out.println("seen by the opponent after: " + tally.seen());
    System.out.println("The server was killed and started again: "
        + (tally.failures() == 0 ? "every acknowledged move is there." : "see the failures above."));
    return tally.failures() == 0;
  }
}
