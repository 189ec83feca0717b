package org.variorum.app;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.variorum.app.option.Complaint;
import org.variorum.app.text.WordSuggestion;
import org.variorum.app.variants.NamedGames;
import org.variorum.engine.Experience;
import org.variorum.protocol.VariantCatalog;
import org.variorum.rules.card.SpecialWords;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.DefinitionException;
import org.variorum.rules.definition.FileProblem;
import org.variorum.rules.definition.UnplayableDefinitionException;
import org.variorum.rules.game.Game;
import org.variorum.rules.guide.DirectoryPages;
import org.variorum.rules.guide.Pages;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.language.GameCard;
import org.variorum.rules.language.GameNames;
import org.variorum.rules.language.Library;
import org.variorum.rules.notation.RecordedGames;
import org.variorum.rules.position.FenException;
import org.variorum.rules.position.IllegalSetupException;

/** Locator of games, by id in the directory of built-in games, or by the path of a definition file. */
final class GameLocator {

  private final Path directory;
  private final Library library;
  private final DefinitionReader libraryReader;

  GameLocator(Path directory) {
    this.directory = directory;
    library = new DirectoryLibrary(directory);
    libraryReader = new DefinitionReader(library);
  }

  /** The locator for the directory that the start script names, by default {@code games} in the working directory. */
  static GameLocator standard() {
    return new GameLocator(Path.of(System.getProperty("variorum.games", "games")));
  }

  /**
   * A definition's text, and its reader.
   *
   * @param file the file name for error messages
   * @param library the definitions that this one may extend
   * @param reader a reader with that library
   */
  private record Source(String file, String text, Library library, DefinitionReader reader) {}

  /** The folder of the built-in games. */
  Path directory() {
    return directory;
  }

  /** The ids of the built-in games, sorted. */
  List<String> ids() {
    return library.ids();
  }

  /** The learnt data of the built-in games. */
  Experience experience() {
    return Experience.in(directory);
  }

  /** The built-in games, by the names that protocols use. */
  VariantCatalog variants() {
    return new VariantCatalog(directory);
  }

  /** The built-in games, with the names that other programs use. */
  NamedGames namedGames() {
    VariantCatalog variants = variants();
    return new NamedGames(library, variants::otherNames);
  }

  /** The names that other programs use for the built-in games. */
  GameNames gameNames() {
    return library.names();
  }

  /** The file with these names, if there is one: its text by its path in the directory. */
  Map<String, String> namesFile() {
    Path file = directory.resolve(DirectoryLibrary.NAMES);
    return Files.isRegularFile(file) ? Map.of(DirectoryLibrary.NAMES, read(DirectoryLibrary.NAMES, file))
        : Map.of();
  }

  /**
   * Returns a finder for the games of PGN records.
   *
   * @param defaultGame the game of records without a game's name
   */
  RecordedGames recordedGames(Game defaultGame) {
    return new RecordedGames(new RecordedGames.Offer() {
      @Override
      public Map<String, String> titles() {
        return ids().stream().collect(Collectors.toMap(id -> id, id -> card(id).name()));
      }

      @Override
      public Optional<Game> game(String id, List<String> options) {
        try {
          return Optional.of(GameLocator.this.game(id, options));
        } catch (Complaint e) {
          return Optional.empty();
        }
      }
    }, gameNames(), Optional.of(defaultGame));
  }

  /** The card of a game: its name, family and options, as lists of games show them. */
  GameCard card(String name) {
    Source source = source(name);
    try {
      return isBuiltIn(name) ? source.reader().card(name)
          : source.reader().card(source.file(), source.text());
    } catch (DefinitionException e) {
      throw invalidDefinition(e.problems());
    }
  }

  /** The other names of a built-in game and the words for its special rules; empty if its definition is invalid. */
  List<String> searchWords(String id) {
    try {
      Definition definition = libraryReader.read(id, List.of());
      List<String> words = new ArrayList<>(definition.title().otherNames());
      words.addAll(SpecialWords.of(definition));
      return words;
    } catch (DefinitionException | UnplayableDefinitionException e) {
      return List.of();
    }
  }

  /** Compiles a game with options. The name is the id of a built-in game or the path of a definition file. */
  Game game(String name, List<String> options) {
    Source source = source(name);
    try {
      GameCard card = source.reader().card(source.file(), source.text());
      for (String option : options) {
        if (card.options().stream().noneMatch(known -> known.id().equals(option))) {
          throw Complaint.usage(unknownOptionMessage(card, option));
        }
      }
      return compile(source, options);
    } catch (DefinitionException e) {
      throw invalidDefinition(e.problems());
    }
  }

  private static String unknownOptionMessage(GameCard card, String option) {
    List<String> ids = card.options().stream().map(GameCard.Option::id).toList();
    return card.name() + " has no option \"" + option + "\"; "
        + (ids.isEmpty() ? "it has no options: leave --options out"
            : "its options are " + String.join(", ", ids));
  }

  /** The texts of a definition and of those on which it depends, by id. */
  Map<String, String> texts(String name) {
    Source source = source(name);
    String id = card(name).id();
    return new DefinitionReader(Library.of(Map.of(id, source.text())).or(source.library())).sources(id);
  }

  /** The rules pages of a game and of those that it may include: pages beside its definition, and those built in. */
  Pages pages(String name) {
    String own = card(name).id();
    Pages beside = new DirectoryPages(directory(name));
    Pages builtIn = new DirectoryPages(directory);
    return id -> id.equals(own) ? beside.text(id) : beside.text(id).or(() -> builtIn.text(id));
  }

  /** All problems of a definition file, including hints; empty if there are none. */
  List<FileProblem> problems(String name) {
    Source source = source(name);
    return source.reader().check(source.file(), source.text(), Game::flaws);
  }

  private static Game compile(Source source, List<String> options) {
    Definition definition = source.reader().read(source.file(), source.text(), options);
    try {
      return Game.of(definition);
    } catch (UnplayableDefinitionException | IllegalSetupException | FenException e) {
      throw invalidDefinition(source.reader().check(source.file(), source.text(), options, Game::flaws));
    }
  }

  private static Complaint invalidDefinition(List<FileProblem> problems) {
    return Complaint.content(problems.stream().map(FileProblem::toString).toList());
  }

  /** Whether a name is the id of a built-in game. Such a name is never taken for a path. */
  private boolean isBuiltIn(String name) {
    return library.text(name).isPresent();
  }

  private Source source(String name) {
    Optional<String> text = library.text(name);
    if (text.isPresent()) {
      return new Source(name + ".yaml", text.get(), library, libraryReader);
    }
    Path file = path(name);
    if (!Files.isRegularFile(file)) {
      throw Complaint.usage(missingGameMessage(name));
    }
    Library neighbours = new DirectoryLibrary(directory(name)).or(library);
    return new Source(name, read(name, file), neighbours, new DefinitionReader(neighbours));
  }

  /** The directory of a game's definition file. */
  Path directory(String name) {
    return isBuiltIn(name) ? directory
        : Optional.ofNullable(path(name).toAbsolutePath().getParent()).orElse(directory);
  }

  private static Path path(String name) {
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw Complaint.usage("no game and no file can have that name; \"variorum games\" lists the games");
    }
  }

  private static String read(String name, Path file) {
    if (Files.isDirectory(file)) {
      throw Complaint.usage(name + " is a folder; name a definition file in it");
    }
    try {
      return Files.readString(file);
    } catch (CharacterCodingException e) {
      throw Complaint.content(List.of(name + ":1:1: the file is not text in UTF-8"));
    } catch (IOException e) {
      throw Complaint.usage("cannot read " + name + "; is it a definition file that you may read?");
    }
  }

  private String missingGameMessage(String name) {
    String nearest =
        new WordSuggestion(library.ids()).nearest(name).map(id -> "did you mean " + id + "? ").orElse("");
    return "no game and no file \"" + WordSuggestion.printable(name) + "\"; " + nearest
        + "\"variorum games\" lists the games";
  }
}
