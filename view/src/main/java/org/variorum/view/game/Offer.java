package org.variorum.view.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.definition.DefinitionKey;
import org.variorum.rules.guide.GuideReader;
import org.variorum.rules.guide.Pages;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.GameCard;
import org.variorum.rules.language.Library;
import org.variorum.view.answer.GameList;
import org.variorum.view.query.QueryException;
import org.variorum.view.text.SafeExcerpt;

/**
 * The games of a library at one moment. A game is read when it is first requested; the first request of the list reads
 * all of them. No game is compiled. Thread-safe.
 */
public final class Offer {

  /** A game that can be read: its recipe without options, and its card. */
  private record ReadableGame(Recipe recipe, GameCard card) {}

  private record LoadedGame(Recipe recipe, Entries.ListedGame listed) {
    ReadableGame readable() {
      return new ReadableGame(recipe, listed.card());
    }
  }

  private final Map<String, String> texts;
  private final Library library;
  private final GuideReader guides;
  private final BiConsumer<String, String> omission;
  private final boolean hasOldWords;
  /** The games read so far, by id; empty if the game cannot be read. Never changed, but replaced by a copy. */
  private volatile Map<String, Optional<ReadableGame>> games = new HashMap<>();
  private @Nullable GameList list;

  /**
   * @param texts all definitions of the library, by id
   * @param pages the rules pages; the list of games contains their opening texts
   * @param omission receives the id of each game that cannot be read, and the reason; the game is left out
   */
  public Offer(Map<String, String> texts, Library library, Pages pages, BiConsumer<String, String> omission) {
    this(texts, library, pages, omission, false);
  }

  private Offer(Map<String, String> texts, Library library, Pages pages, BiConsumer<String, String> omission,
      boolean hasOldWords) {
    this.texts = new TreeMap<>(texts);
    this.library = library;
    this.omission = omission;
    this.hasOldWords = hasOldWords;
    guides = new GuideReader(pages);
  }

  /** The games of stored texts, in which former words of the language are read as they were meant. */
  public static Offer ofStoredGames(Map<String, String> texts, Pages pages,
      BiConsumer<String, String> omission) {
    return new Offer(texts, Library.of(texts), pages, omission, true);
  }

  /** A list with nothing but one game; it is empty if there is no such game, or if it cannot be read. */
  public GameList listOf(String id) {
    return Entries.of(texts.containsKey(id)
        ? load(id, reader()).map(LoadedGame::listed).stream().toList() : List.of());
  }

  /** All games, without options. The first request reads them; others wait for the same list. */
  public synchronized GameList list() {
    GameList known = list;
    if (known == null) {
      DefinitionReader reader = reader();
      List<Entries.ListedGame> listed = new ArrayList<>();
      texts.keySet().forEach(id -> read(id, reader).map(LoadedGame::listed).ifPresent(listed::add));
      known = Entries.of(listed);
      list = known;
    }
    return known;
  }

  /** A reader of these texts. It is not kept, because it would keep a tree of each of them. */
  private DefinitionReader reader() {
    Library read = Library.of(texts);
    return hasOldWords ? DefinitionReader.ofStoredGames(read) : new DefinitionReader(read);
  }

  private Optional<LoadedGame> read(String id, DefinitionReader reader) {
    Optional<LoadedGame> game = load(id, reader);
    Map<String, Optional<ReadableGame>> extended = new HashMap<>(games);
    extended.put(id, game.map(LoadedGame::readable));
    games = extended;
    return game;
  }

  private Optional<LoadedGame> load(String id, DefinitionReader reader) {
    try {
      Recipe recipe = Recipe.of(id, reader);
      return Optional
          .of(new LoadedGame(recipe, recipe.listedGame(reader, library.family(id), guides.opening(id))));
    } catch (QueryException e) {
      if (!games.containsKey(id)) {
        omission.accept(id, String.join("; ", e.words()));
      }
      return Optional.empty();
    }
  }

  /** The game with an id; empty if there is none, or if it cannot be read. */
  private Optional<ReadableGame> game(String id) {
    Optional<ReadableGame> known = games.get(id);
    if (known != null) {
      return known;
    }
    return texts.containsKey(id) ? read(id, reader()).map(LoadedGame::readable) : Optional.empty();
  }

  /**
   * Returns the recipe of a game with options.
   *
   * @throws QueryException {@code unknown-game} or {@code unknown-option}
   */
  public Recipe recipe(String id, List<String> options) {
    ReadableGame game = game(DefinitionKey.shortId(id)).orElseThrow(
        () -> new QueryException("unknown-game", "There is no game \"" + SafeExcerpt.of(id) + "\" here."));
    return game.recipe().withOptions(chosen(game.card(), options));
  }

  /** Returns the options in the order of the definition, without duplicates. */
  private static List<String> chosen(GameCard game, List<String> options) {
    Set<String> wanted = new HashSet<>(options);
    List<String> known = game.options().stream().map(GameCard.Option::id).toList();
    for (String option : wanted) {
      if (!known.contains(option)) {
        throw new QueryException("unknown-option",
            game.name() + " has no option \"" + SafeExcerpt.of(option)
                + "\"; " + (known.isEmpty() ? "it has none." : "it has " + String.join(", ", known) + "."));
      }
    }
    return known.stream().filter(wanted::contains).toList();
  }
}
