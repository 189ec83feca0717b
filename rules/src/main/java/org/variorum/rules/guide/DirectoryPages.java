package org.variorum.rules.guide;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.variorum.rules.definition.DefinitionKey;
import org.variorum.rules.language.DirectoryLibrary;

/**
 * Rules pages in the files {@code ID/rules.md} beside the definitions of a directory. Each call reads the file anew.
 */
public record DirectoryPages(Path directory) implements Pages {

  @Override
  public Optional<String> text(String id) {
    if (!DefinitionKey.isName(id)) {
      return Optional.empty();
    }
    Path file = new DirectoryLibrary(directory).folderOf(id).resolve("rules.md");
    if (!Files.isRegularFile(file)) {
      return Optional.empty();
    }
    try {
      return Optional.of(Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
