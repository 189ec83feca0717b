package org.variorum.bench.attack;

import java.io.IOException;
import java.io.Writer;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.variorum.bench.load.Crowd;
import org.variorum.bench.load.LoadCounts;
import org.variorum.bench.load.ServerProcess;
import org.variorum.bench.load.Site;

/**
 * Starts a server on this machine and measures the service for honest visitors while one address attacks it, attack by
 * attack, then with many games and several attacks at once. Then kills the server, starts it again and checks that
 * every acknowledged move is stored. If a limit of {@link VisitorReport} is missed, the test only reports it, because a
 * slow machine is no failure. Ends with status 1 if an honest visitor saw an error or was not served, if an attack
 * could not be made, or if a move was lost.
 *
 * <p>Arguments: seconds for each attack, games of the last round, the folder of definitions, names of attacks with
 * commas between them ({@code all} or {@code none}), then the server's command. {@code bench/attack} calls it.
 */
final class AttackTest {

  private static final Pattern USED_KILOBYTES = Pattern.compile("(?:heap|generation).* used (\\d+)K");
  private static final int VISITORS = 3;
  private static final int MOST_SECONDS = 120;
  private static final int MOST_GAMES = 2_000;
  /** Seconds of visits before the first measurement, while the server still compiles and loads classes. */
  private static final int WARM_UP_SECONDS = 10;
  /** Minimum seconds of play for a crowd: enough for two moves in each game. */
  private static final int SHORTEST_CROWD = 12;
  private static final Duration BETWEEN_MOVES = Duration.ofSeconds(6);
  /** The time from the start of the attack to the first move of the honest visitors. */
  private static final Duration ATTACK_LEAD = Duration.ofSeconds(1);

  private final int seconds;
  private final int games;
  private final Path definitions;
  private final List<Attack> attacks;
  private final List<String> command;
  private final List<HonestVisitor> visitors = new ArrayList<>();
  private int attackerCount;
  private @Nullable LongGame longGame;
  private boolean hasPassed = true;

  private AttackTest(int seconds, int games, Path definitions, List<Attack> attacks, List<String> command) {
    this.seconds = seconds;
    this.games = games;
    this.definitions = definitions;
    this.attacks = attacks;
    this.command = command;
  }

  /** Runs the test; the class comment lists the arguments. */
  public static void main(String[] args) throws IOException, InterruptedException {
    int seconds = Integer.parseInt(args[0]);
    int games = Integer.parseInt(args[1]);
    if (seconds < 1 || seconds > MOST_SECONDS || games < 0 || games > MOST_GAMES) {
      System.err.println("expected 1 to " + MOST_SECONDS + " seconds and 0 to " + MOST_GAMES + " games");
      System.exit(2);
    }
    List<Attack> attacks = switch (args[3]) {
      case "all" -> List.of(Attack.values());
      case "none" -> List.of();
      default -> Stream.of(args[3].split(",")).map(Attack::valueOf).toList();
    };
    System.exit(new AttackTest(seconds, games, Path.of(args[2]), attacks,
        Arrays.asList(args).subList(4, args.length)).run() ? 0 : 1);
  }

  private boolean run() throws IOException, InterruptedException {
    ServerProcess server = ServerProcess.start(command);
    LoadCounts crowdCounts = new LoadCounts(MOST_GAMES * MOST_SECONDS);
    try {
      runRound(server, "No attack, the server is new", List.of(), WARM_UP_SECONDS, false);
      runRound(server, "No attack", List.of(), seconds, true);
      for (Attack attack : attacks) {
        runRound(server, attack + ": " + attack.description(), List.of(attack), seconds, true);
      }
      if (games > 0) {
        testCrowd(server, crowdCounts);
      }
    } finally {
      server.kill();
    }
    return hasPassed;
  }

  /**
   * Lets honest visitors play during the attacks. The test judges their measurements only if {@code isMeasured} is
   * true.
   */
  private void runRound(ServerProcess server, String title, List<Attack> attacks, int seconds,
      boolean isMeasured)
      throws IOException, InterruptedException {
    VisitorReport report = new VisitorReport();
    List<String> ids = new Site(server.address(), honestAddress(0)).gameIds();
    List<HonestVisitor> roundVisitors = new ArrayList<>();
    for (int number = 0; number < VISITORS; number++) {
      HonestVisitor visitor = new HonestVisitor(server.address(), honestAddress(number), ids, number, report);
      roundVisitors.add(visitor);
      visitor.begin();
    }
    visitors.addAll(roundVisitors);
    Process attacker = attacks.isEmpty() ? null : startAttacker(server, attacks, seconds);
    try (ScheduledExecutorService clock = Executors.newScheduledThreadPool(1)) {
      if (attacker != null) {
        // Waits until the attacker reports that it is ready.
        attacker.inputReader().readLine();
        Thread.sleep(ATTACK_LEAD);
      }
      for (int number = 0; number < VISITORS; number++) {
        roundVisitors.get(number).play(clock, number);
      }
      Thread.sleep(Duration.ofSeconds(seconds));
      clock.shutdownNow();
    }
    report.moves().stopCountingFailures();
    roundVisitors.forEach(HonestVisitor::leave);
    System.out.println(title);
    System.out.println("  " + report + heapText(server));
    if (attacker != null) {
      attacker.inputReader().lines().forEach(line -> System.out.println("  " + line));
      if (attacker.waitFor() != 0) {
        System.out.println("  FAILED: an attack had no effect");
        hasPassed = false;
      }
    }
    if (isMeasured && !report.meetsLimits()) {
      System.out.println("  MISSED: " + limitsText());
    }
    hasPassed &= !isMeasured || report.isServed();
  }

  private static String limitsText() {
    return String.format(Locale.ROOT,
        "the limits are %.0f ms for a move, %.0f ms for a reply, %.0f ms for a line, and no errors",
        VisitorReport.MOVE_MILLIS, VisitorReport.REPLY_MILLIS, VisitorReport.LINE_MILLIS);
  }

  private static InetAddress honestAddress(int number) throws IOException {
    return InetAddress.getByName("127.0.1." + (number + 1));
  }

  private Process startAttacker(ServerProcess server, List<Attack> attacks, int seconds)
      throws IOException, InterruptedException {
    List<String> line =
        new ArrayList<>(List.of(ProcessHandle.current().info().command().orElse("java"), "-cp",
            System.getProperty("java.class.path"), "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC",
            AttackerProcess.class.getName(),
            server.address().toString(),
            "127.0.9." + ++attackerCount, Integer.toString(seconds + 2)));
    attacks.forEach(attack -> line.add(attack.name()));
    Process attacker = new ProcessBuilder(line).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    try (Writer input = attacker.outputWriter()) {
      input.write(longGame(server).line() + "\n");
    }
    return attacker;
  }

  /** A game that lasts long enough. It is played once for all attackers, because that takes seconds. */
  private LongGame longGame(ServerProcess server) throws IOException, InterruptedException {
    LongGame game = longGame;
    if (game == null) {
      List<String> ids = new Site(server.address(), honestAddress(0)).gameIds();
      game = LongGame.of(definitions, ids, AttackerProcess.LENGTH);
      longGame = game;
    }
    return game;
  }

  /** The size of the live objects on the server's heap, after a garbage collection. */
  private static String heapText(ServerProcess server) throws IOException, InterruptedException {
    long kilobytes = 0;
    for (String line : jcmd(server.handle().pid(), "GC.run", "GC.heap_info")) {
      Matcher used = USED_KILOBYTES.matcher(line);
      kilobytes += used.find() ? Long.parseLong(used.group(1)) : 0;
    }
    return "  " + kilobytes / 1024 + " MB alive";
  }

  /** Sends diagnostic commands to a Java process, and returns their output. */
  private static List<String> jcmd(long pid, String... commands) throws IOException, InterruptedException {
    Path file = Files.createTempFile("commands", ".txt");
    try {
      Files.write(file, List.of(commands));
      Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "jcmd").toString(),
          Long.toString(pid), "-f", file.toString()).redirectErrorStream(true).start();
      List<String> lines = process.inputReader().lines().toList();
      process.waitFor();
      return lines;
    } finally {
      Files.delete(file);
    }
  }

  /** Plays many games at once, under several attacks. */
  private void testCrowd(ServerProcess server, LoadCounts counts) throws IOException, InterruptedException {
    Crowd crowd = new Crowd(server.address(), games, 20, counts);
    crowd.begin();
    Duration total = Duration.ofSeconds(Math.max(3L * seconds, SHORTEST_CROWD));
    Thread player = Thread.ofPlatform().start(() -> {
      try {
        crowd.play(BETWEEN_MOVES, Duration.ofSeconds(seconds), total);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    });
    Thread.sleep(BETWEEN_MOVES);
    runRound(server, games + " games, in each a move every " + BETWEEN_MOVES.toSeconds() + " s", List.of(),
        seconds,
        true);
    runRound(server, games + " games, and several attacks at once",
        List.of(Attack.HOSTILE_TEXTS, Attack.LONG_LINES, Attack.ANALYSES, Attack.WATCHING), seconds, true);
    player.join();
    counts.stopCountingFailures();
    server.kill();
    crowd.leave();
    System.out.println("  the crowd: " + counts.acknowledgementTimes().count() + " moves, " + counts.misses()
        + " not played because the previous move was still pending; acknowledged after: "
        + counts.acknowledgementTimes());
    ServerProcess restarted = ServerProcess.start(command);
    try {
      counts.resumeCountingFailures();
      crowd.verify(restarted.address());
    } finally {
      restarted.kill();
    }
    System.out.println("The server was killed and started again: "
        + (counts.failures() == 0 ? "every acknowledged move is stored." : "see the failures above."));
    hasPassed &= counts.failures() == 0;
  }
}
