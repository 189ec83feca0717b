package org.variorum.protocol;

import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.variorum.engine.Experience;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.DefinitionException;
import org.variorum.rules.definition.DefinitionKey;
import org.variorum.rules.definition.FileProblem;
import org.variorum.rules.definition.UnplayableDefinitionException;
import org.variorum.rules.game.Game;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.language.GameCard;
import org.variorum.rules.language.GameNames;
import org.variorum.rules.language.Library;
import org.variorum.rules.position.FenException;
import org.variorum.rules.position.IllegalSetupException;
import org.variorum.rules.text.Nearest;

/**
 * The games that a protocol offers, by variant name. A variant name is a game's id, {@code ID@OPTION,OPTION} for a game
 * with options, or a name that other programs use. Reads each definition on demand.
 */
public final class VariantCatalog {

  private static final String FILE_ENDING = ".yaml";
  private static final int MAX_COMPILED = 4;

  private final Experience experience;
  private final GameNames otherNames;
  /** The last chosen games, by the hash of the definition, from the least to the most recently chosen game. */
  private final Map<String, Game> compiled = new LinkedHashMap<>();
  private Library library;

  /** Offers the definitions of a directory, under their ids and the names in the directory's file of game names. */
  public VariantCatalog(Path directory) {
    library = new DirectoryLibrary(directory);
    experience = Experience.in(directory);
    otherNames = library.names();
  }

  /** The result of looking up a variant name. */
  public sealed interface Answer {

    /** The compiled game, under the requested name. */
    record Found(String name, Game game) implements Answer {}

    /** The reasons why there is no such game: at least one line. */
    record Refused(List<String> reasons) implements Answer {
      public Refused {
        reasons = List.copyOf(reasons);
      }
    }
  }

  /** The learnt evaluation data of the games. */
  public Experience experience() {
    return experience;
  }

  /** The ids of all games, sorted. */
  public List<String> ids() {
    return library.ids();
  }

  /**
   * The ids of all games, and the names that other programs use. Reads no definition, so that games with options are
   * not listed; see {@link #variants}.
   */
  public List<String> names() {
    return Stream.concat(library.ids().stream(), otherNames.all().stream()).toList();
  }

  /** The {@link #names() names} of the games with a matching definition. Reads each definition once. */
  public List<String> names(Predicate<Definition> filter) {
    Map<String, Boolean> matches = new HashMap<>();
    return names().stream().filter(name -> matches.computeIfAbsent(otherNames.variant(name),
        _ -> definition(name).filter(filter).isPresent())).toList();
  }

  /** The names that other programs use for a variant. */
  public List<String> otherNames(String variant) {
    return otherNames.of(variant);
  }

  /** The variant with the same rules in which kings and rooks castle from any squares; empty if there is none. */
  Optional<String> castlingFromAnySquares(String variant) {
    return otherNames.castlingFromAnySquares(variant);
  }

  /** The variants of a game: the id without options, and the id with each single option. */
  public List<String> variants(String id) {
    try {
      List<GameCard.Option> options = new DefinitionReader(library).card(id).options();
      return Stream.concat(Stream.of(id), options.stream().map(option -> id + "@" + option.id())).toList();
    } catch (DefinitionException | UncheckedIOException e) {
      // The problems are reported when the game is chosen.
      return List.of(id);
    }
  }

  /** The variant to play until one is chosen; empty if there are no games. */
  public Optional<String> defaultVariant(DefaultVariant variant) {
    return otherNames.setting(variant.key()).or(() -> library.ids().stream().findFirst());
  }

  /** Whether XBoard itself knows the rules of a variant, so that they need not be sent to it. */
  public boolean isKnownToXBoard(String name) {
    return otherNames.isKnownToXBoard(name);
  }

  /** Reads the definition of a variant, which is faster than compiling the game; empty if none can be read. */
  public Optional<Definition> definition(String name) {
    GameNames.Variant variant = GameNames.Variant.of(otherNames.variant(name));
    try {
      return library.text(variant.id())
          .map(_ -> new DefinitionReader(library).read(variant.id(), variant.options()));
    } catch (DefinitionException | UncheckedIOException e) {
      return Optional.empty();
    }
  }

  /** Finds and compiles the game of a variant name. */
  public Answer find(String name) {
    GameNames.Variant variant = GameNames.Variant.of(otherNames.variant(name));
    try {
      if (library.text(variant.id()).isEmpty()) {
        return new Answer.Refused(List.of(unknownGame(name)));
      }
      return compile(name, variant.id(), variant.options());
    } catch (UncheckedIOException e) {
      return new Answer.Refused(
          List.of(variant.id() + FILE_ENDING + ":1:1: the file cannot be read as text in UTF-8"));
    }
  }

  private Answer compile(String name, String id, List<String> options) {
    DefinitionReader reader = new DefinitionReader(library);
    try {
      List<String> optionIds = reader.card(id).options().stream().map(GameCard.Option::id).toList();
      Optional<String> unknownOption =
          options.stream().filter(option -> !optionIds.contains(option)).findFirst();
      if (unknownOption.isPresent()) {
        return new Answer.Refused(
            List.of(id + " has no option \"" + SafeText.text(unknownOption.get()) + "\""
                + (optionIds.isEmpty() ? "; it has no options"
                    : "; its options are " + String.join(", ", optionIds))));
      }
      return new Answer.Found(name, compile(reader.read(id, options)));
    } catch (DefinitionException e) {
      return refused(e.problems());
    } catch (UnplayableDefinitionException | IllegalSetupException | FenException e) {
      return refused(reader.check(id, options, Game::flaws));
    }
  }

  private static Answer refused(List<FileProblem> problems) {
    return new Answer.Refused(problems.stream().map(FileProblem::toString).toList());
  }

  /** Compiles a definition, or returns the same object as before if the unchanged game was chosen recently. */
  private Game compile(Definition definition) {
    String hash = definition.title().hash();
    Game known = compiled.remove(hash);
    Game game = known != null ? known : Game.of(definition);
    compiled.put(hash, game);
    if (compiled.size() > MAX_COMPILED) {
      compiled.remove(compiled.keySet().iterator().next());
    }
    return game;
  }

  private String unknownGame(String name) {
    String nearest =
        Nearest.to(SafeText.text(name), names()).map(near -> "; did you mean " + near + "?").orElse("");
    return "there is no game \"" + SafeText.text(name) + "\"" + nearest;
  }

  /**
   * Adds a definition file, or all definition files of a folder. Added definitions may extend games of this catalogue,
   * and replace games with the same id.
   *
   * @return the problems of the definitions, one a line, each with file, line and column; a definition with problems is
   *     also added, and refused when it is chosen
   */
  public List<String> add(String path) {
    try {
      Path location = Path.of(path);
      if (Files.isDirectory(location)) {
        return add(new DirectoryLibrary(location));
      }
      String file = String.valueOf(location.getFileName());
      String id = file.endsWith(FILE_ENDING) ? file.substring(0, file.length() - FILE_ENDING.length()) : file;
      if (!Files.isRegularFile(location) || !file.endsWith(FILE_ENDING) || !DefinitionKey.isName(id)) {
        return List.of("there is no folder or definition file \"" + SafeText.text(path)
            + "\"; a definition file has a name of small letters, digits and hyphens, and ends with "
            + FILE_ENDING);
      }
      Path folder = Optional.ofNullable(location.toAbsolutePath().getParent()).orElse(location);
      return add(libraryOf(id, new DirectoryLibrary(folder)));
    } catch (InvalidPathException e) {
      return List.of("no file can have the name \"" + SafeText.text(path) + "\"");
    }
  }

  /** Returns a library that offers one game of {@code others}, which may extend any game of {@code others}. */
  private static Library libraryOf(String id, Library others) {
    return new Library() {
      @Override
      public Optional<String> text(String requestedId) {
        return others.text(requestedId);
      }

      @Override
      public List<String> ids() {
        return List.of(id);
      }
    };
  }

  private List<String> add(Library added) {
    library = added.or(library);
    List<String> problems = new ArrayList<>();
    if (added.ids().isEmpty()) {
      problems.add("the folder contains no definition file");
    }
    for (String id : added.ids()) {
      variants(id).stream().map(this::find).forEach(answer -> {
        if (answer instanceof Answer.Refused refused) {
          refused.reasons().stream().filter(reason -> !problems.contains(reason)).forEach(problems::add);
        }
      });
    }
    return problems;
  }
}
