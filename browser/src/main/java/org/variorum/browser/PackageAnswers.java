package org.variorum.browser;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.variorum.browser.answer.Ending;
import org.variorum.browser.answer.FoundResult;
import org.variorum.browser.answer.GameTitle;
import org.variorum.browser.answer.LegalMove;
import org.variorum.browser.answer.ListedGame;
import org.variorum.browser.answer.PackageWriter;
import org.variorum.browser.answer.ResultLine;
import org.variorum.engine.Result;
import org.variorum.engine.Score;
import org.variorum.engine.Variation;
import org.variorum.rules.board.Side;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.GameCard;
import org.variorum.rules.language.Library;
import org.variorum.rules.notation.San;
import org.variorum.rules.notation.SanReading;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Outcome;
import org.variorum.view.position.Views;

/** Answers to the npm package's questions about games and positions, in JSON. */
final class PackageAnswers {

  private static final Views VIEWS = new Views();

  private PackageAnswers() {}

  /** The games of a library, in the order in which lists show them: an array of {@link ListedGame}. */
  static String games(Library library) {
    DefinitionReader reader = new DefinitionReader(library);
    return array(library.ids().stream().map(reader::card).sorted(GameCard.ORDER)
        .map(card -> PackageWriter.text(new ListedGame(card.id(), card.name(), card.about().orElse(""),
            card.family().title(), card.options().stream().map(GameCard.Option::id).toList()))));
  }

  static String game(Game game) {
    return PackageWriter.text(new GameTitle(game.definition().title().id(), game.definition().title().name(),
        game.definition().options(), List.of(game.sides().of(Side.WHITE), game.sides().of(Side.BLACK))));
  }

  /** The legal moves: an array of {@link LegalMove}. */
  static String moves(Position position) {
    Map<Move, List<String>> steps = VIEWS.steps(position);
    return array(San.writeAll(position).entrySet().stream().map(each -> PackageWriter.text(
        new LegalMove(each.getKey().text(), each.getValue(), steps.getOrDefault(each.getKey(), List.of())))));
  }

  /** The outcome: an {@link Ending}; {@code null} while the game goes on. */
  static String outcome(Position position) {
    return position.outcome().map(outcome -> PackageWriter.text(ending(position, outcome))).orElse("null");
  }

  private static Ending ending(Position position, Outcome outcome) {
    return new Ending(outcome.winner().map(Views::color).orElse(null), outcome.result(),
        outcome.reason().word(), position.game().sides().in(outcome.sentence()));
  }

  /** Why a text in COM-3 or SAN is no legal move, in words; empty if it is one. */
  static Optional<String> whyNot(Position position, String text) {
    return switch (San.read(position, text)) {
      case SanReading.Found _ -> Optional.empty();
      case SanReading.Refused refused -> Optional.of(refused.why().words());
    };
  }

  /** A result of a search: a {@link FoundResult}. */
  static String result(Position position, Result result) {
    return PackageWriter.text(new FoundResult(result.depth(), result.nodes(), result.time().toMillis(),
        result.variations().stream().map(variation -> line(position, variation)).toList()));
  }

  private static ResultLine line(Position position, Variation variation) {
    Score score = variation.score();
    return new ResultLine(score instanceof Score.Centipawns centipawns ? centipawns.value() : null,
        wins(score), variation.moves().stream().map(Move::text).toList(), san(position, variation.moves()));
  }

  private static @Nullable Integer wins(Score score) {
    return switch (score) {
      case Score.Centipawns _ -> null;
      case Score.Wins wins -> wins.moves();
      case Score.Loses loses -> -loses.moves();
    };
  }

  private static List<String> san(Position start, List<Move> moves) {
    List<String> texts = new ArrayList<>();
    Position position = start;
    for (Move move : moves) {
      texts.add(San.write(position, move));
      position = position.play(move);
    }
    return texts;
  }

  static String array(Stream<String> elements) {
    return elements.collect(Collectors.joining(",", "[", "]"));
  }
}
