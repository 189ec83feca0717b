package org.variorum.browser;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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

/** Answers to questions about games and positions, in JSON. */
final class Answers {

  private static final Views VIEWS = new Views();

  private Answers() {}

  /** The games of a library, in the order in which lists show them. */
  static String games(Library library) {
    DefinitionReader reader = new DefinitionReader(library);
    Json json = new Json().beginArray();
    for (GameCard card : library.ids().stream().map(reader::card).sorted(GameCard.ORDER).toList()) {
      json.beginObject().name("id").value(card.id()).name("name").value(card.name()).name("about")
          .value(card.about().orElse("")).name("family").value(card.family().title()).name("options")
          .values(card.options().stream().map(GameCard.Option::id).toList()).endObject();
    }
    return json.endArray().toString();
  }

  /** What a game is called, and the names of its sides. */
  static String game(Game game) {
    return new Json().beginObject().name("id").value(game.definition().title().id()).name("name")
        .value(game.definition().title().name()).name("options").values(game.definition().options())
        .name("sides").values(List.of(game.sides().of(Side.WHITE), game.sides().of(Side.BLACK))).endObject()
        .toString();
  }

  /** The legal moves with their texts in COM-3 and in SAN, and the steps by which a player enters them. */
  static String moves(Position position) {
    Map<Move, List<String>> steps = VIEWS.steps(position);
    Json json = new Json().beginArray();
    for (Map.Entry<Move, String> each : San.writeAll(position).entrySet()) {
      json.beginObject().name("text").value(each.getKey().text()).name("san").value(each.getValue())
          .name("steps").values(steps.getOrDefault(each.getKey(), List.of())).endObject();
    }
    return json.endArray().toString();
  }

  /** The outcome: winner, reason and words; {@code null} while the game goes on. */
  static String outcome(Position position) {
    Optional<Outcome> outcome = position.outcome();
    if (outcome.isEmpty()) {
      return "null";
    }
    return new Json().beginObject().name("winner")
        .value(outcome.get().winner().map(Answers::word).orElse(null))
        .name("result").value(outcome.get().result()).name("reason").value(outcome.get().reason().word())
        .name("words").value(position.game().sides().in(outcome.get().sentence())).endObject().toString();
  }

  static String word(Side side) {
    return side == Side.WHITE ? "white" : "black";
  }

  /** Why a text in COM-3 or SAN is no legal move, in words; empty if it is one. */
  static Optional<String> whyNot(Position position, String text) {
    return switch (San.read(position, text)) {
      case SanReading.Found _ -> Optional.empty();
      case SanReading.Refused refused -> Optional.of(refused.why().words());
    };
  }

  /**
   * The lines of a search. Each has its score for the side to move ({@code centipawns}, or {@code wins}: the number of
   * moves to a forced win, negative for a loss), and its moves as texts and in SAN.
   */
  static String lines(Position position, Result result) {
    Json json =
        new Json().beginObject().name("depth").value(result.depth()).name("nodes").value(result.nodes())
            .name("time").value(result.time().toMillis()).name("lines").beginArray();
    for (Variation variation : result.variations()) {
      json.beginObject();
      score(json, variation.score());
      json.name("line").values(variation.moves().stream().map(Move::text).toList());
      json.name("san").values(san(position, variation.moves())).endObject();
    }
    return json.endArray().endObject().toString();
  }

  private static void score(Json json, Score score) {
    switch (score) {
      case Score.Centipawns centipawns -> json.name("centipawns").value(centipawns.value());
      case Score.Wins wins -> json.name("wins").value(wins.moves());
      case Score.Loses loses -> json.name("wins").value(-loses.moves());
    }
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
}
