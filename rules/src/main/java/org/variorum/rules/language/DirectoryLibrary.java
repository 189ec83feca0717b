package org.variorum.rules.language;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The files {@code ID.yaml} of one directory, read anew each time. A directory that does not exist is empty. */
public final class DirectoryLibrary implements Library {

  static final String ENDING = ".yaml";

  private final Path directory;

  public DirectoryLibrary(Path directory) {
    this.directory = directory;
  }

  @Override
  public Optional<String> text(String id) {
    if (!Library.isId(id)) {
      return Optional.empty();
    }
    Path file = directory.resolve(id + ENDING);
    if (!Files.isRegularFile(file)) {
      return Optional.empty();
    }
    try {
      return Optional.of(Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public List<String> ids() {
    if (!Files.isDirectory(directory)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(directory)) {
      return files.map(file -> file.getFileName().toString()).filter(name -> name.endsWith(ENDING))
          .map(name -> name.substring(0, name.length() - ENDING.length())).filter(Library::isId).sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
