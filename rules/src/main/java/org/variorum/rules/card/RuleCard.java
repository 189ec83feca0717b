package org.variorum.rules.card;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Title;
import org.variorum.rules.language.GameCard;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.registry.RoomRegistry;
import org.variorum.rules.rule.Phrasing;

/**
 * The rules of a game in English, written from its definition. Rules are whole sentences. A description of a piece
 * begins with a lower-case letter and has no full stop.
 *
 * @param title the names of the game, and its inventor
 * @param pieces every kind of piece, in the order of the definition
 * @param mechanisms the peculiarities of the board, and the rules beyond moving and capturing
 * @param goals how the game is won, lost or drawn, and the rules about royal pieces
 * @param draws the rules that make a long game a draw
 * @param options the options that players can choose
 */
public record RuleCard(Title title, List<PieceCard> pieces, List<String> mechanisms, List<String> goals,
    List<String> draws, List<Choice> options) {

  /**
   * An option.
   *
   * @param id the name of the option in the definition
   * @param about the change that the option makes, in a sentence
   * @param chosen whether the option is applied
   */
  public record Choice(String id, String about, boolean chosen) {}

  public RuleCard {
    pieces = List.copyOf(pieces);
    mechanisms = List.copyOf(mechanisms);
    goals = List.copyOf(goals);
    draws = List.copyOf(draws);
    options = List.copyOf(options);
  }

  /** Returns the card of a definition and its options. Movement is described in words and in notation. */
  public static RuleCard of(Definition definition, List<GameCard.Option> options) {
    return of(RoomRegistry.phrasing(definition, true), options);
  }

  /**
   * Returns the card of a definition and its options. Movement is described in words, or in notation if there are no
   * words for the movement.
   */
  public static RuleCard inWords(Definition definition, List<GameCard.Option> options) {
    return of(RoomRegistry.phrasing(definition, false), options);
  }

  private static RuleCard of(Phrasing phrasing, List<GameCard.Option> options) {
    Definition definition = phrasing.definition();
    UnaryOperator<String> renaming = definition.title().look().sides()::in;
    return new RuleCard(definition.title(),
        definition.pieces().stream().map(piece -> new PieceWords(piece, phrasing).card().withNames(renaming))
            .toList(),
        Stream.concat(phrasing.places().sentences().stream(), RoomRegistry.sentences(Section.RULES, phrasing))
            .map(renaming).toList(),
        new GoalWords(phrasing).sentences().stream().map(renaming).toList(),
        RoomRegistry.sentences(Section.DRAWS, phrasing).map(renaming).toList(),
        options.stream()
            .map(
                option -> new Choice(option.id(), option.about(), definition.options().contains(option.id())))
            .toList());
  }
}
