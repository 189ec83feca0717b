package org.variorum.view.game;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.variorum.rules.guide.Pages;
import org.variorum.rules.language.GameNames;
import org.variorum.rules.language.Library;
import org.variorum.view.answer.GameList;

/**
 * The games of a library that does not change, for one thread. The most recently requested editions are kept, because a
 * page asks for the same few again and again.
 */
public final class LibraryGames implements Games {

  /** A compiled game takes some megabytes. */
  private static final int MAX_EDITIONS = 8;

  private final Library library;
  private final Offer offer;
  /** The least recently requested first. */
  private final Map<Recipe, Edition> editions = new LinkedHashMap<>();

  private LibraryGames(Library library, Offer offer) {
    this.library = library;
    this.offer = offer;
  }

  /**
   * Reads a library. A definition that cannot be read is left out.
   *
   * @param pages the rules pages; the list of games contains their opening texts
   */
  public static LibraryGames of(Library library, Pages pages) {
    Map<String, String> texts = new HashMap<>();
    library.ids().forEach(id -> library.text(id).ifPresent(text -> texts.put(id, text)));
    return new LibraryGames(library, new Offer(texts, library, pages, (_, _) -> {
    }));
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
    Recipe recipe = offer.recipe(id, options);
    Edition known = editions.remove(recipe);
    Edition edition = known != null ? known : recipe.compile();
    if (editions.size() == MAX_EDITIONS) {
      editions.remove(editions.keySet().iterator().next());
    }
    editions.put(recipe, edition);
    return edition;
  }
}
