package org.variorum.app;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.variorum.app.file.OutputFile;
import org.variorum.app.option.Complaint;
import org.variorum.app.option.HelpOption;
import org.variorum.app.option.SelfPlayOptions;
import org.variorum.engine.EngineSettings;
import org.variorum.engine.Experience;
import org.variorum.engine.SearchParameter;
import org.variorum.engine.SearchParameters;
import org.variorum.lab.learning.ParameterSearch;
import org.variorum.lab.match.Standing;
import org.variorum.lab.player.UnfitException;
import org.variorum.lab.statistics.Sprt;
import org.variorum.rules.game.Game;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code variorum tune-search}. */
@Command(name = "tune-search",
    description = "Fits the search parameters to a game: tests other reductions, margins and extensions in matches "
        + "of the engine against itself. Writes the parameters beside the definition if any are better than "
        + "before. The exit status is 0 if parameters were written.")
final class TuneSearchCommand implements Callable<Integer> {

  private static final int NOTHING_LEARNT = 1;

  private final Streams streams;

  @Mixin private final GameChoice choice;

  @Option(names = "--games", paramLabel = "N",
      description = "the maximum number of games of a test (default ${DEFAULT-VALUE})") private int games =
          400;

  @Option(names = "--rounds", paramLabel = "N",
      description = "the maximum number of passes over all parameters (default ${DEFAULT-VALUE})") private int rounds =
          2;

  @Option(names = "--nodes", paramLabel = "N",
      description = "the number of nodes for each move (default ${DEFAULT-VALUE})") private long nodes =
          4_000;

  @Option(names = "--gain", paramLabel = "ELO",
      description = "the gain that a test of a parameter looks for; it may miss smaller gains (default "
          + "${DEFAULT-VALUE})") private int gain = 40;

  @Mixin private final SelfPlayOptions selfPlay = new SelfPlayOptions();

  @Option(names = "--out", paramLabel = "FILE",
      description = "where to write the parameters (default: ID/search.txt beside the definition)") private Optional<
          Path> out = Optional.empty();

  @Mixin private final HelpOption help = new HelpOption();

  TuneSearchCommand(Streams streams, GameLocator locator) {
    this.streams = streams;
    choice = new GameChoice(locator);
  }

  @Override
  public Integer call() throws InterruptedException {
    if (games < 2 || rounds < 1 || nodes < 1) {
      throw Complaint.usage("--games takes numbers from 2 on, --rounds and --nodes from 1 on");
    }
    if (gain < 1 || gain > Sprt.MOST_ELO) {
      throw Complaint.usage("--gain takes Elo from 1 to " + Sprt.MOST_ELO + ", not " + gain);
    }
    ParameterSearch.Plan plan =
        new ParameterSearch.Plan(games, rounds, nodes, gain, selfPlay.seed());
    Game game = choice.game();
    OutputFile target = choice.learntFile(out, choice::parametersFile);
    Experience experience = choice.experience();
    SearchParameters startParameters =
        SearchParameters.estimate(game).overriddenBy(experience.parameters(game));
    say(game + ": matches of at most " + games + " games, " + nodes + " nodes a move; start values "
        + startParameters.text().strip().replace("\n", ", "));
    ParameterSearch search =
        new ParameterSearch(game, EngineSettings.DEFAULT.experience(experience), startParameters,
            plan, selfPlay.threads(), this::report);
    try (GracefulStop gracefulStop = new GracefulStop(search::stop)) {
      return write(game, startParameters, search.run(), target);
    } catch (UnfitException e) {
      throw Complaint.usage(String.valueOf(e.getMessage()));
    }
  }

  private int write(Game game, SearchParameters startParameters, SearchParameters bestParameters,
      OutputFile target) {
    if (bestParameters.equals(startParameters)) {
      say("nothing is written: no other value was significantly better");
      return NOTHING_LEARNT;
    }
    target.write(("# How the search is fitted to " + game + ": found out by matches (docs/tuning.md).\n"
        + bestParameters.text())
        .getBytes(StandardCharsets.UTF_8));
    say("written to " + target.path());
    return 0;
  }

  private void report(SearchParameter parameter, int oldValue, int newValue, Standing standing,
      boolean isBetter) {
    say(String.format(Locale.ROOT, "%s %d instead of %d: +%d =%d -%d, %.1f %%: %s", parameter.word(),
        newValue,
        oldValue,
        standing.wins(), standing.draws(), standing.losses(), 100 * standing.games().mean(),
        isBetter ? "better" : "not better"));
  }

  private void say(String line) {
    streams.out().println(line);
    streams.out().flush();
  }
}
