package org.variorum.rules.language;

import java.io.IOException;
import java.io.StringReader;
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
import org.variorum.rules.platform.Accents;

/**
 * The names that other programs use for games, from the file {@code names.properties} beside the definitions. Comments
 * in that file explain its format.
 */
public final class GameNames {

  /** No names, so that only the ids and titles of definitions denote games. */
  public static final GameNames NONE = new GameNames(new Properties());

  // The keys of settings, and their prefixes, as the comments in names.properties explain them.
  private static final String ANY_SQUARES_PREFIX = "chess960.";
  private static final String ANY_SQUARES_ENDING = "960";
  private static final String KNOWN_TO_XBOARD = "xboard.knows";
  private static final String READ_PREFIX = "variant.";
  private static final String WRITTEN_PREFIX = "written.";
  private static final String OPTIONAL_ENDING_KEY = "ending.optional";

  /** The values of the file by key, in any case. A key with a point is a setting; another key is a name of a game. */
  private final SortedMap<String, String> entries = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);

  private GameNames(Properties properties) {
    properties.stringPropertyNames().forEach(name -> entries.put(name, properties.getProperty(name).strip()));
  }

  /** Reads the text of a {@code names.properties}. From a text that cannot be read, it takes no names. */
  public static GameNames read(String text) {
    Properties properties = new Properties();
    try {
      properties.load(new StringReader(text));
    } catch (IOException | IllegalArgumentException _) {
      properties.clear();
    }
    return new GameNames(properties);
  }

  /**
   * The game and options that a name denotes.
   *
   * @param id the id of the game
   * @param options the options with which the game is played
   */
  public record Variant(String id, List<String> options) {

    public Variant {
      options = List.copyOf(options);
    }

    /** Parses a game's id, or {@code ID@OPTION,OPTION}. */
    public static Variant of(String text) {
      String[] parts = text.split("@", 2);
      return new Variant(parts[0], parts.length == 1 ? List.of()
          : Arrays.stream(parts[1].split(",")).map(String::strip).filter(option -> !option.isEmpty())
              .toList());
    }
  }

  /** All names, sorted. */
  public List<String> all() {
    return entries.keySet().stream().filter(name -> !name.contains(".")).toList();
  }

  /** The names of a variant. {@code variantText} has the form of {@link Variant#of}. */
  public List<String> of(String variantText) {
    return all().stream().filter(name -> variant(name).equals(variantText)).toList();
  }

  /** The variant that a name denotes, in the form of {@link Variant#of}; the name itself if it is unknown. */
  public String variant(String name) {
    return entries.getOrDefault(name, name);
  }

  /** The variant with the rules of a named one, but with castling from any squares; empty if there is none. */
  public Optional<String> castlingFromAnySquares(String name) {
    return Optional.ofNullable(entries.get(ANY_SQUARES_PREFIX + variant(name)));
  }

  /** The value of a setting; empty if the file does not contain the setting. */
  public Optional<String> setting(String key) {
    return Optional.ofNullable(entries.get(key));
  }

  /** Whether XBoard has the game with this name built in. */
  public boolean isKnownToXBoard(String name) {
    return List.of(entries.getOrDefault(KNOWN_TO_XBOARD, "").split("\\s+")).contains(name);
  }

  /**
   * The variant that the tag {@code Variant} of a game record names; empty if no game has that name. The comparison
   * ignores case, all characters except letters and digits, and the optional ending that the file defines. The ending
   * <i>960</i> means castling from any squares.
   *
   * @param tag the value of the tag
   * @param titles the titles of the games by id
   */
  public Optional<Variant> variantOfTag(String tag, Map<String, String> titles) {
    String wanted = normalize(tag);
    return match(wanted, titles).or(() -> {
      String withoutEnding = withoutEnding(ANY_SQUARES_ENDING, wanted);
      return withoutEnding.equals(wanted) || withoutEnding.isEmpty() ? Optional.empty()
          : match(withoutEnding, titles).flatMap(this::castlingFromAnySquares);
    }).map(Variant::of);
  }

  private Optional<String> match(String wanted, Map<String, String> titles) {
    String ending = entries.getOrDefault(OPTIONAL_ENDING_KEY, "");
    return match(wanted, titles, "").or(() -> match(withoutEnding(ending, wanted), titles, ending));
  }

  /** The variant with the wanted name. {@code ending} is ignored in names; {@code wanted} must not end with it. */
  private Optional<String> match(String wanted, Map<String, String> titles, String ending) {
    Stream<Map.Entry<String, String>> byName = entries.entrySet().stream()
        .filter(entry -> !entry.getKey().contains(".") || entry.getKey().startsWith(READ_PREFIX))
        .map(entry -> Map.entry(entry.getKey().replace(READ_PREFIX, ""), entry.getValue()));
    Stream<Map.Entry<String, String>> ids = titles.keySet().stream().map(id -> Map.entry(id, id));
    Stream<Map.Entry<String, String>> byTitle =
        titles.entrySet().stream().map(entry -> Map.entry(entry.getValue(), entry.getKey()));
    return Stream.of(ids, byName, byTitle).flatMap(names -> names)
        .filter(entry -> !wanted.isEmpty() && withoutEnding(ending, normalize(entry.getKey())).equals(wanted))
        .map(Map.Entry::getValue).findFirst();
  }

  private static String withoutEnding(String ending, String text) {
    return text.endsWith(ending) ? text.substring(0, text.length() - ending.length()) : text;
  }

  /** A name reduced to lower-case letters and digits, for comparison. */
  private static String normalize(String name) {
    return Accents.apart(name).toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]",
        "");
  }

  /** The name to write in the tag {@code Variant}: the name that other programs read, or else the game's title. */
  public String tagName(Definition definition) {
    return entries.getOrDefault(WRITTEN_PREFIX + definition.title().id(), definition.title().name());
  }
}
