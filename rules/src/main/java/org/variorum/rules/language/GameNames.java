package org.variorum.rules.language;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.variorum.rules.definition.Definition;

/** What other programs call games: the file {@code names.properties} beside the definitions, which explains itself. */
public final class GameNames {

  /** No names but those of the definitions. */
  public static final GameNames NONE = new GameNames(new Properties());

  private static final String FILE = "names.properties";
  private static final String ANY_SQUARES = "chess960.";
  private static final String ANY_SQUARES_ENDING = "960";
  private static final String KNOWN_TO_XBOARD = "xboard.knows";
  private static final String READ = "variant.";
  private static final String WRITTEN = "written.";
  private static final String OPTIONAL_ENDING = "ending.optional";

  /** Names, in whatever letters, and keys with a point in them, which are none. */
  private final SortedMap<String, String> entries = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);

  private GameNames(Properties read) {
    read.stringPropertyNames().forEach(name -> entries.put(name, read.getProperty(name).strip()));
  }

  /** The names in a directory; none if there is no file that can be read, because games then go by their ids. */
  public static GameNames in(Path directory) {
    Properties read = new Properties();
    Path file = directory.resolve(FILE);
    if (Files.isRegularFile(file)) {
      try (Reader in = Files.newBufferedReader(file)) {
        read.load(in);
      } catch (IOException | IllegalArgumentException e) {
        read.clear();
      }
    }
    return new GameNames(read);
  }

  /**
   * The game and options that a name denotes.
   *
   * @param id a game
   * @param options the options with which it is played
   */
  public record Variant(String id, List<String> options) {

    public Variant {
      options = List.copyOf(options);
    }

    /** A game's id, or {@code ID@OPTION,OPTION}. */
    public static Variant of(String meaning) {
      String[] parts = meaning.split("@", 2);
      return new Variant(parts[0], parts.length == 1 ? List.of()
          : Arrays.stream(parts[1].split(",")).map(String::strip).filter(text -> !text.isEmpty()).toList());
    }
  }

  /** All names, sorted. */
  public List<String> all() {
    return entries.keySet().stream().filter(name -> !name.contains(".")).toList();
  }

  /** The names of a variant. */
  public List<String> of(String variant) {
    return all().stream().filter(name -> meaning(name).equals(variant)).toList();
  }

  /** The variant that a name stands for; a name that is not known stands for itself. */
  public String meaning(String name) {
    return entries.getOrDefault(name, name);
  }

  /** The variant that is like another, but that kings and rooks castle from any squares; empty if there is none. */
  public Optional<String> fromAnySquares(String variant) {
    return Optional.ofNullable(entries.get(ANY_SQUARES + meaning(variant)));
  }

  /** What stands behind a key that is no name; empty if there is none of it. */
  public Optional<String> usual(String key) {
    return Optional.ofNullable(entries.get(key));
  }

  public boolean isKnownToXBoard(String name) {
    return List.of(entries.getOrDefault(KNOWN_TO_XBOARD, "").split("\\s+")).contains(name);
  }

  /**
   * The variant that a record's tag names, in whatever letters, with whatever blanks and hyphens, with or without the ending that
   * the file names, or with <i>960</i> for castling from any squares.
   *
   * @param titles what games are called, by their ids
   */
  public Optional<Variant> named(String tag, Map<String, String> titles) {
    String wanted = key(tag);
    return meant(wanted, titles).or(() -> {
      String plain = without(ANY_SQUARES_ENDING, wanted);
      return plain.equals(wanted) || plain.isEmpty() ? Optional.empty()
          : meant(plain, titles).flatMap(this::fromAnySquares);
    }).map(Variant::of);
  }

  private Optional<String> meant(String wanted, Map<String, String> titles) {
    String ending = entries.getOrDefault(OPTIONAL_ENDING, "");
    return match(wanted, titles, "").or(() -> match(without(ending, wanted), titles, ending));
  }

  /** The variant with the wanted name; {@code ending} is ignored in its name, and {@code wanted} comes without it. */
  private Optional<String> match(String wanted, Map<String, String> titles, String ending) {
    Stream<Map.Entry<String, String>> names = entries.entrySet().stream()
        .filter(entry -> !entry.getKey().contains(".") || entry.getKey().startsWith(READ))
        .map(entry -> Map.entry(entry.getKey().replace(READ, ""), entry.getValue()));
    Stream<Map.Entry<String, String>> ids = titles.keySet().stream().map(id -> Map.entry(id, id));
    Stream<Map.Entry<String, String>> called =
        titles.entrySet().stream().map(entry -> Map.entry(entry.getValue(), entry.getKey()));
    return Stream.of(ids, names, called).flatMap(all -> all)
        .filter(entry -> !wanted.isEmpty() && without(ending, key(entry.getKey())).equals(wanted))
        .map(Map.Entry::getValue).findFirst();
  }

  private static String without(String ending, String text) {
    return text.endsWith(ending) ? text.substring(0, text.length() - ending.length()) : text;
  }

  /** A name in small letters and digits alone. */
  private static String key(String name) {
    return Normalizer.normalize(name, Normalizer.Form.NFKD).toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]",
        "");
  }

  /** What a record's tag calls the game of a definition: as other programs read it, else by its title. */
  public String written(Definition definition) {
    return entries.getOrDefault(WRITTEN + definition.title().id(), definition.title().name());
  }
}
