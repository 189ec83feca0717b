package org.variorum.lab.roster;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import org.variorum.engine.EngineSettings;
import org.variorum.engine.Experience;
import org.variorum.engine.SearchParameters;
import org.variorum.engine.Strength;
import org.variorum.engine.Technique;

/** A setting of this build's engine in a player's text, for example {@code variorum:level=4.5,seed=1}. */
enum EngineSetting {
  // @formatter:off
  THREADS("threads", "from 1 to " + EngineSettings.MOST_THREADS + " threads for a search",
      (engine, value) -> engine.withSettings(engine.settings().threads(Integer.parseInt(value)))),
  HASH("hash", "from 1 to " + EngineSettings.MOST_MEGABYTES + " megabytes for the transposition table",
      (engine, value) -> engine.withSettings(engine.settings().megabytes(Integer.parseInt(value)))),
  LEVEL("level", "a strength from 1 to 8, also a fraction such as 4.5",
      (engine, value) -> engine.withSettings(engine.settings().strength(new Strength(Double.parseDouble(value))))),
  SEED("seed", "a whole number; weak engines with different seeds play differently",
      (engine, value) -> engine.withSettings(engine.settings().seed(Long.parseLong(value)))),
  OFF("off", "search techniques to switch off, such as null-move+killers",
      (engine, value) -> engine.withSettings(engine.settings().withDisabled(techniques(value)))),
  DEPTH("depth", "the maximum depth of a search, in plies",
      (engine, value) -> engine.withLimits(engine.limits().depth(Integer.parseInt(value)))),
  NODES("nodes", "the maximum number of nodes for a move",
      (engine, value) -> engine.withLimits(engine.limits().nodes(Long.parseLong(value)))),
  PARAMETERS("parameters", "search parameters, such as null-moves:0+contempt:100",
      (engine, value) -> engine.withSettings(engine.settings().parameters(parameters(value)))),
  EXPERIENCE("experience", "an existing folder with the learnt data of a game: ID/weights.txt, ID/search.txt and ID/network.bin",
      (engine, value) -> engine.withSettings(engine.settings().experience(Experience.in(folder(value))))),
  NAME("name", "the name of the player in reports",
      EngineChoice::withName);
  // @formatter:on

  private final String word;
  private final String meaning;
  private final BiFunction<EngineChoice, String, EngineChoice> change;

  EngineSetting(String word, String meaning, BiFunction<EngineChoice, String, EngineChoice> change) {
    this.word = word;
    this.meaning = meaning;
    this.change = change;
  }

  static Optional<EngineSetting> of(String word) {
    return Arrays.stream(values()).filter(setting -> setting.word.equals(word)).findFirst();
  }

  /** The words of all settings, separated by commas. */
  static String words() {
    return Arrays.stream(values()).map(setting -> setting.word).collect(Collectors.joining(", "));
  }

  private static Set<Technique> techniques(String words) {
    return Arrays.stream(words.split("\\+", -1))
        .map(word -> Technique.valueOf(word.toUpperCase(Locale.ROOT).replace('-', '_')))
        .collect(Collectors.toSet());
  }

  private static Path folder(String path) {
    Path folder = Path.of(path);
    if (!Files.isDirectory(folder)) {
      throw new IllegalArgumentException(path + " is not an existing folder");
    }
    return folder;
  }

  private static SearchParameters parameters(String words) {
    return SearchParameters.read(words.replace('+', '\n').replace(':', ' '));
  }

  /** The meaning of the setting's value, for error messages. */
  String meaning() {
    return meaning;
  }

  /**
   * A copy of an engine with this setting changed.
   *
   * @throws IllegalArgumentException if the value is not valid
   */
  EngineChoice apply(EngineChoice engine, String value) {
    return change.apply(engine, value);
  }
}
