package org.variorum.app;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.variorum.app.file.AppendedFile;
import org.variorum.app.json.JsonWriter;
import org.variorum.app.match.MatchReport;
import org.variorum.app.match.ProgressLine;
import org.variorum.app.option.AdjudicationOptions;
import org.variorum.app.option.Complaint;
import org.variorum.app.option.HelpOption;
import org.variorum.app.option.OpeningOptions;
import org.variorum.app.option.PaceOptions;
import org.variorum.engine.SearchLimits;
import org.variorum.lab.external.ConversationLog;
import org.variorum.lab.external.VariantNames;
import org.variorum.lab.match.Adjudication;
import org.variorum.lab.match.GameFailedException;
import org.variorum.lab.match.Match;
import org.variorum.lab.match.MatchPgn;
import org.variorum.lab.match.MatchPlan;
import org.variorum.lab.match.Openings;
import org.variorum.lab.match.Standing;
import org.variorum.lab.match.Termination;
import org.variorum.lab.player.Contender;
import org.variorum.lab.player.UnfitException;
import org.variorum.lab.roster.PlayerReader;
import org.variorum.lab.roster.PlayerSyntaxException;
import org.variorum.lab.statistics.Sprt;
import org.variorum.rules.game.Game;
import org.variorum.rules.notation.Pgn;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code variorum match}. */
@Command(name = "match", description = "Plays a match between two engines.",
    footer = {"", "A PLAYER is", "  variorum[:SETTING=VALUE,…]   this build's engine",
        "  uci:COMMAND[;OPTION=VALUE]…  a program that speaks UCI; also usi: and xboard:"})
final class MatchCommand implements Callable<Integer> {

  private final Streams streams;
  private final GameLocator locator;

  @Mixin private final GameChoice choice;

  @Option(names = "--a", paramLabel = "PLAYER", defaultValue = "variorum",
      description = "one engine (default ${DEFAULT-VALUE})") private String a = "variorum";

  @Option(names = "--b", paramLabel = "PLAYER", required = true,
      description = "the other engine") private String b = "";

  @Option(names = "--games", paramLabel = "N",
      description = "at most N games (default ${DEFAULT-VALUE})") private int games = 100;

  @Option(names = "--only", paramLabel = "N",
      description = "plays only game number N of the match, and prints it") private Optional<
          Integer> only = Optional.empty();

  @Option(names = "--concurrency", paramLabel = "N",
      description = "the number of games at a time (default: half the processors, here "
          + "${DEFAULT-VALUE})") private int concurrency =
              Math.max(1, Runtime.getRuntime().availableProcessors() / 2);

  @Mixin private final PaceOptions pace = new PaceOptions();

  @Mixin private final OpeningOptions openings = new OpeningOptions();

  @Mixin private final AdjudicationOptions adjudication = new AdjudicationOptions();

  @Option(names = "--sprt", paramLabel = "ELO0,ELO1[,ALPHA,BETA]", split = ",",
      description = "stops when a sequential probability ratio test decides whether A is stronger by ELO0 or "
          + "by ELO1") private List<
              Double> sprt = List.of();

  @Option(names = "--variant-name", paramLabel = "NAME",
      description = "the name of the game in other programs, if it is not the game's "
          + "id") private Optional<String> variant =
              Optional.empty();

  @Option(names = "--pgn", paramLabel = "FILE",
      description = "the file to which all games are appended") private Optional<Path> pgn = Optional.empty();

  @Option(names = "--log", paramLabel = "FILE",
      description = "the file to which all lines to and from programs are appended") private Optional<
          Path> log = Optional.empty();

  @Option(names = "--json", description = "prints the report as a JSON object") private boolean json;

  @Mixin private final HelpOption help = new HelpOption();

  MatchCommand(Streams streams, GameLocator locator) {
    this.streams = streams;
    this.locator = locator;
    choice = new GameChoice(locator);
  }

  @Override
  public Integer call() throws InterruptedException {
    Game game = choice.game();
    SearchLimits limits = pace.limits();
    checkNumbers();
    Openings gameOpenings = openings.openings(game, choice.experience(), streams.err()::println);
    Adjudication adjudicationRule = adjudication.adjudication();
    Optional<Sprt> test = sprt();
    Optional<AppendedFile> protocolLog = log.map(AppendedFile::new);
    Optional<AppendedFile> pgnFile = pgn.map(AppendedFile::new);
    try {
      PlayerReader reader =
          new PlayerReader(names(), choice.experience(),
              protocolLog.map(MatchCommand::conversationLog).orElse(ConversationLog.NONE));
      Contender first = contender(reader, a);
      Contender second = contender(reader, b);
      boolean haveSameName = first.name().equals(second.name());
      MatchPlan plan = new MatchPlan(game, haveSameName ? first.withName(first.name() + " A") : first,
          haveSameName ? second.withName(second.name() + " B") : second, games, limits, pace.margin(),
          adjudicationRule, gameOpenings, test);
      if (only.isPresent()) {
        playOnly(plan, only.get(), pgnFile);
      } else {
        play(plan, pgnFile);
      }
      return 0;
    } catch (GameFailedException e) {
      throw new IllegalStateException(e.getMessage() + "; --only " + e.number() + " plays it alone", e);
    } finally {
      try {
        protocolLog.ifPresent(AppendedFile::close);
      } finally {
        pgnFile.ifPresent(AppendedFile::close);
      }
    }
  }

  private VariantNames names() {
    return variant.<VariantNames>map(name -> game -> List.of(name)).orElseGet(() -> new OtherNames(locator));
  }

  private void checkNumbers() {
    if (games < 1 || concurrency < 1) {
      throw Complaint.usage("--games and --concurrency take numbers from 1 on");
    }
    if (only.isPresent() && (only.get() < 1 || only.get() > games)) {
      throw Complaint.usage("--only takes the number of a game, from 1 to " + games);
    }
  }

  private Optional<Sprt> sprt() {
    if (sprt.isEmpty()) {
      return Optional.empty();
    }
    if (sprt.size() != 2 && sprt.size() != 4) {
      throw Complaint.usage(
          "--sprt takes two differences in Elo and optionally two probabilities of error, such as 0,10,0.05,0.05");
    }
    boolean isDefault = sprt.size() == 2;
    try {
      return Optional.of(new Sprt(sprt.get(0), sprt.get(1), isDefault ? Sprt.USUAL_ERROR : sprt.get(2),
          isDefault ? Sprt.USUAL_ERROR : sprt.get(3)));
    } catch (IllegalArgumentException e) {
      throw Complaint.usage("--sprt: " + e.getMessage());
    }
  }

  private static Contender contender(PlayerReader reader, String text) {
    try {
      return reader.read(text);
    } catch (PlayerSyntaxException e) {
      throw Complaint.usage(String.valueOf(e.getMessage()));
    }
  }

  private static ConversationLog conversationLog(AppendedFile file) {
    return (program, direction, line) -> file.add(program
        + (direction == ConversationLog.Direction.TO_PROGRAM ? " < " : " > ") + line + "\n");
  }

  private void playOnly(MatchPlan plan, int number, Optional<AppendedFile> pgnFile)
      throws InterruptedException {
    try {
      String text = Pgn.write(pgnWriter(plan).pgn(plan.play(number)), locator.gameNames());
      pgnFile.ifPresent(file -> file.add(text + "\n"));
      streams.out().print(text);
      streams.out().flush();
    } catch (UnfitException e) {
      throw Complaint.usage(String.valueOf(e.getMessage()));
    }
  }

  private static MatchPgn pgnWriter(MatchPlan plan) {
    return new MatchPgn(plan.a().name(), plan.b().name(), plan.limits());
  }

  private void play(MatchPlan plan, Optional<AppendedFile> pgnFile) throws InterruptedException {
    MatchReport report = new MatchReport(plan.game() + ", " + pace.words(), plan.a().name(),
        plan.b().name(), plan.sprt());
    ProgressLine progress = new ProgressLine(streams.err(), streams.isOnTerminal());
    MatchPgn pgnWriter = pgnWriter(plan);
    Match match = new Match(plan, concurrency, (endedGame, standing) -> {
      pgnFile.ifPresent(file -> file.add(Pgn.write(pgnWriter.pgn(endedGame), locator.gameNames()) + "\n"));
      if (endedGame.playedGame().ending() instanceof Termination.Forfeit) {
        progress.note(report.forfeitLine(endedGame));
      }
      progress.show(report.line(plan.games(), standing));
    });
    try (GracefulStop gracefulStop = new GracefulStop(match::stop)) {
      Standing standing = match.run();
      progress.clear();
      print(report, standing);
    } catch (UnfitException e) {
      progress.clear();
      if (match.standing().games().size() > 0) {
        print(report, match.standing());
      }
      throw Complaint.usage(String.valueOf(e.getMessage()));
    }
  }

  private void print(MatchReport report, Standing standing) {
    if (json) {
      streams.out().println(JsonWriter.of(report.object(standing)));
    } else {
      report.lines(standing).forEach(streams.out()::println);
    }
    streams.out().flush();
  }
}
