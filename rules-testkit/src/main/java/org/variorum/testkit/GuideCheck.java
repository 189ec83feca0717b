package org.variorum.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.variorum.rules.definition.FileProblem;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.guide.Block;
import org.variorum.rules.guide.Guide;
import org.variorum.rules.guide.PageLocation;
import org.variorum.rules.language.GameCard;
import org.variorum.rules.notation.San;
import org.variorum.rules.notation.SanReading;
import org.variorum.rules.position.FenException;
import org.variorum.rules.position.IllegalSetupException;
import org.variorum.rules.position.Outcome;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.Refusal;
import org.variorum.rules.text.Nearest;

/**
 * Check of a rules page against its game. Each example is played, and each diagram is set up. The page must mention
 * each piece, each option and the inventor.
 */
public final class GuideCheck {

  private final GameCard card;
  private final Function<List<String>, Game> games;
  private final List<FileProblem> problems = new ArrayList<>();

  private GuideCheck(GameCard card, Function<List<String>, Game> games) {
    this.card = card;
    this.games = games;
  }

  /**
   * Returns all problems of a page.
   *
   * @param card the card that lists show for the page's game
   * @param games returns the game with some of the card's options
   */
  public static List<FileProblem> of(Guide guide, GameCard card, Function<List<String>, Game> games) {
    return new GuideCheck(card, games).check(guide);
  }

  private List<FileProblem> check(Guide guide) {
    PageLocation page = new PageLocation(guide.file(), 1);
    if (!guide.title().equals(card.name())) {
      complain(page, "the title is not the game's name", "# " + card.name());
    }
    for (Block block : guide.blocks().toList()) {
      switch (block) {
        case Block.Prose prose -> {}
        case Block.Example example -> game(example.at(), example.options())
            .ifPresent(game -> checkExample(example, game));
        case Block.PieceDiagram diagram -> game(diagram.at(), diagram.options())
            .ifPresent(game -> checkDiagram(diagram, game));
      }
    }
    checkCompleteness(guide, page);
    return problems;
  }

  private Optional<Game> game(PageLocation at, List<String> options) {
    List<String> known = card.options().stream().map(GameCard.Option::id).toList();
    List<String> unknown = options.stream().filter(option -> !known.contains(option)).toList();
    unknown.forEach(option -> unknown(at, "option", option, known));
    return unknown.isEmpty() ? Optional.of(games.apply(options)) : Optional.empty();
  }

  private void checkExample(Block.Example example, Game game) {
    List<Position> positions;
    try {
      positions = example.positions(game);
    } catch (FenException | IllegalSetupException | IllegalArgumentException e) {
      complain(example.at(), String.valueOf(e.getMessage()));
      return;
    }
    Position last = positions.getLast();
    for (String move : example.legal()) {
      if (San.read(last, move) instanceof SanReading.Refused refused) {
        complain(example.at(), move + " is not legal: " + refused.why().words());
      }
    }
    example.illegal().forEach(forbidden -> checkForbidden(example.at(), last, forbidden));
    if (example.check().isPresent() && example.check().get() != last.inCheck()) {
      complain(example.at(), "the side to move is " + (last.inCheck() ? "" : "not ") + "in check");
    }
    example.outcome().ifPresent(word -> checkOutcome(example.at(), word, last));
  }

  private void checkOutcome(PageLocation at, String word, Position position) {
    List<String> words = position.game().reasons().stream().map(Outcome.Reason::word).distinct().toList();
    Optional<String> outcome = position.outcome().map(end -> end.reason().word());
    if (!words.contains(word)) {
      unknown(at, "outcome", word, words);
    } else if (!outcome.equals(Optional.of(word))) {
      complain(at, "the game has not ended with this outcome",
          outcome.map(other -> "outcome: " + other).orElse("no outcome, for it goes on"));
    }
  }

  private void checkForbidden(PageLocation at, Position position, Block.Forbidden forbidden) {
    switch (San.read(position, forbidden.move())) {
      case SanReading.Found found -> complain(at, forbidden.move() + " is legal");
      case SanReading.Refused(Refusal.Illegal why) -> {
        if (!why.rule().name().equals(forbidden.rule())) {
          complain(at, forbidden.move() + " is forbidden by another rule: " + why.words(),
              "illegal: " + forbidden.move() + " " + why.rule().name());
        }
      }
      case SanReading.Refused(Refusal why) ->
          complain(at, forbidden.move() + " is no complete move: " + why.words());
    }
  }

  private void checkDiagram(Block.PieceDiagram diagram, Game game) {
    List<String> letters = game.definition().pieces().stream().map(PieceKind::letter).toList();
    if (!letters.contains(diagram.letter())) {
      unknown(diagram.at(), "piece", diagram.letter(), letters);
    } else if (diagram.scene().isPresent()) {
      checkScene(diagram, diagram.scene().get(), game);
    }
  }

  private void checkScene(Block.PieceDiagram diagram, Block.Scene scene, Game game) {
    try {
      Position position = game.position(scene.fen());
      Optional<Piece> piece = game.board().square(scene.square()).flatMap(position::at);
      if (!piece.equals(Optional.of(new Piece(diagram.letter(), position.turn())))) {
        complain(diagram.at(),
            "no " + diagram.letter() + " of the side to move stands on " + scene.square());
      }
    } catch (FenException | IllegalSetupException e) {
      complain(diagram.at(), String.valueOf(e.getMessage()));
    }
  }

  private void checkCompleteness(Guide guide, PageLocation page) {
    String prose = guide.blocks().flatMap(GuideCheck::words).collect(Collectors.joining("\n"));
    String lower = prose.toLowerCase(Locale.ROOT);
    List<String> shown = guide.blocks().filter(Block.PieceDiagram.class::isInstance)
        .map(block -> ((Block.PieceDiagram) block).letter()).toList();
    for (PieceKind piece : games.apply(List.of()).definition().pieces()) {
      if (!shown.contains(piece.letter()) && !lower.contains(piece.name().toLowerCase(Locale.ROOT))) {
        complain(page, "the page does not mention the " + piece.name(),
            "its name, or a block piece with letter: " + piece.letter());
      }
    }
    card.options().stream().map(GameCard.Option::id).filter(option -> !prose.contains(option))
        .forEach(option -> complain(page, "the page does not say what the option " + option + " changes",
            "its name and what the other reading is"));
    card.inventor().stream().flatMap(inventor -> Stream.of(inventor.split(", *", -1)))
        .filter(part -> !prose.contains(part))
        .forEach(part -> complain(page, "the page does not name the inventor as the definition does",
            part));
  }

  private static Stream<String> words(Block block) {
    return switch (block) {
      case Block.Prose prose -> Stream.of(prose.markdown());
      case Block.Example example -> Stream.of(example.title(), example.say());
      case Block.PieceDiagram diagram -> Stream.empty();
    };
  }

  private void complain(PageLocation at, String message) {
    complain(at, message, Optional.empty(), Optional.empty());
  }

  private void complain(PageLocation at, String message, String expected) {
    complain(at, message, Optional.of(expected), Optional.empty());
  }

  /** Adds a complaint about a word that is not among the known words. */
  private void unknown(PageLocation at, String kind, String word, List<String> known) {
    complain(at, "unknown " + kind + " \"" + word + "\"",
        Optional.of("one of " + String.join(", ", known)).filter(_ -> !known.isEmpty()),
        Nearest.to(word, known));
  }

  private void complain(PageLocation at, String message, Optional<String> expected,
      Optional<String> suggestion) {
    problems.add(new FileProblem(at.file(), at.line(), 1, message, expected, suggestion));
  }
}
