package org.variorum.languageserver;

import java.nio.file.Path;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.language.Library;

/** The definitions of the project. */
final class Shipped {

  static final Library LIBRARY =
      new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games")));

  private Shipped() {}

  static String text(String id) {
    return LIBRARY.text(id).orElseThrow();
  }
}
