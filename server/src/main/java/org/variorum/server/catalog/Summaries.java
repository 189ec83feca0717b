package org.variorum.server.catalog;

import java.util.ArrayList;
import java.util.List;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Man;
import org.variorum.rules.definition.Mechanism.Hands;
import org.variorum.rules.game.Game;
import org.variorum.rules.language.GameCard;
import org.variorum.server.api.GameSummary;
import org.variorum.server.api.GameSummary.ManLook;
import org.variorum.server.api.Shape;

/** What pages show of a game. */
final class Summaries {

  private Summaries() {}

  static GameSummary of(GameCard card, Game game) {
    Definition definition = game.definition();
    return new GameSummary(card.id(), card.name(), card.version(), card.inventor().orElse(null),
        card.about().orElse(null), card.source().orElse(null), shape(game.board()), game.start().fen(),
        definition.mechanism(Hands.class).isPresent(),
        card.options().stream().map(option -> new GameSummary.Option(option.id(), option.about())).toList(),
        definition.men().stream().map(Summaries::look).toList(), SpecialWords.of(definition));
  }

  private static ManLook look(Man man) {
    return new ManLook(man.letter(), man.name(), man.royal(), man.basic().isPresent(), List.of());
  }

  private static Shape shape(Geometry board) {
    Geometry rectangle = Geometry.rectangle(board.files(), board.ranks());
    List<String> holes = new ArrayList<>();
    for (int cell = 0; cell < rectangle.size(); cell++) {
      String name = rectangle.name(cell);
      if (board.square(name).isEmpty()) {
        holes.add(name);
      }
    }
    return new Shape(board.files(), board.ranks(), holes);
  }
}
