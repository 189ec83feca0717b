package org.variorum.app;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.variorum.app.file.OutputFile;
import org.variorum.app.match.ProgressLine;
import org.variorum.app.option.Complaint;
import org.variorum.app.option.HelpOption;
import org.variorum.app.option.ShareOption;
import org.variorum.engine.EngineSettings;
import org.variorum.engine.Technique;
import org.variorum.engine.network.Network;
import org.variorum.lab.learning.NetworkExamples;
import org.variorum.lab.learning.NetworkTrainer;
import org.variorum.rules.game.Game;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code variorum train}. */
@Command(name = "train",
    description = "Trains a network that corrects the engine's evaluation of a game, on training positions that "
        + "\"tune\" has stored. Writes the network beside the definition if it predicts the test games better than "
        + "the evaluation alone.")
final class TrainCommand implements Callable<Integer> {

  private static final int NOTHING_LEARNT = 1;
  /** The number of ranges of piece counts: one for the opening, one for the middlegame, two for the endgame. */
  private static final int BUCKETS = 4;

  private final Streams streams;

  @Mixin private final GameChoice choice;

  @Option(names = "--positions", paramLabel = "FILE", required = true,
      description = "a file of training positions") private Path file = Path.of("");

  @Option(names = "--hidden", paramLabel = "N",
      description = "the number of hidden units, a multiple of 32; a larger network needs more training positions "
          + "and time (default ${DEFAULT-VALUE})") private int hiddenUnits =
              32;

  @Option(names = "--epochs", paramLabel = "N",
      description = "the maximum number of passes over all training positions (default ${DEFAULT-VALUE})") private int epochs =
          10;

  @Mixin private final ShareOption share = new ShareOption();

  @Option(names = "--out", paramLabel = "FILE",
      description = "where to write the network (default: ID/network.bin beside the definition)") private Optional<
          Path> out = Optional.empty();

  @Mixin private final HelpOption help = new HelpOption();

  TrainCommand(Streams streams, GameLocator locator) {
    this.streams = streams;
    choice = new GameChoice(locator);
  }

  @Override
  public Integer call() {
    NetworkTrainer.Plan plan = plan();
    Game game = choice.game();
    OutputFile target = choice.learntFile(out, choice::networkFile);
    ProgressLine progress = new ProgressLine(streams.err(), streams.isOnTerminal());
    NetworkExamples examples = readExamples(game, progress);
    say(game + ", " + examples.size() + " training positions of " + examples.games() + " games", progress);
    if (examples.games() < NetworkTrainer.LEAST_GAMES) {
      say("nothing is written: at least " + NetworkTrainer.LEAST_GAMES + " games are needed", progress);
      return NOTHING_LEARNT;
    }
    Optional<Network> network = new NetworkTrainer(examples, plan,
        (epoch, training, validation) -> say(epochLine(epoch, training, validation), progress)).train();
    if (network.isEmpty()) {
      say("nothing is written: the network does not predict the test games better than the evaluation alone",
          progress);
      return NOTHING_LEARNT;
    }
    target.write(network.get().bytes());
    say("written to " + target.path(), progress);
    if (out.isEmpty()) {
      say("to see whether it also plays better: variorum match " + choice.name()
          + " --b variorum:off=network --games 200 --movetime 50", progress);
    }
    return 0;
  }

  private NetworkTrainer.Plan plan() {
    if (hiddenUnits < Network.LANES || hiddenUnits > Network.MOST_HIDDEN
        || hiddenUnits % Network.LANES != 0) {
      throw Complaint.usage("--hidden takes multiples of " + Network.LANES + " up to " + Network.MOST_HIDDEN
          + ", not " + hiddenUnits);
    }
    if (epochs < 1) {
      throw Complaint.usage("--epochs takes a number from 1 on, not " + epochs);
    }
    return new NetworkTrainer.Plan(hiddenUnits, epochs, share.share());
  }

  /**
   * The training examples. Their evaluation uses no network, because the new network learns to correct that evaluation.
   */
  private NetworkExamples readExamples(Game game, ProgressLine progress) {
    EngineSettings settings =
        EngineSettings.DEFAULT.experience(choice.experience()).withDisabled(Set.of(Technique.NETWORK));
    NetworkExamples examples = new NetworkExamples(game, settings, BUCKETS);
    TrainingFilesOnDisk.read(game, file, positions -> {
      examples.add(positions);
      progress.show(examples.size() + " training positions read");
    });
    return examples;
  }

  private static String epochLine(int epoch, double training, double validation) {
    String title = epoch == 0 ? "without a network" : "epoch " + epoch;
    return String.format(Locale.ROOT, "%s: training loss %.4f, validation loss %.4f", title, training,
        validation);
  }

  private void say(String line, ProgressLine progress) {
    progress.clear();
    streams.out().println(line);
    streams.out().flush();
  }
}
