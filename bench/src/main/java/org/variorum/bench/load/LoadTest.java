package org.variorum.bench.load;

import java.io.IOException;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;

/**
 * Starts a server on this machine, lets many pairs of guests play, kills the server, starts it again and checks that
 * every acknowledged move is stored. Ends with status 1 if anything was lost or refused.
 *
 * <p>Arguments: tables, seconds, seconds between two moves at a table, then the server's command. {@code bench/load}
 * calls it.
 */
final class LoadTest {

  private static final int WARM_UP_SECONDS = 15;
  private static final int MOST_GAMES = 2_000;
  private static final int MOST_SECONDS = 600;

  private final int games;
  private final int seconds;
  private final int secondsBetween;
  private final List<String> command;
  private final LoadCounts counts;

  private LoadTest(int games, int seconds, int secondsBetween, List<String> command) {
    this.games = games;
    this.seconds = seconds;
    this.secondsBetween = secondsBetween;
    this.command = command;
    counts = new LoadCounts(games * (seconds / secondsBetween + 1));
  }

  /** Runs the test; the class comment lists the arguments. */
  public static void main(String[] args) throws IOException, InterruptedException {
    int games = Integer.parseInt(args[0]);
    int seconds = Integer.parseInt(args[1]);
    int secondsBetween = Integer.parseInt(args[2]);
    if (games < 1 || games > MOST_GAMES || seconds < 1 || seconds > MOST_SECONDS || secondsBetween < 1
        || secondsBetween > seconds) {
      System.err.println("expected 1 to " + MOST_GAMES + " tables, 1 to " + MOST_SECONDS
          + " seconds, and from 1 second to all of them between two moves at a table");
      System.exit(2);
    }
    List<String> command = Arrays.asList(args).subList(3, args.length);
    System.exit(new LoadTest(games, seconds, secondsBetween, command).run() ? 0 : 1);
  }

  private boolean run() throws IOException, InterruptedException {
    ServerProcess server = ServerProcess.start(command);
    Crowd crowd;
    try {
      crowd = new Crowd(server.address(), games, 1, counts);
      crowd.begin();
      System.out.println(games + " games have begun.");
      crowd.play(Duration.ofSeconds(secondsBetween), Duration.ofSeconds(Math.min(WARM_UP_SECONDS, seconds)),
          Duration.ofSeconds(seconds));
      counts.stopCountingFailures();
      server.kill();
      crowd.leave();
    } finally {
      server.kill();
    }
    server = ServerProcess.start(command);
    try {
      counts.resumeCountingFailures();
      crowd.verify(server.address());
    } finally {
      server.kill();
    }
    return report();
  }

  private boolean report() {
    System.out.println(counts.acknowledged().count() + " moves in " + seconds + " s: " + counts.failures()
        + " failures, " + counts.misses() + " moves not played because the previous move was still pending.");
    System.out.println("acknowledged after: " + counts.acknowledged());
    System.out.println("seen by the opponent after: " + counts.seen());
    System.out.println("The server was killed and started again: "
        + (counts.failures() == 0 ? "every acknowledged move is there." : "see the failures above."));
    return counts.failures() == 0;
  }
}
