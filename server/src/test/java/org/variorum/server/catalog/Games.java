package org.variorum.server.catalog;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.variorum.rules.language.DirectoryLibrary;

/** The project's own games, for tests. */
public final class Games {

  private static final Catalog ALL =
      Catalog.of(new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))));

  private Games() {}

  public static Catalog catalog() {
    return ALL;
  }

  public static Edition edition(String id, String... options) {
    return ALL.edition(id, List.of(options));
  }

  /** Each game without options and with each option alone. */
  public static Stream<Edition> editions() {
    return ALL.list().games().stream().flatMap(game -> Stream.concat(Stream.of(List.<String>of()),
        game.options().stream().map(option -> List.of(option.id())))
        .map(options -> ALL.edition(game.id(), options)));
  }
}
