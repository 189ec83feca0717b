package org.variorum.rules.ini;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * An option of {@code variants.ini}, as the table {@code options.txt} says it.
 *
 * @param kind what stands after it
 * @param without what holds without it
 * @param fate what becomes of it
 * @param text more of that: the words, the reason, or the options for which it stands
 */
public record Option(String name, String kind, String without, Fate fate, String text) {

  /** What becomes of an option. */
  public enum Fate {
    /** It is translated. */
    WORDS,
    /** It says nothing for the rules. */
    NOTHING,
    /** It cannot be said, unless it says what holds without it. */
    REFUSED,
    /** It stands for others. */
    FOR
  }

  /** All options by their names, in the order of the table. */
  public static final Map<String, Option> ALL = all();

  private static final String ANY = "*";

  /** Which squares pieces of a kind may go to: {@code mobilityRegionWhiteRook}. */
  static final String MOBILITY = "mobilityRegion";

  private static final List<List<String>> VALUES = table("values.txt");

  /** The option that says that pieces come where others leave by their first move. */
  static final String FIRST_GATING = value("gating", "by a first move").orElseThrow();

  /** The option that says that mate counts after strong checks only. */
  static final String STRONG_MATES = value("mating", "after a strong check").orElseThrow();

  /** The words of a definition that say what a value of an option says; empty if there are none. */
  static String words(String option, String value) {
    return VALUES.stream().filter(row -> row.get(0).equals(option) && row.get(1).equals(value))
        .map(row -> row.get(2)).findFirst().orElse("");
  }

  /** The value of an option that says what these words say. */
  static Optional<String> value(String option, String words) {
    return VALUES.stream().filter(row -> row.get(0).equals(option) && row.get(2).equals(words))
        .map(row -> row.get(1)).findFirst();
  }

  /** The row that says of an option without a row of its own that it changes no rule; empty if there is none. */
  static Optional<Option> likes(String name) {
    return ALL.values().stream().filter(option -> option.name().endsWith(ANY))
        .filter(option -> name.regionMatches(true, 0, option.name(), 0, option.name().length() - 1))
        .findFirst();
  }

  /** The option of a name that is in the table. */
  static Option of(String name) {
    return Objects.requireNonNull(ALL.get(name), name);
  }

  private static Map<String, Option> all() {
    Map<String, Option> options = new LinkedHashMap<>();
    for (List<String> row : table("options.txt")) {
      Fate fate = Fate.valueOf(row.get(3).toUpperCase(Locale.ROOT));
      options.put(row.get(0), new Option(row.get(0), row.get(1), row.get(2), fate, row.get(4)));
    }
    return Collections.unmodifiableMap(options);
  }

  /** The options for which it stands; itself, if it stands for no others. */
  List<String> meant() {
    return fate != Fate.FOR ? List.of(name)
        : Stream.of(text.split(" ")).map(ALL::get).filter(Objects::nonNull)
            .flatMap(option -> option.meant().stream()).toList();
  }

  /** The rows of a table beside this class. */
  static List<List<String>> table(String name) {
    try (InputStream in = Optional.ofNullable(Option.class.getResourceAsStream(name)).orElseThrow()) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines()
          .filter(line -> !line.startsWith("#") && !line.isBlank())
          .map(line -> Stream.of(line.split("\\|", -1)).map(String::strip).toList()).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
