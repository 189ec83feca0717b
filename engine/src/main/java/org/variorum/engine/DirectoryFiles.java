package org.variorum.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import org.variorum.rules.language.DirectoryLibrary;

/** Learnt files in a directory of definitions: beside {@code ID.yaml} those in the folder {@code ID}. */
record DirectoryFiles(Path directory) implements LearntFiles {

  /** The path of a file, whether or not it exists. */
  Path path(String id, String file) {
    return new DirectoryLibrary(directory).folderOf(id).resolve(file);
  }

  @Override
  public Optional<byte[]> read(String id, String file) throws IOException {
    try {
      return Optional.of(Files.readAllBytes(path(id, file)));
    } catch (NoSuchFileException e) {
      return Optional.empty();
    }
  }

  @Override
  public String name(String id, String file) {
    return path(id, file).toString();
  }
}
