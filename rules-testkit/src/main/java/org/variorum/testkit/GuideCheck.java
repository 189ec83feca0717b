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
   * @param card the entry of the page's game in lists of games
   * @param games returns the game with the options that a list of ids names; an empty list means no options
   */
  public static List<FileProblem> problems(Guide guide, GameCard card, Function<List<String>, Game> games) {
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
        case Block.Example example -> game(example.location(), example.options())
            .ifPresent(game -> checkExample(example, game));
        case Block.PieceDiagram diagram -> game(diagram.location(), diagram.options())
            .ifPresent(game -> checkDiagram(diagram, game));
      }
    }
    checkCompleteness(guide, page);
    return problems;
  }

  private Optional<Game> game(PageLocation location, List<String> options) {
    List<String> known = card.options().stream().map(GameCard.Option::id).toList();
    List<String> unknownOptions = options.stream().filter(option -> !known.contains(option)).toList();
    unknownOptions.forEach(option -> complainUnknown(location, "option", option, known));
    return unknownOptions.isEmpty() ? Optional.of(games.apply(options)) : Optional.empty();
  }

  private void checkExample(Block.Example example, Game game) {
    List<Position> positions;
    try {
      positions = example.positions(game);
    } catch (FenException | IllegalSetupException | IllegalArgumentException e) {
      complain(example.location(), String.valueOf(e.getMessage()));
      return;
    }
    Position position = positions.getLast();
    for (String move : example.legal()) {
      if (San.read(position, move) instanceof SanReading.Refused refused) {
        complain(example.location(), move + " is not legal: " + refused.why().words());
      }
    }
    example.illegal().forEach(forbidden -> checkForbidden(example.location(), position, forbidden));
    if (example.check().isPresent() && example.check().get() != position.inCheck()) {
      complain(example.location(), "the side to move is " + (position.inCheck() ? "" : "not ") + "in check");
    }
    example.outcome().ifPresent(word -> checkOutcome(example.location(), word, position));
  }

  private void checkOutcome(PageLocation location, String word, Position position) {
    List<String> words = position.game().reasons().stream().map(Outcome.Reason::word).distinct().toList();
    Optional<String> outcome = position.outcome().map(end -> end.reason().word());
    if (!words.contains(word)) {
      complainUnknown(location, "outcome", word, words);
    } else if (!outcome.equals(Optional.of(word))) {
      complain(location, "the game has not ended with this outcome",
          outcome.map(other -> "outcome: " + other).orElse("no outcome: the game continues"));
    }
  }

  private void checkForbidden(PageLocation location, Position position, Block.Forbidden forbidden) {
    switch (San.read(position, forbidden.move())) {
      case SanReading.Found found -> complain(location, forbidden.move() + " is legal");
      case SanReading.Refused(Refusal.Illegal why) -> {
        if (!why.rule().name().equals(forbidden.rule())) {
          complain(location, forbidden.move() + " is forbidden by another rule: " + why.words(),
              "illegal: " + forbidden.move() + " " + why.rule().name());
        }
      }
      case SanReading.Refused(Refusal why) ->
          complain(location, forbidden.move() + " is no complete move: " + why.words());
    }
  }

  private void checkDiagram(Block.PieceDiagram diagram, Game game) {
    List<String> letters = game.definition().pieces().stream().map(PieceKind::letter).toList();
    if (!letters.contains(diagram.letter())) {
      complainUnknown(diagram.location(), "piece", diagram.letter(), letters);
    } else if (diagram.scene().isPresent()) {
      checkScene(diagram, diagram.scene().get(), game);
    }
  }

  private void checkScene(Block.PieceDiagram diagram, Block.Scene scene, Game game) {
    try {
      Position position = game.position(scene.fen());
      Optional<Piece> piece = game.board().square(scene.square()).flatMap(position::at);
      if (!piece.equals(Optional.of(new Piece(diagram.letter(), position.turn())))) {
        complain(diagram.location(),
            "no " + diagram.letter() + " of the side to move stands on " + scene.square());
      }
    } catch (FenException | IllegalSetupException e) {
      complain(diagram.location(), String.valueOf(e.getMessage()));
    }
  }

  private void checkCompleteness(Guide guide, PageLocation page) {
    String prose = guide.blocks().flatMap(GuideCheck::prose).collect(Collectors.joining("\n"));
    String lowerCaseProse = prose.toLowerCase(Locale.ROOT);
    List<String> shownLetters = guide.blocks().filter(Block.PieceDiagram.class::isInstance)
        .map(block -> ((Block.PieceDiagram) block).letter()).toList();
    for (PieceKind piece : games.apply(List.of()).definition().pieces()) {
      if (!shownLetters.contains(piece.letter())
          && !lowerCaseProse.contains(piece.name().toLowerCase(Locale.ROOT))) {
        complain(page, "the page does not mention the " + piece.name(),
            "its name, or a block piece with letter: " + piece.letter());
      }
    }
    card.options().stream().map(GameCard.Option::id).filter(option -> !prose.contains(option))
        .forEach(option -> complain(page, "the page does not say what the option " + option + " changes",
            "its name and what the other reading is"));
    card.inventor().stream().flatMap(inventor -> Stream.of(inventor.split(", *", -1)))
        .filter(person -> !prose.contains(person))
        .forEach(person -> complain(page, "the page does not name the inventor as the definition does",
            person));
  }

  private static Stream<String> prose(Block block) {
    return switch (block) {
      case Block.Prose prose -> Stream.of(prose.markdown());
      case Block.Example example -> Stream.of(example.title(), example.caption());
      case Block.PieceDiagram diagram -> Stream.empty();
    };
  }

  private void complain(PageLocation location, String message) {
    complain(location, message, Optional.empty(), Optional.empty());
  }

  private void complain(PageLocation location, String message, String expected) {
    complain(location, message, Optional.of(expected), Optional.empty());
  }

  /** Adds a complaint about a word that is not among the known words. */
  private void complainUnknown(PageLocation location, String kind, String word, List<String> known) {
    complain(location, "unknown " + kind + " \"" + word + "\"",
        Optional.of("one of " + String.join(", ", known)).filter(_ -> !known.isEmpty()),
        Nearest.to(word, known));
  }

  private void complain(PageLocation location, String message, Optional<String> expected,
      Optional<String> suggestion) {
    problems.add(new FileProblem(location.file(), location.line(), 1, message, expected, suggestion));
  }
}
