package org.variorum.app;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.variorum.app.file.OutputFile;
import org.variorum.app.option.Complaint;
import org.variorum.engine.Experience;
import org.variorum.rules.game.Game;
import org.variorum.rules.language.GameCard;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The game and its options, from a command line. */
final class GameChoice {

  private final GameLocator locator;

  @Parameters(index = "0", paramLabel = "GAME",
      description = "a game's id (\"variorum games\" lists them) or the path of a definition file") private String name =
          "";

  @Option(names = "--options", paramLabel = "OPTION", split = ",",
      description = "the game's options, separated by commas") private List<String> options = List.of();

  GameChoice(GameLocator locator) {
    this.locator = locator;
  }

  GameCard card() {
    return locator.card(name);
  }

  Game game() {
    return locator.game(name, options());
  }

  /** The ids of the chosen options. */
  List<String> options() {
    return options.stream().map(String::strip).filter(option -> !option.isEmpty()).toList();
  }

  /** The name of the game on the command line. */
  String name() {
    return name;
  }

  /** The learnt data of the game, from the folder of its definition. */
  Experience experience() {
    return Experience.in(locator.directory(name));
  }

  /** The file of the learnt evaluation weights, in the folder of the definition; it need not exist. */
  Path weightsFile() {
    return Experience.weightsFile(locator.directory(name), game());
  }

  /** The file of the tuned search parameters, in the folder of the definition; it need not exist. */
  Path parametersFile() {
    return Experience.parametersFile(locator.directory(name), game());
  }

  /** The file of the neural network, in the folder of the definition; it need not exist. */
  Path networkFile() {
    return Experience.networkFile(locator.directory(name), game());
  }

  /**
   * Returns the output file for learnt data.
   *
   * @param out the file that the command line names; empty for {@code defaultFile}
   * @param defaultFile the file if the command line names none; valid only for the game without options
   */
  OutputFile learntFile(Optional<Path> out, Supplier<Path> defaultFile) {
    if (!options.isEmpty() && out.isEmpty()) {
      throw Complaint.usage("the default file is only for the game without options; with --options, name a "
          + "file by --out");
    }
    return OutputFile.of(out.orElseGet(defaultFile));
  }
}
