package org.variorum.app;

import java.util.List;
import org.variorum.rules.game.FenException;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.IllegalSetupException;
import org.variorum.rules.game.Position;
import org.variorum.rules.language.GameCard;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The game that a command is about, as the command line names it. */
final class GameChoice {

  private final Shelf shelf;

  @Parameters(index = "0", paramLabel = "GAME",
      description = "a game's id (\"variorum games\" lists them) or the path of a definition file") private String name =
          "";

  @Option(names = "--options", paramLabel = "OPTION", split = ",",
      description = "the game's options, separated by commas") private List<String> options = List.of();

  GameChoice(Shelf shelf) {
    this.shelf = shelf;
  }

  GameCard card() {
    return shelf.card(name);
  }

  Game game() {
    return shelf.game(name, options.stream().map(String::strip).filter(option -> !option.isEmpty()).toList());
  }

  /** The position of a FEN from the command line; {@code startpos} is the start. */
  static Position position(Game game, String fen) {
    if (fen.equals("startpos")) {
      return game.start();
    }
    try {
      return game.position(fen);
    } catch (FenException | IllegalSetupException e) {
      throw Complaint.usage(String.valueOf(e.getMessage()));
    }
  }
}
