package org.variorum.server.catalog;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.variorum.rules.language.DirectoryLibrary;

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

  /** Every third of them, for what takes long of each; with the property {@code variorum.deep} all. */
  public static Stream<Edition> someEditions() {
    List<Edition> all = Compiled.EDITIONS;
    int step = Boolean.getBoolean("variorum.deep") ? 1 : 3;
    return IntStream.range(0, all.size()).filter(index -> index % step == 0).mapToObj(all::get);
  }

  private static List<Edition> compiled() {
    return ALL.list().games().stream().flatMap(game -> Stream.concat(Stream.of(List.<String>of()),
        game.options().stream().map(option -> List.of(option.id())))
        .map(options -> ALL.edition(game.id(), options))).toList();
  }
}
