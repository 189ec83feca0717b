package org.variorum.server.catalog;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.variorum.rules.definition.DefinitionKey;
import org.variorum.rules.guide.GuideReader;
import org.variorum.rules.guide.Pages;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.GameNames;
import org.variorum.rules.language.Library;
import org.variorum.server.api.GameEntry;
import org.variorum.server.api.GameList;
import org.variorum.server.api.GameSummary;
import org.variorum.server.api.RefusedException;
import org.variorum.server.budget.Work;

/**
 * The games on offer. A game with a set of options is compiled once, when it is first requested, and is kept while it
 * is in use or while there is room.
 *
 * <p>A definition that changes in the library is noticed within a second and makes a new {@link Edition}; callers may
 * continue to use the old edition. A definition that cannot be read is left out and logged. A definition that can be
 * read but not compiled is refused on request. Thread-safe.
 */
public final class Catalog {

  private static final Logger LOG = LoggerFactory.getLogger(Catalog.class);
  private static final long MAX_AGE = TimeUnit.SECONDS.toNanos(1);
  /** The maximum number of kept editions; a compiled game takes some megabytes. */
  private static final int MAX_RECENT = 96;

  private final Library library;
  private final GuideReader guides;
  private final LongSupplier clock;
  /** Every edition in use, so that an edition that is still played is not compiled a second time. */
  private final Cache<Recipe, Edition> inUse = Caffeine.newBuilder().weakValues().build();
  /** The most recently requested editions, kept for the next request. */
  private final Cache<Recipe, Edition> recent = Caffeine.newBuilder().maximumSize(MAX_RECENT).build();
  private volatile LoadedGames loaded = LoadedGames.EMPTY;

  Catalog(Library library, Pages pages, LongSupplier clock) {
    this.library = library;
    guides = new GuideReader(pages);
    this.clock = clock;
  }

  /** Returns the catalog of a library without rules pages. */
  public static Catalog of(Library library) {
    return of(library, _ -> Optional.empty());
  }

  /**
   * Returns the catalog of a library.
   *
   * @param pages the rules pages. The list of games contains their opening texts, and is updated only if a definition
   *     changes
   */
  public static Catalog of(Library library, Pages pages) {
    return new Catalog(library, pages, System::nanoTime);
  }

  /**
   * The library at one moment.
   *
   * @param texts all definitions, by id
   * @param list the games with definitions that can be read
   * @param recipes the recipes of these games without options, by id
   * @param readAt the time when the library was last read, in nanoseconds
   */
  private record LoadedGames(Map<String, String> texts, GameList list, Map<String, Recipe> recipes,
      long readAt) {

    static final LoadedGames EMPTY =
        new LoadedGames(Map.of(), new GameList(List.of(), List.of(), List.of()), Map.of(), 0);

    LoadedGames withReadAt(long moment) {
      return new LoadedGames(texts, list, recipes, moment);
    }

    Optional<GameEntry> entry(String id) {
      return list.games().stream().filter(game -> game.id().equals(id)).findFirst();
    }
  }

  /** All games, without options. */
  public GameList list() {
    return loaded().list();
  }

  /** The names of the games in other programs. */
  public GameNames names() {
    return library.names();
  }

  /**
   * Returns a game with options.
   *
   * @param id the id of the game; the name of a built-in game may be preceded by its owner and a colon
   * @throws RefusedException if there is no such game or option, or if the options cannot be combined
   */
  public Edition edition(String id, List<String> options) {
    LoadedGames now = loaded();
    GameEntry game = Optional.ofNullable(id).map(DefinitionKey::shortId).flatMap(now::entry).orElseThrow(
        () -> new RefusedException(404, "unknown-game",
            "There is no game \"" + SafeExcerpt.of(id) + "\" here."));
    Recipe plain = Objects.requireNonNull(now.recipes().get(game.id()), "each game in the list has a recipe");
    return compiled(plain.withOptions(chosen(game, options)));
  }

  /**
   * Returns the edition that a stored table uses, compiled from the stored texts; the library may have changed since.
   *
   * @param sources the definition and the definitions that it is based on, by id
   * @throws RefusedException if this version of the program cannot compile the texts
   */
  public Edition restore(String id, List<String> options, Map<String, String> sources) {
    return compiled(new Recipe(id, List.copyOf(options), Map.copyOf(sources)));
  }

  private Edition compiled(Recipe recipe) {
    try {
      Edition known = inUse.getIfPresent(recipe);
      Edition edition = known != null ? known : Work.withoutSteps(() -> inUse.get(recipe, Recipe::compile));
      return recent.get(recipe, _ -> edition);
    } catch (UnusableException e) {
      throw new RefusedException(400, "unusable-rules", e.complaints());
    }
  }

  /** Returns the options in the order of the definition, without duplicates. */
  private static List<String> chosen(GameEntry game, List<String> options) {
    Set<String> wanted = new HashSet<>(options);
    List<String> known = game.options().stream().map(GameSummary.Option::id).toList();
    for (String option : wanted) {
      if (!known.contains(option)) {
        throw new RefusedException(400, "unknown-option",
            game.name() + " has no option \"" + SafeExcerpt.of(option)
                + "\"; " + (known.isEmpty() ? "it has none." : "it has " + String.join(", ", known) + "."));
      }
    }
    return known.stream().filter(wanted::contains).toList();
  }

  private LoadedGames loaded() {
    LoadedGames current = loaded;
    return current != LoadedGames.EMPTY && clock.getAsLong() - current.readAt() < MAX_AGE ? current : renew();
  }

  private synchronized LoadedGames renew() {
    long now = clock.getAsLong();
    if (loaded == LoadedGames.EMPTY || now - loaded.readAt() >= MAX_AGE) {
      Map<String, String> texts = texts();
      loaded = texts.equals(loaded.texts()) && loaded != LoadedGames.EMPTY ? loaded.withReadAt(now)
          : read(texts, now);
    }
    return loaded;
  }

  private Map<String, String> texts() {
    Map<String, String> texts = new TreeMap<>();
    for (String id : library.ids()) {
      try {
        library.text(id).ifPresent(text -> texts.put(id, text));
      } catch (RuntimeException e) {
        LOG.warn("The definition of {} cannot be read: {}", id, e.getMessage());
      }
    }
    return texts;
  }

  private LoadedGames read(Map<String, String> texts, long now) {
    Map<String, Recipe> recipes = new HashMap<>();
    List<Entries.ListedGame> games = new ArrayList<>();
    DefinitionReader reader = new DefinitionReader(Library.of(texts));
    for (String id : texts.keySet()) {
      try {
        Recipe recipe = Recipe.of(id, reader);
        games.add(recipe.listedGame(reader, library.family(id), guides.opening(id)));
        recipes.put(id, recipe);
      } catch (UnusableException e) {
        LOG.warn("The game {} is left out: {}", id, e.getMessage());
      }
    }
    return new LoadedGames(texts, Entries.of(games), Map.copyOf(recipes), now);
  }
}
