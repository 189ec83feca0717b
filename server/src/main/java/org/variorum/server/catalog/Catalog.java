package org.variorum.server.catalog;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.variorum.rules.definition.DefinitionKey;
import org.variorum.rules.guide.GuideReader;
import org.variorum.rules.guide.Pages;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.GameCard;
import org.variorum.rules.language.GameNames;
import org.variorum.rules.language.Library;
import org.variorum.server.api.GameList;
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
  private volatile @Nullable LoadedGames loaded;

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

  /** A game of the library: its recipe without options, and its entry in the list. */
  private record LoadedGame(Recipe recipe, Entries.ListedGame listed) {}

  /** The library at one moment. Each game is read when it is first requested. */
  private final class LoadedGames {

    private final Map<String, String> texts;
    private final Map<String, Optional<LoadedGame>> games = new ConcurrentHashMap<>();
    private @Nullable GameList list;
    /** The time when the library was last read, in nanoseconds. */
    private volatile long readAt;

    LoadedGames(Map<String, String> texts, long readAt) {
      this.texts = texts;
      this.readAt = readAt;
    }

    /** A reader of these texts. It is not kept, because it would keep a tree of each of them. */
    private DefinitionReader reader() {
      return new DefinitionReader(Library.of(texts));
    }

    /** The game with an id; empty if there is none, or if its definition cannot be read. */
    Optional<LoadedGame> game(String id) {
      return texts.containsKey(id) ? game(id, reader()) : Optional.empty();
    }

    private Optional<LoadedGame> game(String id, DefinitionReader reader) {
      return games.computeIfAbsent(id, _ -> read(id, reader));
    }

    private Optional<LoadedGame> read(String id, DefinitionReader reader) {
      try {
        Recipe recipe = Recipe.of(id, reader);
        return Optional.of(
            new LoadedGame(recipe, recipe.listedGame(reader, library.family(id), guides.opening(id))));
      } catch (UnusableException e) {
        LOG.warn("The game {} is left out: {}", id, e.getMessage());
        return Optional.empty();
      }
    }

    synchronized GameList list() {
      GameList known = list;
      if (known == null) {
        DefinitionReader reader = reader();
        known = Entries.of(texts.keySet().stream().flatMap(id -> game(id, reader).stream())
            .map(LoadedGame::listed).toList());
        list = known;
      }
      return known;
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
    LoadedGame game = Optional.ofNullable(id).map(DefinitionKey::shortId).flatMap(loaded()::game).orElseThrow(
        () -> new RefusedException(404, "unknown-game",
            "There is no game \"" + SafeExcerpt.of(id) + "\" here."));
    return compiled(game.recipe().withOptions(chosen(game.listed().card(), options)));
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
  private static List<String> chosen(GameCard game, List<String> options) {
    Set<String> wanted = new HashSet<>(options);
    List<String> known = game.options().stream().map(GameCard.Option::id).toList();
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
    return current != null && isFresh(current) ? current : renew();
  }

  private boolean isFresh(LoadedGames games) {
    return clock.getAsLong() - games.readAt < MAX_AGE;
  }

  private synchronized LoadedGames renew() {
    long now = clock.getAsLong();
    LoadedGames current = loaded;
    if (current != null && isFresh(current)) {
      return current;
    }
    Map<String, String> texts = texts();
    if (current != null && texts.equals(current.texts)) {
      current.readAt = now;
      return current;
    }
    LoadedGames renewed = new LoadedGames(texts, now);
    loaded = renewed;
    return renewed;
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
}
