package org.variorum.view.guide;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.variorum.rules.card.PieceCard;
import org.variorum.rules.card.RuleCard;
import org.variorum.rules.game.Position;
import org.variorum.rules.guide.Block;
import org.variorum.rules.guide.Guide;
import org.variorum.rules.guide.GuideException;
import org.variorum.rules.guide.GuideReader;
import org.variorum.rules.guide.Pages;
import org.variorum.rules.language.GameCard;
import org.variorum.view.answer.InsightView;
import org.variorum.view.answer.RulesPage;
import org.variorum.view.game.Edition;
import org.variorum.view.game.Games;
import org.variorum.view.position.InsightViews;
import org.variorum.view.position.MoveLine;
import org.variorum.view.position.Views;
import org.variorum.view.position.Why;
import org.variorum.view.query.QueryException;

/**
 * Builder of rules pages for people: the game's page in Markdown, or a diagram of each piece if it has none, and then its
 * rule card. A block of a page that contradicts the rules is left out.
 */
public final class RulesPages {

  private final Games games;
  private final Pages pages;
  private final Views views;
  private final BiConsumer<String, String> omission;
  private final Runnable beforeStep;

  /**
   * @param pages the rules pages in Markdown
   * @param omission receives the id of a game of which a page or a block is left out, and the reason
   * @param beforeStep runs before each move, and may throw an exception to stop work that takes too long
   */
  public RulesPages(Games games, Pages pages, Views views, BiConsumer<String, String> omission,
      Runnable beforeStep) {
    this.games = games;
    this.pages = pages;
    this.views = views;
    this.omission = omission;
    this.beforeStep = beforeStep;
  }

  /** The rules of a game with its options. */
  public RulesPage page(Edition edition) {
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
      omission.accept(id, "the page: " + e.getMessage());
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
      blocks.add(block(ProseWriter.html("## " + section.heading())));
      section.blocks().forEach(block -> block(edition, block).ifPresent(blocks::add));
    }
    return blocks;
  }

  private Optional<RulesPage.Block> block(Edition edition, Block block) {
    String id = edition.summary().id();
    try {
      return Optional.of(switch (block) {
        case Block.Prose text -> block(ProseWriter.html(text.markdown()));
        case Block.Example example -> block(example(games.edition(id, example.options()), example));
        case Block.PieceDiagram piece -> block(diagram(
            piece.options().isEmpty() ? edition : games.edition(id, piece.options()), piece.letter(),
            piece.scene()));
      });
    } catch (QueryException e) {
      omission.accept(id, "a block: " + e.getMessage());
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
    MoveLine line = MoveLine.play(edition, example.fen().orElse(null), example.moves(), beforeStep);
    Position end = line.end();
    return new RulesPage.Example(example.title(), example.caption(), edition.options(),
        line.view(views, beforeStep),
        views.withMoves(views.position(line.start(), 0), line.start()),
        example.legal().stream().map(move -> MoveLine.move(end, move).text()).toList(),
        example.illegal().stream().map(Block.Forbidden::move)
            .map(move -> new RulesPage.Refused(move, Why.of(end, move))).toList());
  }

  private RulesPage.Diagram diagram(Edition edition, String letter, Optional<Block.Scene> scene) {
    PieceCard piece =
        card(edition).pieces().stream().filter(card -> card.piece().letter().equals(letter)).findFirst()
            .orElseThrow(
                () -> new QueryException("unknown-piece", "There is no piece \"" + letter + "\"."));
    DiagramSetup diagramSetup = scene.map(shown -> new DiagramSetup(shown.fen(), shown.square()))
        .orElseGet(() -> DiagramSetup.of(edition.game(), piece.piece()));
    InsightView insight = InsightViews.of(edition.game(), diagramSetup.fen(), diagramSetup.square());
    return new RulesPage.Diagram(letter, piece.piece().name(), CardSections.words(piece), diagramSetup.fen(),
        diagramSetup.square(),
        insight.sights());
  }
}
