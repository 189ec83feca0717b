package org.variorum.view.game;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.language.GameCard;
import org.variorum.rules.platform.Distinct;
import org.variorum.view.answer.Family;
import org.variorum.view.answer.GameEntry;
import org.variorum.view.answer.GameList;
import org.variorum.view.answer.Shape;

/** A builder of the list of games. It uses only definitions, and compiles no game. */
final class Entries {

  /**
   * A definition without options.
   *
   * @param opening the text of its rules page before the first section
   * @param special the mechanisms that distinguish the game, in a word or two each
   * @param hasSeveralStarts whether it has several start positions
   */
  record ListedGame(GameCard card, Definition definition, Optional<String> opening, List<String> special,
      boolean hasSeveralStarts) {}

  private final List<Shape> shapes = new ArrayList<>();

  private Entries() {}

  static GameList of(List<ListedGame> games) {
    Entries entries = new Entries();
    List<ListedGame> sorted =
        games.stream().sorted(Comparator.comparing(ListedGame::card, GameCard.ORDER)).toList();
    List<Family> families = sorted.stream().map(game -> game.card().family()).filter(Distinct.values())
        .map(family -> new Family(family.id(), family.title(), family.about())).toList();
    List<GameEntry> gameEntries = sorted.stream().map(entries::entry).toList();
    return new GameList(families, List.copyOf(entries.shapes), gameEntries);
  }

  private GameEntry entry(ListedGame game) {
    GameCard card = game.card();
    Definition definition = game.definition();
    List<String> otherNames = definition.title().otherNames();
    return new GameEntry(card.id(), card.name(), otherNames.isEmpty() ? null : otherNames,
        card.inventor().orElse(null), card.about().orElse(null), game.opening().orElse(null),
        card.family().id(), card.formOf().orElse(null), shape(Summaries.board(definition)),
        Summaries.signs(definition),
        definition.start(), game.hasSeveralStarts() ? Boolean.TRUE : null,
        definition.pieces().stream().map(piece -> Summaries.look(definition, piece)).toList(),
        Summaries.sides(definition),
        game.special(), Summaries.options(card));
  }

  private int shape(Shape shape) {
    if (!shapes.contains(shape)) {
      shapes.add(shape);
    }
    return shapes.indexOf(shape);
  }
}
