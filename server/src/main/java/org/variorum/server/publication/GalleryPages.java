package org.variorum.server.publication;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.variorum.server.api.RefusedException;
import org.variorum.server.api.publication.Gallery;
import org.variorum.server.budget.Work;
import org.variorum.server.catalog.Catalog;
import org.variorum.server.store.publication.PublicationStore;
import org.variorum.server.store.publication.PublicationStore.Listed;
import org.variorum.server.store.publication.PublicationStore.Order;
import org.variorum.server.store.publication.StoredDefinition;
import org.variorum.view.answer.GameList;

/** The public definitions, in pages. A page that was read is kept for some seconds. */
public final class GalleryPages {

  private static final Duration MEMORY = Duration.ofSeconds(5);

  private final PublicationStore store;
  private final Catalog catalog;
  private final Cache<Choice, Gallery> recent =
      Caffeine.newBuilder().expireAfterWrite(MEMORY).maximumSize(50).build();

  private record Choice(Order order, String tag, int page) {}

  public GalleryPages(PublicationStore store, Catalog catalog) {
    this.store = store;
    this.catalog = catalog;
  }

  /**
   * A page of the gallery.
   *
   * @param order {@code newest}, {@code played} or {@code name}; null for the newest first
   * @param tag a tag that all have; null for any
   * @param page the number of the page, from 1; null for the first
   * @throws RefusedException if there is no such order, tag or page
   */
  public Gallery page(@Nullable String order, @Nullable String tag, @Nullable String page) {
    Choice choice = new Choice(order(order), tag(tag), number(page));
    Gallery known = recent.getIfPresent(choice);
    if (known != null) {
      return known;
    }
    Gallery gallery = read(choice);
    recent.put(choice, gallery);
    return gallery;
  }

  private static Order order(@Nullable String order) {
    return order == null ? Order.newest
        : Arrays.stream(Order.values()).filter(each -> each.name().equals(order)).findFirst()
            .orElseThrow(() -> bad("\"order\" is newest, played or name."));
  }

  private static String tag(@Nullable String tag) {
    if (tag != null && !QueryChecks.isTag(tag)) {
      throw bad("There is no such tag.");
    }
    return tag == null ? "" : tag;
  }

  private static int number(@Nullable String page) {
    if (page == null) {
      return 1;
    }
    if (!page.matches("[1-9][0-9]{0,3}") || Integer.parseInt(page) > PublicationLimits.GALLERY_PAGES) {
      throw bad("\"page\" is a number from 1 to " + PublicationLimits.GALLERY_PAGES + ".");
    }
    return Integer.parseInt(page);
  }

  private static RefusedException bad(String words) {
    return new RefusedException(400, "bad-gallery", words);
  }

  private Gallery read(Choice choice) {
    int size = PublicationLimits.GALLERY_PAGE;
    List<Listed> listed = store.gallery(choice.order, choice.tag, (choice.page - 1) * size, size + 1);
    List<Gallery.Entry> entries = listed.stream().limit(size).flatMap(this::entry).toList();
    return new Gallery(entries, listed.size() > size);
  }

  /** A definition that this version of the program cannot read is left out. */
  private Stream<Gallery.Entry> entry(Listed listed) {
    Work.step();
    StoredDefinition definition = listed.definition();
    GameList list = catalog.listOf(definition.id());
    return list.games().stream().map(game -> new Gallery.Entry(game, list.shapes().get(game.shape()),
        definition.owner(), definition.tags(), listed.games(), definition.published().toString()));
  }
}
