package org.variorum.app;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.variorum.app.json.JsonWriter;
import org.variorum.app.match.ProgressLine;
import org.variorum.app.option.Complaint;
import org.variorum.app.option.HelpOption;
import org.variorum.lab.external.ConversationLog;
import org.variorum.lab.match.MatchGame;
import org.variorum.lab.match.Soak;
import org.variorum.lab.match.SoakReport;
import org.variorum.lab.match.Termination;
import org.variorum.lab.player.Contender;
import org.variorum.lab.player.UnfitException;
import org.variorum.lab.roster.PlayerReader;
import org.variorum.lab.roster.PlayerSyntaxException;
import org.variorum.rules.game.Game;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code variorum soak}. */
@Command(name = "soak",
    description = "Plays fast games of an engine against itself, of each GAME in turn, in one process. Finds "
        + "illegal moves, crashes, time forfeits and memory leaks. The exit status is 1 if there were any.")
final class SoakCommand implements Callable<Integer> {

  private static final int FAILED = 1;
  private static final double MEGABYTE = 1 << 20;

  private final Streams streams;
  private final GameLocator locator;

  @Parameters(paramLabel = "GAME", arity = "0..*", description = "games (default: all)") private List<
      String> names = List.of();

  @Option(names = "--player", paramLabel = "PLAYER",
      description = "the engine, as a PLAYER of \"variorum match\" (default ${DEFAULT-VALUE})") private String player =
          "variorum";

  @Option(names = "--games", paramLabel = "N",
      description = "the total number of games (default ${DEFAULT-VALUE})") private int games = 2_000;

  @Option(names = "--movetime", paramLabel = "MS",
      description = "milliseconds for each move (default ${DEFAULT-VALUE})") private int movetime = 5;

  @Option(names = "--margin", paramLabel = "MS",
      description = "milliseconds by which a move may exceed its time before its game is lost (default "
          + "${DEFAULT-VALUE})") private long margin =
              1_000;

  @Option(names = "--max-moves", paramLabel = "N",
      description = "a game is a draw after N moves of each side (default ${DEFAULT-VALUE})") private int mostMoves =
          200;

  @Option(names = "--concurrency", paramLabel = "N",
      description = "the number of games at a time (default: half the processors, here ${DEFAULT-VALUE})") private int concurrency =
          Math.max(1, Runtime.getRuntime().availableProcessors() / 2);

  @Option(names = "--seed", paramLabel = "N",
      description = "the random seed; the same seed gives the same openings (default ${DEFAULT-VALUE})") private long seed =
          1;

  @Option(names = "--json", description = "prints the report as a JSON object") private boolean json;

  @Mixin private final HelpOption help = new HelpOption();

  SoakCommand(Streams streams, GameLocator locator) {
    this.streams = streams;
    this.locator = locator;
  }

  @Override
  public Integer call() throws InterruptedException {
    if (games < 1 || movetime < 1 || margin < 0 || mostMoves < 1 || concurrency < 1) {
      throw Complaint.usage("--games, --movetime, --max-moves and --concurrency take numbers from 1 on, "
          + "--margin takes a number from 0 on");
    }
    List<Game> gameList =
        (names.isEmpty() ? locator.ids() : names).stream().map(name -> locator.game(name, List.of()))
            .toList();
    Soak.Plan plan = new Soak.Plan(gameList, contender(), games, Duration.ofMillis(movetime),
        Duration.ofMillis(margin), 2 * mostMoves, 4, seed);
    Soak soak = new Soak(plan, concurrency, new Reporter());
    try (GracefulStop gracefulStop = new GracefulStop(soak::stop)) {
      SoakReport report = soak.run();
      print(report);
      return report.isSound() ? 0 : FAILED;
    } catch (UnfitException e) {
      throw Complaint.usage(String.valueOf(e.getMessage()));
    }
  }

  private Contender contender() {
    try {
      return new PlayerReader(new OtherNames(locator), locator.experience(), ConversationLog.NONE)
          .read(player);
    } catch (PlayerSyntaxException e) {
      throw Complaint.usage(String.valueOf(e.getMessage()));
    }
  }

  /** Shows the progress on standard error. */
  private final class Reporter implements Soak.Observer {
    private final ProgressLine progress = new ProgressLine(streams.err(), streams.isOnTerminal());

    @Override
    public void afterGame(Game game, MatchGame endedGame, SoakReport soFar) {
      if (endedGame.playedGame().ending() instanceof Termination.Forfeit forfeit) {
        progress.note(
            "game " + soFar.games() + ", " + game + ": lost by " + forfeit.words() + ": " + forfeit.note());
      }
      progress.show(soFar.games() + "/" + games + " games, now " + game);
    }

    @Override
    public void afterRound(SoakReport soFar) {
      progress.note(soFar.games() + "/" + games + " games, " + megabytes(soFar.heap().getLast()) + " in use");
    }
  }

  private void print(SoakReport report) {
    if (json) {
      streams.out().println(JsonWriter.of(object(report)));
    } else {
      streams.out().println(
          report.games() + " games, " + report.moves() + " moves; ended by " + counts(report.endings()));
      streams.out().println("forfeited games: "
          + (report.forfeits().isEmpty() ? "none" : counts(report.forfeits())));
      streams.out()
          .println("late by " + SoakReport.LATE.toMillis() + " ms or more: " + report.lateMoves()
              + " moves, the latest by "
              + report.longestDelay().toMillis() + " ms");
      streams.out().println("memory in use after each round: "
          + report.heap().stream().map(SoakCommand::megabytes).collect(Collectors.joining(", "))
          + (report.hasLeak() ? "; it grows" : ""));
    }
    streams.out().flush();
  }

  private static String counts(Map<String, Integer> counts) {
    return counts.entrySet().stream().sorted(Map.Entry.comparingByKey())
        .map(count -> count.getKey() + " " + count.getValue()).collect(Collectors.joining(", "));
  }

  private static String megabytes(long bytes) {
    return String.format(Locale.ROOT, "%.1f MB", bytes / MEGABYTE);
  }

  private static Map<String, Object> object(SoakReport report) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("games", report.games());
    object.put("moves", report.moves());
    object.put("endings", new TreeMap<>(report.endings()));
    object.put("forfeits", new TreeMap<>(report.forfeits()));
    object.put("late", report.lateMoves());
    object.put("latestMillis", report.longestDelay().toMillis());
    object.put("heap", report.heap());
    object.put("leaks", report.hasLeak());
    return object;
  }
}
