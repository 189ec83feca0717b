package org.variorum.server.catalog;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.view.game.Edition;

/** The project's own games, for tests. */
public final class CatalogGames {

  private static final Catalog ALL =
      Catalog.of(new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))));

  private CatalogGames() {}

  public static Catalog catalog() {
    return ALL;
  }

  public static Edition edition(String id, String... options) {
    return ALL.edition(id, List.of(options));
  }

  /** Compiled once for all tests, when one asks. */
  private static final class Compiled {
    static final List<Edition> EDITIONS = compiled();
  }

  /** Each game without options and with each option alone. */
  public static Stream<Edition> editions() {
    return Compiled.EDITIONS.stream();
  }

  private static List<Edition> compiled() {
    return ALL.list().games().stream().flatMap(game -> Stream.concat(Stream.of(List.<String>of()),
        game.options().stream().map(option -> List.of(option.id())))
        .map(options -> ALL.edition(game.id(), options))).toList();
  }
}
