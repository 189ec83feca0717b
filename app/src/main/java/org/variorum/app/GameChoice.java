package org.variorum.app;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.variorum.app.option.Complaint;
import org.variorum.engine.Experience;
import org.variorum.rules.game.Game;
import org.variorum.rules.language.GameCard;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The game that a command is about, as the command line names it. */
final class GameChoice {

  private final GameLocator shelf;

  @Parameters(index = "0", paramLabel = "GAME",
      description = "a game's id (\"variorum games\" lists them) or the path of a definition file") private String name =
          "";

  @Option(names = "--options", paramLabel = "OPTION", split = ",",
      description = "the game's options, separated by commas") private List<String> options = List.of();

  GameChoice(GameLocator shelf) {
    this.shelf = shelf;
  }

  GameCard card() {
    return shelf.card(name);
  }

  Game game() {
    return shelf.game(name, options.stream().map(String::strip).filter(option -> !option.isEmpty()).toList());
  }

  /** The game as the command line names it. */
  String name() {
    return name;
  }

  /** What has been learnt of the game, beside its definition. */
  Experience experience() {
    return Experience.in(shelf.directory(name));
  }

  /** Where its weights are or would be kept, beside its definition. */
  Path weightsFile() {
    return Experience.weightsFile(shelf.directory(name), game());
  }

  /** The file of the search parameters tuned for the game, beside its definition; it need not exist. */
  Path parametersFile() {
    return Experience.parametersFile(shelf.directory(name), game());
  }

  /** Where its network is or would be kept, beside its definition. */
  Path networkFile() {
    return Experience.networkFile(shelf.directory(name), game());
  }

  /**
   * Where to write what is learnt.
   *
   * @param out what the command line says
   * @param beside the place beside the definition, which is for the game without options
   */
  LearntFile learntFile(Optional<Path> out, Supplier<Path> beside) {
    if (!options.isEmpty() && out.isEmpty()) {
      throw Complaint.usage("the file beside the definition is for the game without options; say --out");
    }
    return LearntFile.at(out.orElseGet(beside));
  }
}
