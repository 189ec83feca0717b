package org.variorum.app;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
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
    description = "Lets the engine play a game against itself and learn from that how much each thing counts. What it has "
        + "learnt is written beside the definition if it foretells games better that it has not learnt from; the exit "
        + "status tells whether it was.")
final class TuneCommand implements Callable<Integer> {

  private static final int NOTHING_LEARNT = 1;

  private final Streams streams;

  @Mixin private final GameChoice choice;

  @Option(names = "--games", paramLabel = "N",
      description = "games to play in each round; 0 learns from --positions alone (default ${DEFAULT-VALUE})") private int games =
          2_000;

  @Option(names = "--rounds", paramLabel = "N",
      description = "each round plays with what was learnt before (default ${DEFAULT-VALUE})") private int rounds =
          2;

  @Option(names = "--nodes", paramLabel = "N",
      description = "positions to look at for a move (default ${DEFAULT-VALUE})") private long nodes = 1_000;

  @Mixin private final SelfPlayOptions selfPlay = new SelfPlayOptions();

  @Option(names = "--positions", paramLabel = "FILE",
      description = "a file of training positions: they are learnt, too, and new ones are added to it") private Optional<
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
    LearntFile target = choice.learntFile(out, choice::weightsFile);
    Tuning.Plan plan =
        new Tuning.Plan(games, rounds, selfPlay.threads(), nodes, selfPlay.seed(), share.share(), target);
    Weights present = choice.experience().weights(game);
    List<List<TrainingPosition>> positions = known(game);
    Optional<AppendedFile> archive = games > 0 ? file.map(AppendedFile::new) : Optional.empty();
    try {
      // Ends a last line that an earlier run may have left incomplete.
      archive.ifPresent(to -> to.add("\n"));
      boolean learnt =
          new Tuning(streams, game, plan, choice.experience().parameters(game), present, positions, archive)
              .run();
      if (learnt && out.isEmpty()) {
        streams.out().println("whether it plays better too: variorum match " + choice.name()
            + " --b variorum:off=tuning --games 200 --movetime 50");
      }
      return learnt ? 0 : NOTHING_LEARNT;
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
          .usage("there is nothing to learn from: say --games, or --positions with a file");
    }
  }

  /** The training positions of the file, grouped by game. */
  private List<List<TrainingPosition>> known(Game game) {
    List<List<TrainingPosition>> known = new ArrayList<>();
    if (file.isPresent() && (games == 0 || Files.isRegularFile(file.get()))) {
      TrainingFilesOnDisk.read(game, file.get(), known::add);
    }
    return known;
  }
}
