package org.variorum.languageserver.lsp;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.language.Library;

/** The built-in games, each read once, because they do not change while the server runs. Thread-safe. */
final class KeptLibrary implements Library {

  private final DirectoryLibrary library;
  private final Map<String, Optional<String>> texts = new ConcurrentHashMap<>();
  private final List<String> ids;

  KeptLibrary(Path games) {
    library = new DirectoryLibrary(games);
    ids = library.ids();
  }

  @Override
  public Optional<String> text(String id) {
    return ids.contains(id) ? texts.computeIfAbsent(id, library::text) : Optional.empty();
  }

  @Override
  public List<String> ids() {
    return ids;
  }

  Optional<Path> file(String id) {
    return library.file(id);
  }
}
