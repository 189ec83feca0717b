package org.variorum.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.FileProblem;
import org.variorum.rules.definition.Severity;
import org.variorum.rules.game.Game;
import org.variorum.rules.guide.DirectoryPages;
import org.variorum.rules.guide.Guide;
import org.variorum.rules.guide.GuideReader;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.language.GameCard;
import org.variorum.testkit.TruthFiles.PerftTruth;
import org.variorum.testkit.laws.Variant;

/** Access to the games of the repository. The system property {@code variorum.games} names their directory. */
public final class GameFiles {
  private static final Path DIRECTORY = Path.of(System.getProperty("variorum.games", "games"));
  private static final DirectoryLibrary LIBRARY = new DirectoryLibrary(DIRECTORY);
  private static final DefinitionReader READER = new DefinitionReader(LIBRARY);

  /** The definitions read so far, by id and options. */
  private static final ConcurrentMap<List<Object>, Definition> DEFINITIONS = new ConcurrentHashMap<>();
  private static final ConcurrentMap<String, List<Variant>> VARIANTS = new ConcurrentHashMap<>();

  private GameFiles() {}

  /** The ids of all games, sorted. */
  public static List<String> ids() {
    return LIBRARY.ids();
  }

  /**
   * The ids of the games that long tests use, sorted. With the property {@code variorum.deep}, the ids of all games.
   */
  public static List<String> sample() {
    return Boolean.getBoolean("variorum.deep") ? ids() : SampleHolder.IDS;
  }

  /** Holder that computes the sample once, at the first call of {@link #sample}. */
  private static final class SampleHolder {
    static final List<String> IDS = GameSample.of(LIBRARY);
  }

  /** The ids of the games that have a page of rules, sorted. */
  public static List<String> idsWithGuide() {
    return ids().stream().filter(id -> new DirectoryPages(DIRECTORY).text(id).isPresent()).toList();
  }

  /** The ids of the games of a family, sorted. */
  public static List<String> idsOfFamily(String family) {
    return ids().stream().filter(id -> LIBRARY.family(id).id().equals(family)).toList();
  }

  /** The definitions of some games: for each game one without options, and one with each single option. */
  public static List<Variant> variants(List<String> ids) {
    return ids.stream().flatMap(id -> VARIANTS
        .computeIfAbsent(id, _ -> Variant.of(List.of(id), READER)).stream()).toList();
  }

  /** The definition of a game with the given options. */
  public static Definition definition(String id, List<String> options) {
    return DEFINITIONS.computeIfAbsent(List.of(id, options),
        _ -> READER.read(id, options));
  }

  /** The compiled game of a definition with options, which all tests share. */
  public static Game game(String id, List<String> options) {
    return new Variant(id, definition(id, options)).game();
  }

  /** Reads a definition that is not a file. The definition may extend one of the games. */
  public static Definition read(String text) {
    return READER.read("text.yaml", text, List.of());
  }

  /** The errors of a definition that is not a file, in the order of its lines. Empty if the definition is valid. */
  public static List<FileProblem> errors(String text) {
    return READER.check("text.yaml", text, Game::flaws).stream()
        .filter(problem -> problem.severity() == Severity.ERROR).toList();
  }

  /** The folder of definitions that only tests use. */
  public static Path compositionFolder() {
    return DIRECTORY.toAbsolutePath().resolveSibling("rules-testkit/src/test/resources/compositions");
  }

  /** Reads a definition that only tests use. */
  public static Definition composition(String id) {
    try {
      return READER.read(id + ".yaml",
          Files.readString(compositionFolder().resolve(id + ".yaml")), List.of());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The entry of a game in lists of games. */
  public static GameCard card(String id) {
    return READER.card(id);
  }

  /** The page of rules beside a game. */
  public static Guide guide(String id) {
    return new GuideReader(new DirectoryPages(DIRECTORY)).read(id);
  }

  /** The file of a game's definition. */
  public static Path definitionFile(String id) {
    return LIBRARY.folderOf(id).resolveSibling(id + ".yaml");
  }

  /** The path of a file beside a game's definition, whether or not the file exists. */
  public static Path fileBeside(String id, String name) {
    return LIBRARY.folderOf(id).resolve(name);
  }

  /** The perft counts in the folder of a game. */
  public static List<PerftTruth> perft(String id) throws IOException {
    return TruthFiles.perft(fileBeside(id, "perft.txt"));
  }
}
