package org.variorum.testkit;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.variorum.rules.definition.Definition;

/** The files of positions among the test resources. */
public final class PositionFiles {
  private static final String ENDING = ".jsonl.gz";

  private PositionFiles() {}

  /** Their names: a game's id, and after {@code @} the option that is chosen. */
  public static List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(directory())) {
      return files.map(file -> file.getFileName().toString()).filter(name -> name.endsWith(ENDING))
          .map(name -> name.substring(0, name.length() - ENDING.length()))
          .filter(name -> !name.equals("mates"))
          .sorted().toList();
    }
  }

  public static Definition definition(String name) {
    List<String> gameAndOption = List.of(name.split("@", -1));
    return GameFiles.definition(gameAndOption.getFirst(), gameAndOption.subList(1, gameAndOption.size()));
  }

  public static Path file(String name) {
    return directory().resolve(name + ENDING);
  }

  private static Path directory() {
    try {
      return Path.of(Objects.requireNonNull(PositionFiles.class.getResource("/positions")).toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
