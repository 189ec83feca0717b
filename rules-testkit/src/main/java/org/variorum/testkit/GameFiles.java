package org.variorum.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.guide.DirectoryPages;
import org.variorum.rules.guide.Guide;
import org.variorum.rules.guide.GuideReader;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.language.GameCard;
import org.variorum.testkit.TruthFiles.PerftTruth;

/** The games of the repository, which the build names in the system property {@code variorum.games}. */
public final class GameFiles {
  private static final Path DIRECTORY = Path.of(System.getProperty("variorum.games", "games"));
  private static final DirectoryLibrary LIBRARY = new DirectoryLibrary(DIRECTORY);

  private GameFiles() {}

  /** The ids of all games, sorted. */
  public static List<String> ids() {
    return LIBRARY.ids();
  }

  /** A game with the chosen options. */
  public static Definition definition(String id, List<String> options) {
    return new DefinitionReader(LIBRARY).read(id, options);
  }

  /** A definition that is no file; it may start from one of the games. */
  public static Definition read(String text) {
    return new DefinitionReader(LIBRARY).read("text.yaml", text, List.of());
  }

  /** The folder of definitions that only tests use. */
  public static Path compositions() {
    return DIRECTORY.toAbsolutePath().resolveSibling("rules-testkit/src/test/resources/compositions");
  }

  /** A definition that only tests use. */
  public static Definition composition(String id) {
    try {
      return new DefinitionReader(LIBRARY).read(id + ".yaml",
          Files.readString(compositions().resolve(id + ".yaml")), List.of());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What a list shows of a game. */
  public static GameCard card(String id) {
    return new DefinitionReader(LIBRARY).card(id);
  }

  /** The page of rules beside a game. */
  public static Guide guide(String id) {
    return new GuideReader(new DirectoryPages(DIRECTORY)).read(id);
  }

  /** The counts beside a game. */
  public static List<PerftTruth> perft(String id) throws IOException {
    return TruthFiles.perft(DIRECTORY.resolve(id).resolve("perft.txt"));
  }
}
