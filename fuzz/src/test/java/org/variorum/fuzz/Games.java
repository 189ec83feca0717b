package org.variorum.fuzz;

import static java.util.function.Function.identity;
import static java.util.stream.Collectors.toMap;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.variorum.rules.game.Game;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.testkit.TruthFiles;
import org.variorum.testkit.TruthFiles.PerftTruth;

/** The games of the repository, compiled once. */
final class Games {

  private static final Path DIRECTORY = Path.of(System.getProperty("variorum.games", "../games"));
  private static final DirectoryLibrary LIBRARY = new DirectoryLibrary(DIRECTORY);
  private static final List<String> IDS = LIBRARY.ids();

  /** Reads definitions that may start from one of the games. */
  static final DefinitionReader READER = new DefinitionReader(LIBRARY);

  private static final Map<String, Game> GAMES =
      IDS.stream().collect(toMap(identity(), id -> Game.of(READER.read(id, List.of()))));

  private Games() {}

  static List<String> ids() {
    return IDS;
  }

  /** The game with that id; any other text stands for some game, always the same as long as none is added. */
  static Game of(String id) {
    Game game = GAMES.get(id);
    return game != null ? game : GAMES.get(IDS.get(Math.floorMod(id.hashCode(), IDS.size())));
  }

  /** A definition that is no file. */
  static Game read(String text) {
    return Game.of(READER.read("text.yaml", text, List.of()));
  }

  /** A game's definition file. */
  static String text(String id) {
    return LIBRARY.text(id).orElseThrow();
  }

  /** Positions of a game: its start position, and those of its perft file. */
  static Stream<String> fens(String id) {
    try {
      List<PerftTruth> truths = TruthFiles.perft(LIBRARY.beside(id).resolve("perft.txt"));
      return Stream.concat(Stream.of(of(id).start().fen()),
          truths.stream().filter(truth -> truth.options().isEmpty()).map(PerftTruth::fen)
              .flatMap(Optional::stream));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
