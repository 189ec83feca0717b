package org.variorum.server.guide;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.variorum.rules.card.PieceCard;
import org.variorum.rules.card.RuleCard;
import org.variorum.rules.game.Position;
import org.variorum.rules.guide.Block;
import org.variorum.rules.guide.Guide;
import org.variorum.rules.guide.GuideException;
import org.variorum.rules.guide.GuideReader;
import org.variorum.rules.guide.Pages;
import org.variorum.rules.language.GameCard;
import org.variorum.server.api.InsightView;
import org.variorum.server.api.RefusedException;
import org.variorum.server.api.RulesPage;
import org.variorum.server.budget.Work;
import org.variorum.server.catalog.Catalog;
import org.variorum.server.catalog.Edition;
import org.variorum.server.view.InsightViews;
import org.variorum.server.view.MoveLine;
import org.variorum.server.view.Views;
import org.variorum.server.view.Why;

/**
 * The rules of games, as pages for people. A changed page is noticed within a minute. A game without such a page gets
 * a diagram of each piece instead. A block that contradicts the rules is left out and logged.
 */
public final class RulesPages {

  private static final Logger LOG = LoggerFactory.getLogger(RulesPages.class);
  private static final int MAX_PAGES = 64;

  private final Catalog catalog;
  private final Pages pages;
  private final Views views;
  private final ProseWriter prose = new ProseWriter();
  private final Cache<Edition, RulesPage> cache =
      Caffeine.newBuilder().maximumSize(MAX_PAGES).expireAfterWrite(Duration.ofMinutes(1)).build();

  /** @param pages the rules pages in Markdown */
  public RulesPages(Catalog catalog, Pages pages, Views views) {
    this.catalog = catalog;
    this.pages = pages;
    this.views = views;
  }

  /** The rules of a game with its options. */
  public RulesPage page(Edition edition) {
    RulesPage known = cache.getIfPresent(edition);
    return known != null ? known
        : Work.withoutSteps(() -> cache.get(edition, rules -> Work.withoutYielding(() -> write(rules))));
  }

  private RulesPage write(Edition edition) {
    List<RulesPage.Block> blocks = guide(edition.summary().id()).map(guide -> blocks(edition, guide))
        .orElseGet(() -> edition.game().definition().pieces().stream()
            .map(piece -> block(diagram(edition, piece.letter(), Optional.empty()))).toList());
    return new RulesPage(edition.summary(), edition.options(), blocks, CardSections.of(card(edition),
        RuleCard.of(edition.game().definition(), options(edition))));
  }

  private Optional<Guide> guide(String id) {
    if (pages.text(id).isEmpty()) {
      return Optional.empty();
    }
    try {
      return Optional.of(new GuideReader(pages).read(id));
    } catch (GuideException e) {
      LOG.warn("The rules page of {} is left out: {}", id, e.getMessage());
      return Optional.empty();
    }
  }

  private static RuleCard card(Edition edition) {
    return RuleCard.inWords(edition.game().definition(), options(edition));
  }

  private static List<GameCard.Option> options(Edition edition) {
    return edition.summary().options().stream()
        .map(option -> new GameCard.Option(option.id(), option.about())).toList();
  }

  private List<RulesPage.Block> blocks(Edition edition, Guide guide) {
    List<RulesPage.Block> blocks = new ArrayList<>();
    guide.opening().forEach(block -> block(edition, block).ifPresent(blocks::add));
    for (Guide.Section section : guide.sections()) {
      blocks.add(block(prose.html("## " + section.heading())));
      section.blocks().forEach(block -> block(edition, block).ifPresent(blocks::add));
    }
    return blocks;
  }

  private Optional<RulesPage.Block> block(Edition edition, Block block) {
    String id = edition.summary().id();
    try {
      return Optional.of(switch (block) {
        case Block.Prose text -> block(prose.html(text.markdown()));
        case Block.Example example -> block(example(catalog.edition(id, example.options()), example));
        case Block.PieceDiagram piece -> block(diagram(
            piece.options().isEmpty() ? edition : catalog.edition(id, piece.options()), piece.letter(),
            piece.scene()));
      });
    } catch (RefusedException e) {
      LOG.warn("A block of the rules page of {} is left out: {}", id, e.getMessage());
      return Optional.empty();
    }
  }

  private static RulesPage.Block block(String html) {
    return new RulesPage.Block(html, null, null);
  }

  private static RulesPage.Block block(RulesPage.Example example) {
    return new RulesPage.Block(null, example, null);
  }

  private static RulesPage.Block block(RulesPage.Diagram diagram) {
    return new RulesPage.Block(null, null, diagram);
  }

  private RulesPage.Example example(Edition edition, Block.Example example) {
    MoveLine line = MoveLine.play(edition, example.fen().orElse(null), example.moves());
    Position end = line.end();
    return new RulesPage.Example(example.title(), example.caption(), edition.options(), line.view(views),
        views.withMoves(views.position(line.start(), 0), line.start()),
        example.legal().stream().map(move -> MoveLine.move(end, move).text()).toList(),
        example.illegal().stream().map(Block.Forbidden::move)
            .map(move -> new RulesPage.Refused(move, Why.of(end, move))).toList());
  }

  private RulesPage.Diagram diagram(Edition edition, String letter, Optional<Block.Scene> scene) {
    PieceCard piece =
        card(edition).pieces().stream().filter(card -> card.piece().letter().equals(letter)).findFirst()
            .orElseThrow(
                () -> new RefusedException(400, "unknown-piece", "There is no piece \"" + letter + "\"."));
    DiagramSetup diagramSetup = scene.map(shown -> new DiagramSetup(shown.fen(), shown.square()))
        .orElseGet(() -> DiagramSetup.of(edition.game(), piece.piece()));
    InsightView insight = InsightViews.of(edition.game(), diagramSetup.fen(), diagramSetup.square());
    return new RulesPage.Diagram(letter, piece.piece().name(), CardSections.words(piece), diagramSetup.fen(),
        diagramSetup.square(),
        insight.sights());
  }
}
