package org.variorum.server.guide;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.variorum.rules.guide.Pages;
import org.variorum.server.budget.Work;
import org.variorum.view.answer.RulesPage;
import org.variorum.view.game.Edition;
import org.variorum.view.game.Games;
import org.variorum.view.guide.RulesPages;
import org.variorum.view.position.Views;

/** The rules pages of games, each kept for a minute. What is left out of a page is logged. */
public final class RulesPageCache {

  private static final Logger LOG = LoggerFactory.getLogger(RulesPageCache.class);
  private static final int MAX_PAGES = 64;

  private final RulesPages pages;
  private final Cache<Edition, RulesPage> cache =
      Caffeine.newBuilder().maximumSize(MAX_PAGES).expireAfterWrite(Duration.ofMinutes(1)).build();

  private RulesPageCache(RulesPages pages) {
    this.pages = pages;
  }

  /** @param pages the rules pages in Markdown */
  public static RulesPageCache of(Games games, Pages pages, Views views) {
    return new RulesPageCache(new RulesPages(games, pages, views,
        (id, omission) -> LOG.warn("Left out of the rules of {}: {}", id, omission), Work::step));
  }

  /** The rules of a game with its options. */
  public RulesPage page(Edition edition) {
    RulesPage known = cache.getIfPresent(edition);
    return known != null ? known
        : Work.withoutSteps(() -> cache.get(edition, rules -> Work.withoutYielding(() -> pages.page(rules))));
  }
}
