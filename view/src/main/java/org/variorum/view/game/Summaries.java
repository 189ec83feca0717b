package org.variorum.view.game;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.board.Side;
import org.variorum.rules.board.Zone;
import org.variorum.rules.card.BoardSigns;
import org.variorum.rules.card.SpecialWords;
import org.variorum.rules.definition.Anatomy;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Look;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.SimpleMover;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.game.StartPositions;
import org.variorum.rules.language.GameCard;
import org.variorum.rules.notation.San;
import org.variorum.view.answer.GameSummary;
import org.variorum.view.answer.GameSummary.Example;
import org.variorum.view.answer.GameSummary.FenFields;
import org.variorum.view.answer.GameSummary.Legend;
import org.variorum.view.answer.GameSummary.Option;
import org.variorum.view.answer.GameSummary.PieceLook;
import org.variorum.view.answer.GameSummary.SideLook;
import org.variorum.view.answer.GameSummary.Sides;
import org.variorum.view.answer.GameSummary.Sign;
import org.variorum.view.answer.Shape;

/** Converts games to the summaries that pages show. */
final class Summaries {

  private Summaries() {}

  static GameSummary of(GameCard card, Game game) {
    Definition definition = game.definition();
    BoardSigns signs = BoardSigns.of(definition);
    return new GameSummary(card.id(), definition.title().key(), card.name(), card.inventor().orElse(null),
        card.about().orElse(null), card.source().orElse(null),
        board(definition, ShapeViews.signs(definition.board(), signs)), legend(signs), game.start().fen(),
        StartPositions.of(game).map(StartPositions::count).orElse(null),
        example(game.start()),
        !game.rules().heldLetters().isEmpty(),
        options(card),
        definition.pieces().stream().map(piece -> look(definition, piece)).toList(), sides(definition),
        SpecialWords.of(definition, game.rules()),
        fields(game));
  }

  private static @Nullable Example example(Position start) {
    return San.exampleMove(start).map(move -> new Example(San.write(start, move), move.text())).orElse(null);
  }

  /** The board without marks for squares that matter to the rules. */
  static Shape board(Definition definition) {
    return board(definition, null);
  }

  private static Shape board(Definition definition, Shape.@Nullable Signs signs) {
    return ShapeViews.of(definition.board(), definition.title().look().board(), signs);
  }

  /** The marks for squares that matter to the rules; null if there are none. */
  static Shape.@Nullable Signs signs(Definition definition) {
    return ShapeViews.signs(definition.board(), BoardSigns.of(definition));
  }

  private static List<Legend> legend(BoardSigns signs) {
    return signs.legend().stream()
        .map(entry -> new Legend(entry.sign().map(Summaries::sign).orElse(null), entry.words())).toList();
  }

  private static Sign sign(Zone.Sign sign) {
    return switch (sign) {
      case BORDER -> Sign.border;
      case PROMOTION -> Sign.promotion;
      case GOAL -> Sign.goal;
      case ARROWS -> Sign.arrows;
    };
  }

  static PieceLook look(Definition definition, PieceKind piece) {
    return new PieceLook(piece.letter(), piece.name(), piece.royal(), piece.basic().isPresent(),
        Anatomy.of(definition, piece).stream().map(SimpleMover::word).toList(),
        characters(definition, piece));
  }

  static Sides sides(Definition definition) {
    return new Sides(side(definition, Side.WHITE), side(definition, Side.BLACK));
  }

  private static SideLook side(Definition definition, Side side) {
    Look look = definition.title().look();
    return new SideLook(look.sides().of(side), look.sides().adjective(side), look.tints().of(side).word());
  }

  private static @Nullable List<String> characters(Definition definition, PieceKind piece) {
    return Optional.ofNullable(definition.title().look().characters().get(piece.letter()))
        .map(written -> List.of(written.white(), written.black())).orElse(null);
  }

  private static FenFields fields(Game game) {
    return new FenFields(game.rules().heldLetters(),
        game.slots().stream().map(SlotForms::of).toList());
  }

  static List<Option> options(GameCard card) {
    return card.options().stream().map(option -> new Option(option.id(), option.about())).toList();
  }
}
