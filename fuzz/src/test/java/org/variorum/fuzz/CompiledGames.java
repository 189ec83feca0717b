package org.variorum.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.variorum.rules.game.Game;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.testkit.TruthFiles;
import org.variorum.testkit.TruthFiles.PerftTruth;

/** The games of the repository, each compiled once, on first use. */
final class CompiledGames {

  private static final Path DIRECTORY = Path.of(System.getProperty("variorum.games", "../games"));
  private static final DirectoryLibrary LIBRARY = new DirectoryLibrary(DIRECTORY);
  private static final List<String> IDS = LIBRARY.ids();

  /** Reads definitions that may start from one of the games. */
  static final DefinitionReader READER = new DefinitionReader(LIBRARY);

  private static final Map<String, Game> GAMES = new ConcurrentHashMap<>();
  /** One in this many games is a seed, fewer if every call is instrumented; with {@code variorum.deep} all are. */
  private static final int STEP =
      System.getenv("JAZZER_FUZZ") != null ? 24 : Boolean.getBoolean("variorum.deep") ? 1 : 6;

  private CompiledGames() {}

  /** Initialised once, on first use. */
  private static final class Names {
    static final Map<String, String> IDS_BY_NAME =
        IDS.stream().collect(Collectors.toMap(id -> READER.card(id).name(), id -> id));
  }

  /** The game of that name; any other text gives some game, as in {@link #of}. */
  static Game named(String name) {
    return of(Names.IDS_BY_NAME.getOrDefault(name, name));
  }

  /** The ids of the games that serve as seeds. */
  static List<String> ids() {
    return IntStream.range(0, IDS.size()).filter(index -> index % STEP == 0).mapToObj(IDS::get).toList();
  }

  /** The game with that id; any other text gives some game, always the same as long as none is added. */
  static Game of(String id) {
    return GAMES.computeIfAbsent(IDS.contains(id) ? id : IDS.get(Math.floorMod(id.hashCode(), IDS.size())),
        known -> Game.of(READER.read(known, List.of())));
  }

  /** The game of a definition that is in no file. */
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
      List<PerftTruth> truths = TruthFiles.perft(LIBRARY.folderOf(id).resolve("perft.txt"));
      return Stream.concat(Stream.of(of(id).start().fen()),
          truths.stream().filter(truth -> truth.options().isEmpty()).map(PerftTruth::fen)
              .flatMap(Optional::stream));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
