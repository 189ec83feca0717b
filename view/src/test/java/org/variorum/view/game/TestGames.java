package org.variorum.view.game;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.variorum.rules.guide.DirectoryPages;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.language.GameNames;
import org.variorum.view.answer.GameList;

/** The project's own games, each compiled once for all tests. */
public final class TestGames implements Games {

  private static final Path FOLDER = Path.of(System.getProperty("variorum.games", "../games"));
  private static final TestGames ALL = new TestGames(new DirectoryLibrary(FOLDER));

  private final DirectoryLibrary library;
  private final Offer offer;
  private final Map<Recipe, Edition> editions = new ConcurrentHashMap<>();

  private TestGames(DirectoryLibrary library) {
    this.library = library;
    Map<String, String> texts = new HashMap<>();
    library.ids().forEach(id -> texts.put(id, library.text(id).orElseThrow()));
    offer = new Offer(texts, library, new DirectoryPages(FOLDER), (id, reason) -> {
      throw new AssertionError(id + ": " + reason);
    });
  }

  @Override
  public GameList list() {
    return offer.list();
  }

  @Override
  public GameNames names() {
    return library.names();
  }

  @Override
  public Edition edition(String id, List<String> options) {
    return editions.computeIfAbsent(offer.recipe(id, options), Recipe::compile);
  }

  public static Games games() {
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

  /** Every third of them, for what takes long of each; with the property {@code variorum.deep} all. */
  public static Stream<Edition> someEditions() {
    List<Edition> all = editions().toList();
    int step = Boolean.getBoolean("variorum.deep") ? 1 : 3;
    return IntStream.range(0, all.size()).filter(index -> index % step == 0).mapToObj(all::get);
  }
}
