package org.variorum.rules.guide;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.variorum.rules.definition.DefinitionKey;

/** The files {@code ID/rules.md} of one directory, read anew each time. */
public record DirectoryPages(Path directory) implements Pages {

  @Override
  public Optional<String> text(String id) {
    if (!DefinitionKey.isName(id)) {
      return Optional.empty();
    }
    Path file = directory.resolve(GuideReader.file(id));
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
