package org.variorum.bench.load;

import java.io.IOException;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;

/**
 * Starts a server on this machine, lets many pairs of guests play, kills the server, starts it again and checks that
 * every acknowledged move is stored. Ends with status 1 if a move was lost or the server refused a message.
 *
 * <p>Arguments: number of tables, seconds of play, seconds between two moves at a table, then the server's command.
 * {@code bench/load} calls it.
 */
final class LoadTest {

  private static final int WARM_UP_SECONDS = 15;
  private static final int MOST_GAMES = 2_000;
  private static final int MOST_SECONDS = 600;

  private final int games;
  private final int seconds;
  private final int moveSeconds;
  private final List<String> command;
  private final LoadCounts counts;

  private LoadTest(int games, int seconds, int moveSeconds, List<String> command) {
    this.games = games;
    this.seconds = seconds;
    this.moveSeconds = moveSeconds;
    this.command = command;
    counts = new LoadCounts(games * (seconds / moveSeconds + 1));
  }

  /** Runs the test; the class comment lists the arguments. */
  public static void main(String[] args) throws IOException, InterruptedException {
    int games = Integer.parseInt(args[0]);
    int seconds = Integer.parseInt(args[1]);
    int moveSeconds = Integer.parseInt(args[2]);
    if (games < 1 || games > MOST_GAMES || seconds < 1 || seconds > MOST_SECONDS || moveSeconds < 1
        || moveSeconds > seconds) {
      System.err.println("expected 1 to " + MOST_GAMES + " tables, 1 to " + MOST_SECONDS
          + " seconds, and between two moves at a table 1 second up to the whole time");
      System.exit(2);
    }
    List<String> command = Arrays.asList(args).subList(3, args.length);
    System.exit(new LoadTest(games, seconds, moveSeconds, command).run() ? 0 : 1);
  }

  private boolean run() throws IOException, InterruptedException {
    ServerProcess server = ServerProcess.start(command);
    Crowd crowd;
    try {
      crowd = new Crowd(server.address(), games, 1, counts);
      crowd.begin();
      System.out.println(games + " games have begun.");
      crowd.play(Duration.ofSeconds(moveSeconds), Duration.ofSeconds(Math.min(WARM_UP_SECONDS, seconds)),
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
    System.out.println(counts.acknowledgementTimes().count() + " moves in " + seconds + " s: "
        + counts.failures()
        + " failures, " + counts.misses() + " moves not played because the previous move was still pending.");
    System.out.println("acknowledged after: " + counts.acknowledgementTimes());
    System.out.println("seen by the opponent after: " + counts.opponentTimes());
    System.out.println("The server was killed and started again: "
        + (counts.failures() == 0 ? "every acknowledged move is stored." : "see the failures above."));
    return counts.failures() == 0;
  }
}
