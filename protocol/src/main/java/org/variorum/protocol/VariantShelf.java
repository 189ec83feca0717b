package org.variorum.protocol;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.game.FenException;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.IllegalSetupException;
import org.variorum.rules.game.UnplayableDefinitionException;
import org.variorum.rules.language.DefinitionException;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.language.GameCard;
import org.variorum.rules.language.Library;
import org.variorum.rules.language.Nearest;
import org.variorum.rules.language.Problem;

/**
 * The games that a program can choose from, by their variants' names: a game's id, or {@code ID@OPTION,OPTION} where the
 * game has options, or a name by which other programs know it. A definition is read when somebody asks for it.
 */
public final class VariantShelf {

  /** The file beside the definitions with the names that other programs use. */
  private static final String NAMES = "names.properties";
  private static final String ENDING = ".yaml";

  private static final String KNOWN_TO_XBOARD = "xboard.knows";
  private static final int KEPT = 4;

  private final Map<String, String> otherNames;
  private final Map<Usual, String> usuals = new EnumMap<>(Usual.class);
  private final Set<String> knownToXBoard;
  /** The games compiled last, by the hashes of their definitions. */
  private final Map<String, Game> compiled = new LinkedHashMap<>();
  private Library library;

  /** The definitions of a directory, under the names that it gives them. */
  public VariantShelf(Path directory) {
    library = new DirectoryLibrary(directory);
    otherNames = names(directory.resolve(NAMES));
    knownToXBoard = Set.of(otherNames.getOrDefault(KNOWN_TO_XBOARD, "").split("\\s+"));
    for (Usual usual : Usual.values()) {
      Optional.ofNullable(otherNames.get(usual.key)).ifPresent(name -> usuals.put(usual, name));
    }
    otherNames.keySet().removeIf(name -> name.contains("."));
  }

  /** What is played before anybody has chosen a game. */
  public enum Usual {
    /** As XBoard calls it; UCI has no word for it. */
    NORMAL("normal"),
    /** By USI. */
    USI("usi.plays");

    private final String key;

    Usual(String key) {
      this.key = key;
    }
  }

  /** What became of a wish. */
  public sealed interface Answer {

    /** The game, under the name that was asked for. */
    record Found(String name, Game game) implements Answer {}

    /** Why there is none, at least a line. */
    record Refused(List<String> reasons) implements Answer {
      public Refused {
        reasons = List.copyOf(reasons);
      }
    }
  }

  private static Map<String, String> names(Path file) {
    Properties read = new Properties();
    if (Files.isRegularFile(file)) {
      try (Reader in = Files.newBufferedReader(file)) {
        read.load(in);
      } catch (IOException | IllegalArgumentException e) {
        // Without it games go by their ids.
        read.clear();
      }
    }
    Map<String, String> names = new TreeMap<>();
    read.stringPropertyNames().forEach(name -> names.put(name, read.getProperty(name).strip()));
    return names;
  }

  /** The ids of all games, sorted. */
  public List<String> ids() {
    return library.ids();
  }

  /**
   * The names that are quickly said: ids, and the names that other programs use. No definition is read for that, so options
   * are not among them; {@link #variants} tells those of a game.
   */
  public List<String> names() {
    return Stream.concat(library.ids().stream(), otherNames.keySet().stream()).toList();
  }

  /** What other programs call a variant besides its own name. */
  public List<String> otherNames(String variant) {
    return otherNames.entrySet().stream().filter(name -> name.getValue().equals(variant))
        .map(Map.Entry::getKey)
        .toList();
  }

  /** The variants of a game by its id: as it is, and with each of its options. */
  public List<String> variants(String id) {
    try {
      List<GameCard.Option> options = new DefinitionReader(library).card(id).options();
      return Stream.concat(Stream.of(id), options.stream().map(option -> id + "@" + option.id())).toList();
    } catch (DefinitionException | UncheckedIOException e) {
      // Whoever chooses it is told what is wrong.
      return List.of(id);
    }
  }

  /** The variant to begin with; empty if there is none at all. */
  public Optional<String> usual(Usual usual) {
    return Optional.ofNullable(usuals.get(usual)).or(() -> library.ids().stream().findFirst());
  }

  /** Whether XBoard itself knows the rules of a variant, so that it need not be told of them. */
  public boolean isKnownToXBoard(String name) {
    return knownToXBoard.contains(name);
  }

  /** The game of a variant's name. */
  public Answer find(String name) {
    String[] parts = otherNames.getOrDefault(name, name).split("@", 2);
    List<String> options = parts.length == 1 ? List.of()
        : Arrays.stream(parts[1].split(",")).map(String::strip).filter(text -> !text.isEmpty()).toList();
    try {
      if (library.text(parts[0]).isEmpty()) {
        return new Answer.Refused(List.of(unknown(name)));
      }
      return compile(name, parts[0], options);
    } catch (UncheckedIOException e) {
      return new Answer.Refused(
          List.of(parts[0] + ENDING + ":1:1: the file cannot be read as text in UTF-8"));
    }
  }

  private Answer compile(String name, String id, List<String> options) {
    DefinitionReader reader = new DefinitionReader(library);
    try {
      List<String> known = reader.card(id).options().stream().map(GameCard.Option::id).toList();
      Optional<String> strange = options.stream().filter(option -> !known.contains(option)).findFirst();
      if (strange.isPresent()) {
        return new Answer.Refused(List.of("there is no option \"" + Shown.text(strange.get()) + "\" of " + id
            + (known.isEmpty() ? "; it has none" : "; it has " + String.join(", ", known))));
      }
      return new Answer.Found(name, compile(reader.read(id, options)));
    } catch (DefinitionException e) {
      return new Answer.Refused(e.problems().stream().map(Problem::toString).toList());
    } catch (UnplayableDefinitionException e) {
      return new Answer.Refused(e.reasons().stream().map(reason -> id + ENDING + ":1:1: " + reason).toList());
    } catch (IllegalSetupException | FenException e) {
      return new Answer.Refused(List.of(id + ENDING + ":1:1: the start position: " + e.getMessage()));
    }
  }

  /** The game of a definition: the same object as before, if it is one of those chosen last and has not changed. */
  private Game compile(Definition definition) {
    String hash = definition.title().hash();
    Game known = compiled.remove(hash);
    Game game = known != null ? known : Game.of(definition);
    compiled.put(hash, game);
    if (compiled.size() > KEPT) {
      compiled.remove(compiled.keySet().iterator().next());
    }
    return game;
  }

  private String unknown(String name) {
    String nearest =
        Nearest.to(Shown.text(name), names()).map(near -> "; did you mean " + near + "?").orElse("");
    return "there is no game \"" + Shown.text(name) + "\"" + nearest;
  }

  /**
   * Adds a definition file, or all of a folder; they may start from those that are there already, and go before those of
   * the same id.
   *
   * @return what is wrong with them, a problem a line, each with file, line and column; what has problems is added, too, and
   *     refused when asked for
   */
  public List<String> add(String path) {
    try {
      Path place = Path.of(path);
      if (Files.isDirectory(place)) {
        return add(new DirectoryLibrary(place));
      }
      String file = String.valueOf(place.getFileName());
      String id = file.endsWith(ENDING) ? file.substring(0, file.length() - ENDING.length()) : file;
      if (!Files.isRegularFile(place) || !file.endsWith(ENDING) || !Library.isId(id)) {
        return List.of("there is no folder and no definition file \"" + Shown.text(path)
            + "\"; its name would be of small letters, digits and hyphens, and end with " + ENDING);
      }
      Path folder = Optional.ofNullable(place.toAbsolutePath().getParent()).orElse(place);
      return add(only(id, new DirectoryLibrary(folder)));
    } catch (InvalidPathException e) {
      return List.of("no file can have the name \"" + Shown.text(path) + "\"");
    }
  }

  /** A library of which one game is offered; that may start from any of the others. */
  private static Library only(String id, Library others) {
    return new Library() {
      @Override
      public Optional<String> text(String wanted) {
        return others.text(wanted);
      }

      @Override
      public List<String> ids() {
        return List.of(id);
      }
    };
  }

  private List<String> add(Library more) {
    library = more.or(library);
    List<String> problems = new ArrayList<>();
    if (more.ids().isEmpty()) {
      problems.add("there is no definition file there");
    }
    for (String id : more.ids()) {
      variants(id).stream().map(this::find).forEach(answer -> {
        if (answer instanceof Answer.Refused refused) {
          refused.reasons().stream().filter(reason -> !problems.contains(reason)).forEach(problems::add);
        }
      });
    }
    return problems;
  }
}
