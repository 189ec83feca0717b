package org.variorum.view.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import org.variorum.rules.definition.DefinitionKey;
import org.variorum.rules.guide.GuideReader;
import org.variorum.rules.guide.Pages;
import org.variorum.rules.language.Library;
import org.variorum.view.answer.GameEntry;
import org.variorum.view.answer.GameList;
import org.variorum.view.answer.GameSummary;
import org.variorum.view.query.QueryException;
import org.variorum.view.text.SafeExcerpt;

/** The games of a library at one moment. They are read, but not compiled. */
public final class Offer {

  private final GameList list;
  private final Map<String, GameEntry> entries = new HashMap<>();
  private final Map<String, Recipe> recipes;

  private Offer(GameList list, Map<String, Recipe> recipes) {
    this.list = list;
    this.recipes = recipes;
    list.games().forEach(game -> entries.put(game.id(), game));
  }

  /**
   * Reads the definitions of a library.
   *
   * @param texts all definitions of the library, by id
   * @param pages the rules pages; the list of games contains their opening texts
   * @param omission receives the id of each game that cannot be read, and the reason; the game is left out
   */
  public static Offer of(Map<String, String> texts, Library library, Pages pages,
      BiConsumer<String, String> omission) {
    Map<String, Recipe> recipes = new HashMap<>();
    List<Entries.ListedGame> games = new ArrayList<>();
    Library found = Library.of(texts);
    GuideReader guides = new GuideReader(pages);
    for (String id : new TreeMap<>(texts).keySet()) {
      try {
        Recipe recipe = Recipe.of(id, found);
        games.add(recipe.listedGame(library.family(id), guides.opening(id)));
        recipes.put(id, recipe);
      } catch (QueryException e) {
        omission.accept(id, String.join("; ", e.words()));
      }
    }
    return new Offer(Entries.of(games), recipes);
  }

  /** All games, without options. */
  public GameList list() {
    return list;
  }

  /**
   * Returns the recipe of a game with options.
   *
   * @throws QueryException {@code unknown-game} or {@code unknown-option}
   */
  public Recipe recipe(String id, List<String> options) {
    GameEntry game = entries.get(DefinitionKey.shortId(id));
    if (game == null) {
      throw new QueryException("unknown-game", "There is no game \"" + SafeExcerpt.of(id) + "\" here.");
    }
    Recipe plain = Objects.requireNonNull(recipes.get(game.id()), "each game in the list has a recipe");
    return plain.withOptions(chosen(game, options));
  }

  /** Returns the options in the order of the definition, without duplicates. */
  private static List<String> chosen(GameEntry game, List<String> options) {
    Set<String> wanted = new HashSet<>(options);
    List<String> known = game.options().stream().map(GameSummary.Option::id).toList();
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
