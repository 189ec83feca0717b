package org.variorum.rules.language;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.variorum.rules.definition.DefinitionKey;

/**
 * The files {@code ID.yaml} of one directory, read anew each time. A directory that does not exist is empty; what has such a
 * name and is no file that can be read, such as a link to nowhere, is not there.
 */
public record DirectoryLibrary(Path directory) implements Library {

  static final String ENDING = ".yaml";

  @Override
  public Optional<String> text(String id) {
    if (!DefinitionKey.isName(id)) {
      return Optional.empty();
    }
    Path file = directory.resolve(id + ENDING);
    if (!isDefinition(file)) {
      return Optional.empty();
    }
    try {
      return Optional.of(Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean isDefinition(Path file) {
    return file.toString().endsWith(ENDING) && Files.isRegularFile(file) && Files.isReadable(file);
  }

  @Override
  public List<String> ids() {
    if (!Files.isDirectory(directory)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(directory)) {
      return files.filter(DirectoryLibrary::isDefinition).map(file -> file.getFileName().toString())
          .map(name -> name.substring(0, name.length() - ENDING.length())).filter(DefinitionKey::isName)
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
