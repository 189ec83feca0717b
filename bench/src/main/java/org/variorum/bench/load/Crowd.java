package org.variorum.bench.load;

import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** Many pairs of guests, each pair at a table; at most 20 tables share an address. */
public final class Crowd {

  /** A household or a small school has no more. The server would take a larger crowd at one address for an attack. */
  private static final int TABLES_AT_AN_ADDRESS = 20;
  private static final int PARALLEL_ACTIONS = 8;
  private static final int ADDRESSES_IN_A_NETWORK = 250;

  private final LoadCounts counts;
  private final List<LiveGame> games = new ArrayList<>();

  /**
   * @param tables number of tables, spread over all games of the server
   * @param network the third number of the crowd's first addresses, {@code 127.0.network.1} and so on
   */
  public Crowd(URI server, int tables, int network, LoadCounts counts)
      throws IOException, InterruptedException {
    this.counts = counts;
    List<String> gameIds = new Site(server, address(network, 0)).gameIds();
    Site site = new Site(server, address(network, 0));
    for (int i = 0; i < tables; i++) {
      if (i % TABLES_AT_AN_ADDRESS == 0) {
        site = new Site(server, address(network, i / TABLES_AT_AN_ADDRESS));
      }
      games.add(new LiveGame(site, gameIds.get(i % gameIds.size()), i, counts));
    }
  }

  private static InetAddress address(int network, int number) throws IOException {
    return InetAddress.getByName("127.0." + (network + number / ADDRESSES_IN_A_NETWORK) + "."
        + (number % ADDRESSES_IN_A_NETWORK + 1));
  }

  /** Seats all guests. */
  public void begin() throws InterruptedException {
    forEachGame(LiveGame::begin);
  }

  /** An action on one table. */
  private interface TableAction {
    void run(LiveGame game) throws IOException, InterruptedException;
  }

  private void forEachGame(TableAction action) throws InterruptedException {
    Semaphore permits = new Semaphore(PARALLEL_ACTIONS);
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (LiveGame game : games) {
        permits.acquire();
        threads.execute(() -> {
          attempt(game, action);
          permits.release();
        });
      }
    }
  }

  private void attempt(LiveGame game, TableAction action) {
    try {
      action.run(game);
    } catch (IOException | RuntimeException e) {
      counts.addFailure(e.toString());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /**
   * Plays at every table, with the moves of all tables spread evenly over the time.
   *
   * @param interval time between two moves at a table
   * @param warmUp time until the server has compiled most of its code; the report also gives separate figures for the
   *     time after it
   * @param total duration of the play, including the warm-up
   */
  public void play(Duration interval, Duration warmUp, Duration total) throws InterruptedException {
    try (ScheduledExecutorService clock = Executors.newScheduledThreadPool(1);
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < games.size(); i++) {
        LiveGame game = games.get(i);
        clock.scheduleAtFixedRate(() -> threads.execute(() -> attempt(game, LiveGame::move)),
            interval.toNanos() * i / games.size(), interval.toNanos(), TimeUnit.NANOSECONDS);
      }
      Thread.sleep(warmUp);
      counts.endWarmUp();
      Thread.sleep(total.minus(warmUp));
      clock.shutdownNow();
      // Lets pending moves finish.
      Thread.sleep(Duration.ofSeconds(2));
    }
  }

  /** Disconnects all guests without closing their connections. */
  public void leave() {
    games.forEach(LiveGame::leave);
  }

  /** Compares every table with its acknowledged moves. */
  public void verify(URI server) throws InterruptedException {
    forEachGame(game -> game.verify(server));
  }
}
