package org.variorum.app;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.variorum.app.file.AppendedFile;
import org.variorum.app.file.OutputFile;
import org.variorum.app.option.Complaint;
import org.variorum.app.option.HelpOption;
import org.variorum.app.option.SelfPlayOptions;
import org.variorum.app.option.ShareOption;
import org.variorum.engine.evaluation.Weights;
import org.variorum.lab.learning.TrainingPosition;
import org.variorum.rules.game.Game;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code variorum tune}. */
@Command(name = "tune",
    description = "Fits the weights of the engine's evaluation to games that the engine plays against itself. "
        + "Writes the weights beside the definition if they predict the test games, which are not used for the "
        + "fit, better than before. The exit status is 0 if weights were written.")
final class TuneCommand implements Callable<Integer> {

  private static final int NOTHING_LEARNT = 1;

  private final Streams streams;

  @Mixin private final GameChoice choice;

  @Option(names = "--games", paramLabel = "N",
      description = "the number of games in each round; 0 to learn only from --positions (default ${DEFAULT-VALUE})") private int games =
          2_000;

  @Option(names = "--rounds", paramLabel = "N",
      description = "the number of rounds; each plays with the weights learnt so far (default ${DEFAULT-VALUE})") private int rounds =
          2;

  @Option(names = "--nodes", paramLabel = "N",
      description = "the number of nodes for each move (default ${DEFAULT-VALUE})") private long nodes =
          1_000;

  @Mixin private final SelfPlayOptions selfPlay = new SelfPlayOptions();

  @Option(names = "--positions", paramLabel = "FILE",
      description = "a file of training positions, which are also used for the fit; new training positions are added to it") private Optional<
          Path> file = Optional.empty();

  @Mixin private final ShareOption share = new ShareOption();

  @Option(names = "--out", paramLabel = "FILE",
      description = "where to write the weights (default: ID/weights.txt beside the definition)") private Optional<
          Path> out = Optional.empty();

  @Mixin private final HelpOption help = new HelpOption();

  TuneCommand(Streams streams, GameLocator locator) {
    this.streams = streams;
    choice = new GameChoice(locator);
  }

  @Override
  public Integer call() throws InterruptedException {
    checkNumbers();
    Game game = choice.game();
    OutputFile target = choice.learntFile(out, choice::weightsFile);
    Tuning.Plan plan =
        new Tuning.Plan(games, rounds, selfPlay.threads(), nodes, selfPlay.seed(), share.share(), target);
    Weights presentWeights = choice.experience().weights(game);
    List<List<TrainingPosition>> positions = knownPositions(game);
    Optional<AppendedFile> archive = games > 0 ? file.map(AppendedFile::new) : Optional.empty();
    try {
      // Ends a last line that an earlier run may have left incomplete.
      archive.ifPresent(archiveFile -> archiveFile.add("\n"));
      boolean hasLearnt =
          new Tuning(streams, game, plan, choice.experience().parameters(game), presentWeights, positions,
              archive)
              .run();
      if (hasLearnt && out.isEmpty()) {
        streams.out().println("to see whether it also plays better: variorum match " + choice.name()
            + " --b variorum:off=tuning --games 200 --movetime 50");
      }
      return hasLearnt ? 0 : NOTHING_LEARNT;
    } finally {
      archive.ifPresent(AppendedFile::close);
    }
  }

  private void checkNumbers() {
    if (games < 0 || rounds < 1 || nodes < 1) {
      throw Complaint.usage("--rounds and --nodes take numbers from 1 on, --games from 0 on");
    }
    if (games == 0 && file.isEmpty()) {
      throw Complaint
          .usage("there is nothing to learn from: give --games 1 or more, or --positions with a file");
    }
  }

  /** The training positions of the file, grouped by game. */
  private List<List<TrainingPosition>> knownPositions(Game game) {
    List<List<TrainingPosition>> known = new ArrayList<>();
    if (file.isPresent() && (games == 0 || Files.isRegularFile(file.get()))) {
      TrainingFilesOnDisk.read(game, file.get(), known::add);
    }
    return known;
  }
}
