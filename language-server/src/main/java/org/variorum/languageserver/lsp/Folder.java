package org.variorum.languageserver.lsp;

import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;
import org.variorum.languageserver.LanguageService;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.language.Library;

/**
 * The services for the documents of one folder. A service is for one thread: one checks, the other answers requests, so
 * that no request waits for a check.
 */
final class Folder {

  private final Optional<DirectoryLibrary> neighbours;
  private final KeptLibrary builtIn;
  private final LanguageService checks;
  private final LanguageService answers;

  /** @param folder the folder; empty for documents that are in no file */
  Folder(Optional<Path> folder, KeptLibrary builtIn) {
    this.builtIn = builtIn;
    neighbours = folder.map(DirectoryLibrary::new);
    Library library = neighbours.<Library>map(beside -> beside.or(builtIn)).orElse(builtIn);
    checks = new LanguageService(library);
    answers = new LanguageService(library);
  }

  /** The service for the thread that checks. */
  LanguageService checks() {
    return checks;
  }

  /** The service for the thread that answers requests. */
  LanguageService answers() {
    return answers;
  }

  /** The file of a definition; empty if there is none. */
  Optional<URI> file(String id) {
    return neighbours.flatMap(beside -> beside.file(id)).or(() -> builtIn.file(id)).map(Path::toUri);
  }
}
