package org.variorum.server.catalog;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.variorum.rules.definition.DefinitionKey;
import org.variorum.rules.language.Library;
import org.variorum.server.api.GameSummary;
import org.variorum.server.api.RefusedException;
import org.variorum.server.budget.Work;

/**
 * The games on offer. Each is compiled once for each choice of options and kept while there is room.
 *
 * <p>A definition that changes in the library is noticed within a second and makes a new edition; whoever holds the old
 * one keeps it. One that cannot be read or compiled is left out, with a complaint in the log, and disturbs no other.
 * Any number of threads may ask.
 */
public final class Catalog {

  private static final Logger LOG = LoggerFactory.getLogger(Catalog.class);
  private static final long FRESH = TimeUnit.SECONDS.toNanos(1);
  /** A compiled game takes some megabytes. */
  private static final int KEPT = 96;

  private final Library library;
  private final LongSupplier clock;
  private final Cache<Recipe, Edition> editions = Caffeine.newBuilder().maximumSize(KEPT).build();
  private volatile Shelf shelf = Shelf.EMPTY;

  Catalog(Library library, LongSupplier clock) {
    this.library = library;
    this.clock = clock;
  }

  /** The games of a library. */
  public static Catalog of(Library library) {
    return new Catalog(library, System::nanoTime);
  }

  /**
   * The library at one moment.
   *
   * @param texts all its definitions by id
   * @param games those that can be played, as they are without options, by id
   * @param looked when the library was last seen to be so
   */
  private record Shelf(Map<String, String> texts, Map<String, Edition> games, long looked) {

    static final Shelf EMPTY = new Shelf(Map.of(), Map.of(), 0);

    Shelf lookedAt(long moment) {
      return new Shelf(texts, games, moment);
    }
  }

  /** All games as they are without options, sorted by name. */
  public List<GameSummary> summaries() {
    return shelf().games().values().stream().map(Edition::summary).toList();
  }

  /**
   * A game with options.
   *
   * @param id the owner of what is built in may be named, with a colon before the name
   * @throws RefusedException if there is no such game, or it has no such options, or they do not go together
   */
  public Edition edition(String id, List<String> options) {
    Shelf now = shelf();
    Edition plain = id == null ? null : now.games().get(DefinitionKey.shortId(id));
    if (plain == null) {
      throw new RefusedException(404, "unknown-game", "There is no game \"" + Excerpt.of(id) + "\" here.");
    }
    List<String> chosen = chosen(plain.summary(), options);
    return chosen.isEmpty() ? plain : compiled(new Recipe(plain.summary().id(), chosen, plain.sources()));
  }

  /**
   * An edition that was made from these texts before, whatever the library says now.
   *
   * @param sources the definition and those it starts from, by id
   * @throws RefusedException if this program cannot read them any more
   */
  public Edition restore(String id, List<String> options, Map<String, String> sources) {
    return compiled(new Recipe(id, List.copyOf(options), Map.copyOf(sources)));
  }

  private Edition compiled(Recipe recipe) {
    try {
      Edition known = editions.getIfPresent(recipe);
      return known != null ? known : Work.apart(() -> editions.get(recipe, Recipe::compile));
    } catch (UnusableException e) {
      throw new RefusedException(400, "unusable-rules", e.complaints());
    }
  }

  /** The options in the order of the definition, each once. */
  private static List<String> chosen(GameSummary game, List<String> options) {
    Set<String> wanted = new HashSet<>(options);
    List<String> known = game.options().stream().map(GameSummary.Option::id).toList();
    for (String option : wanted) {
      if (!known.contains(option)) {
        throw new RefusedException(400, "unknown-option",
            game.name() + " has no option \"" + Excerpt.of(option)
                + "\"; " + (known.isEmpty() ? "it has none." : "it has " + String.join(", ", known) + "."));
      }
    }
    return known.stream().filter(wanted::contains).toList();
  }

  private Shelf shelf() {
    Shelf seen = shelf;
    return seen != Shelf.EMPTY && clock.getAsLong() - seen.looked() < FRESH ? seen : look();
  }

  private synchronized Shelf look() {
    long now = clock.getAsLong();
    if (shelf == Shelf.EMPTY || now - shelf.looked() >= FRESH) {
      Map<String, String> texts = texts();
      shelf = texts.equals(shelf.texts()) && shelf != Shelf.EMPTY ? shelf.lookedAt(now)
          : new Shelf(texts, games(texts), now);
    }
    return shelf;
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

  private Map<String, Edition> games(Map<String, String> texts) {
    List<Edition> found = new ArrayList<>();
    Library now = Library.of(texts);
    texts.keySet().forEach(id -> playable(id, now).ifPresent(found::add));
    found.sort((one, other) -> one.summary().name().compareToIgnoreCase(other.summary().name()));
    Map<String, Edition> games = new LinkedHashMap<>();
    found.forEach(edition -> games.put(edition.summary().id(), edition));
    return games;
  }

  private Optional<Edition> playable(String id, Library now) {
    try {
      return Optional.of(editions.get(Recipe.of(id, now), Recipe::compile));
    } catch (UnusableException e) {
      LOG.warn("The game {} is left out: {}", id, e.getMessage());
      return Optional.empty();
    }
  }
}
