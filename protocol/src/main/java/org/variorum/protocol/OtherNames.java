package org.variorum.protocol;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.SortedMap;
import java.util.TreeMap;

/** What other programs call games: the file {@code names.properties} beside the definitions, which explains itself. */
final class OtherNames {

  private static final String FILE = "names.properties";
  private static final String ANY_SQUARES = "chess960.";
  private static final String KNOWN_TO_XBOARD = "xboard.knows";

  /** Names, in whatever letters, and keys with a point in them, which are none. */
  private final SortedMap<String, String> entries = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);

  private OtherNames(Properties read) {
    read.stringPropertyNames().forEach(name -> entries.put(name, read.getProperty(name).strip()));
  }

  /** The names in a directory; none if there is no file that can be read, because games then go by their ids. */
  static OtherNames in(Path directory) {
    Properties read = new Properties();
    Path file = directory.resolve(FILE);
    if (Files.isRegularFile(file)) {
      try (Reader in = Files.newBufferedReader(file)) {
        read.load(in);
      } catch (IOException | IllegalArgumentException e) {
        read.clear();
      }
    }
    return new OtherNames(read);
  }

  /** All names, sorted. */
  List<String> all() {
    return entries.keySet().stream().filter(name -> !name.contains(".")).toList();
  }

  /** The names of a variant. */
  List<String> of(String variant) {
    return all().stream().filter(name -> meaning(name).equals(variant)).toList();
  }

  /** The variant that a name stands for; a name that is not known stands for itself. */
  String meaning(String name) {
    return entries.getOrDefault(name, name);
  }

  /** The variant that is like another, but that kings and rooks castle from any squares; empty if there is none. */
  Optional<String> fromAnySquares(String variant) {
    return Optional.ofNullable(entries.get(ANY_SQUARES + meaning(variant)));
  }

  /** What is played before anybody has chosen. */
  Optional<String> usual(Usual usual) {
    return Optional.ofNullable(entries.get(usual.key()));
  }

  boolean isKnownToXBoard(String name) {
    return List.of(entries.getOrDefault(KNOWN_TO_XBOARD, "").split("\\s+")).contains(name);
  }
}
