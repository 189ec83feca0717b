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
import org.variorum.rules.platform.Lines;

/**
 * An option of {@code variants.ini}: a row of the table {@code options.txt}.
 *
 * @param kind the kind of its values, for example {@code squares}
 * @param defaultValue its default value
 * @param fate how the import treats the option
 * @param text an explanation that depends on {@code fate}. {@code WORDS}: the words of a definition. {@code NOTHING}
 *     and {@code REFUSED}: the reason. {@code FOR}: the names of the options that this option sets
 */
public record Option(String name, String kind, String defaultValue, Fate fate, String text) {

  /** Treatment of an option by the import. */
  public enum Fate {
    /** The option is translated. */
    WORDS,
    /** The option does not affect the rules. */
    NOTHING,
    /** The option is refused, unless it has its default value. */
    REFUSED,
    /** The option sets several other options. */
    FOR
  }

  /** All options by their names, in the order of the table. */
  public static final Map<String, Option> ALL = all();

  /** The end of the name of a row that stands for all options with that beginning. */
  private static final String WILDCARD = "*";

  /** Prefix of options that limit the squares to which a kind may move, for example {@code mobilityRegionWhiteRook}. */
  static final String MOBILITY = "mobilityRegion";

  /** Rows with an option, one of its values, and the words of a definition for this value. */
  private static final List<List<String>> VALUES = table("values.txt");

  /** The option for gating: a held piece comes to the square that another piece leaves by its first move. */
  static final String FIRST_GATING = value("gating", "by a first move").orElseThrow();

  /** The option under which mate counts only after a check by a strong piece ({@link PieceType#STRONG_KINDS}). */
  static final String STRONG_MATES = value("mating", "after a strong check").orElseThrow();

  /** Returns a definition's words for a value of an option; empty if there are none. */
  static String words(String option, String value) {
    return VALUES.stream().filter(row -> row.get(0).equals(option) && row.get(1).equals(value))
        .map(row -> row.get(2)).findFirst().orElse("");
  }

  /** Returns the value of an option for words of a definition; empty if there is none. */
  static Optional<String> value(String option, String words) {
    return VALUES.stream().filter(row -> row.get(0).equals(option) && row.get(2).equals(words))
        .map(row -> row.get(1)).findFirst();
  }

  /** Returns the row with a wildcard that matches an option; empty if there is none. Such options change no rule. */
  static Optional<Option> wildcardOf(String name) {
    return ALL.values().stream().filter(option -> option.name().endsWith(WILDCARD))
        .filter(option -> name.regionMatches(true, 0, option.name(), 0, option.name().length() - 1))
        .findFirst();
  }

  /** Returns the option with a name, which must be in the table. */
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

  /** The options that this option sets; only this option if it sets no others. */
  List<String> expansion() {
    return fate != Fate.FOR ? List.of(name)
        : Stream.of(text.split(" ")).map(ALL::get).filter(Objects::nonNull)
            .flatMap(option -> option.expansion().stream()).toList();
  }

  /** Reads the rows of a table, which is a resource beside this class. */
  static List<List<String>> table(String name) {
    try (InputStream in = Optional.ofNullable(Option.class.getResourceAsStream(name)).orElseThrow()) {
      return Lines.of(new String(in.readAllBytes(), StandardCharsets.UTF_8)).stream()
          .filter(line -> !line.startsWith("#") && !line.isBlank())
          .map(line -> Stream.of(line.split("\\|", -1)).map(String::strip).toList()).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
