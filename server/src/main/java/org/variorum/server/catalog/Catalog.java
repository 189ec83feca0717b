package org.variorum.server.catalog;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.variorum.rules.definition.DefinitionKey;
import org.variorum.rules.guide.Pages;
import org.variorum.rules.language.GameNames;
import org.variorum.rules.language.Library;
import org.variorum.server.budget.Work;
import org.variorum.view.answer.GameList;
import org.variorum.view.game.Edition;
import org.variorum.view.game.Games;
import org.variorum.view.game.Offer;
import org.variorum.view.game.Recipe;

/**
 * The games on offer. A game with a set of options is compiled once, when it is first requested, and is kept while it
 * is in use or while there is room.
 *
 * <p>A definition that changes in the library is noticed within a second and makes a new {@link Edition}; callers may
 * continue to use the old edition. A definition that cannot be read is left out and logged. A definition that can be
 * read but not compiled is refused on request. Thread-safe.
 */
public final class Catalog implements Games {

  private static final Logger LOG = LoggerFactory.getLogger(Catalog.class);
  private static final long MAX_AGE = TimeUnit.SECONDS.toNanos(1);
  /** The maximum number of kept editions; a compiled game takes some megabytes. */
  private static final int MAX_RECENT = 96;
  private static final int MAX_PUBLISHED = 200;

  private final Library library;
  private final Pages pages;
  private final PublishedDefinitions published;
  private final LongSupplier clock;
  /** Every edition in use, so that an edition that is still played is not compiled a second time. */
  private final Cache<Recipe, Edition> inUse = Caffeine.newBuilder().weakValues().build();
  /** The most recently requested editions, kept for the next request. */
  private final Cache<Recipe, Edition> recent = Caffeine.newBuilder().maximumSize(MAX_RECENT).build();
  /** The most recently requested published definitions. */
  private final Cache<PublishedDefinitions.Texts, Offer> publishedOffers =
      Caffeine.newBuilder().maximumSize(MAX_PUBLISHED).build();
  private volatile @Nullable LoadedGames loaded;

  Catalog(Library library, Pages pages, LongSupplier clock) {
    this(library, pages, PublishedDefinitions.NONE, clock);
  }

  private Catalog(Library library, Pages pages, PublishedDefinitions published, LongSupplier clock) {
    this.library = library;
    this.pages = pages;
    this.published = published;
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
    return of(library, pages, PublishedDefinitions.NONE);
  }

  /** Returns the catalog of a library, and of published definitions, which the list of games does not contain. */
  public static Catalog of(Library library, Pages pages, PublishedDefinitions published) {
    return new Catalog(library, pages, published, System::nanoTime);
  }

  /**
   * The library at one moment.
   *
   * @param texts all definitions, by id
   * @param readAt the time when the library was last read, in nanoseconds
   */
  private record LoadedGames(Map<String, String> texts, Offer offer, long readAt) {

    LoadedGames withReadAt(long moment) {
      return new LoadedGames(texts, offer, moment);
    }
  }

  @Override
  public GameList list() {
    return loaded().offer().list();
  }

  @Override
  public GameNames names() {
    return library.names();
  }

  /** An edition that anybody may see. */
  @Override
  public Edition edition(String id, List<String> options) {
    return edition(id, options, null);
  }

  private Edition edition(String id, List<String> options, @Nullable String reader) {
    return compiled(publishedTexts(id, reader).map(texts -> publishedOffer(texts).recipe(texts.id(), options))
        .orElseGet(() -> loaded().offer().recipe(id, options)));
  }

  private Optional<PublishedDefinitions.Texts> publishedTexts(String id, @Nullable String reader) {
    return DefinitionKey.of(id, "").owner().equals(DefinitionKey.BUILT_IN) ? Optional.empty()
        : published.find(id, reader);
  }

  private Offer publishedOffer(PublishedDefinitions.Texts texts) {
    return publishedOffers.get(texts, key -> Offer.ofStoredGames(key.sources(), pages,
        (id, reason) -> LOG.warn("The published definition {} is left out: {}", id, reason)));
  }

  /** The games that a person may see: with the person's own private definitions. */
  public Games forReader(String reader) {
    return new Games() {
      @Override
      public GameList list() {
        return Catalog.this.list();
      }

      @Override
      public GameNames names() {
        return Catalog.this.names();
      }

      @Override
      public Edition edition(String id, List<String> options) {
        return Catalog.this.edition(id, options, reader);
      }
    };
  }

  /** A list with nothing but one game that anybody may see; it is empty if there is no such game. */
  public GameList listOf(String id) {
    return publishedTexts(id, null).map(texts -> publishedOffer(texts).listOf(texts.id()))
        .orElseGet(() -> loaded().offer().listOf(DefinitionKey.shortId(id)));
  }

  /**
   * Returns the edition that a stored table uses, compiled from the stored texts; the library may have changed since.
   *
   * @param sources the definition and the definitions that it is based on, by id
   * @throws QueryException {@code unusable-rules} if this version of the program cannot compile the texts
   */
  public Edition restore(String id, List<String> options, Map<String, String> sources) {
    return compiled(new Recipe(id, List.copyOf(options), Map.copyOf(sources)));
  }

  private Edition compiled(Recipe recipe) {
    Edition known = inUse.getIfPresent(recipe);
    Edition edition = known != null ? known : Work.withoutSteps(() -> inUse.get(recipe, Recipe::compile));
    return recent.get(recipe, _ -> edition);
  }

  private LoadedGames loaded() {
    LoadedGames current = loaded;
    return current != null && clock.getAsLong() - current.readAt() < MAX_AGE ? current : renew();
  }

  private synchronized LoadedGames renew() {
    long now = clock.getAsLong();
    LoadedGames current = loaded;
    if (current == null || now - current.readAt() >= MAX_AGE) {
      Map<String, String> texts = texts();
      current = current != null && texts.equals(current.texts()) ? current.withReadAt(now)
          : new LoadedGames(texts, new Offer(texts, library, pages,
              (id, reason) -> LOG.warn("The game {} is left out: {}", id, reason)), now);
      loaded = current;
    }
    return current;
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
