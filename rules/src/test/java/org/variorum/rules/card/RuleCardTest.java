package org.variorum.rules.card;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.board.Step;
import org.variorum.rules.card.MoveDiagram.Access;
import org.variorum.rules.card.MoveDiagram.Mark;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Goal;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.definition.Places;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.game.Game;
import org.variorum.rules.language.GameCard;
import org.variorum.rules.movement.betza.Betza;
import org.variorum.rules.movement.betza.BetzaException;
import org.variorum.rules.movement.betza.MovementWords;
import org.variorum.rules.notation.RepositoryGames;
import org.variorum.rules.registry.RoomRegistry;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.acting.Acting;
import org.variorum.rules.rule.bare.BothBare;
import org.variorum.rules.rule.immunity.Immunity;
import org.variorum.rules.rule.incheck.MovementInCheck;
import org.variorum.rules.rule.movecount.MoveCount;
import org.variorum.rules.rule.orbit.Orbit;
import org.variorum.rules.rule.repetition.Repetition;

class RuleCardTest {

  static Stream<Game> games() {
    return RepositoryGames.sample();
  }

  private static RuleCard card(Definition definition, GameCard.Option... options) {
    return RuleCard.of(definition, List.of(options));
  }

  /** What ends no game. */
  private static boolean isNever(Mechanism rule, Definition definition) {
    Royalty royalty = definition.royalty();
    return rule instanceof Repetition repetition && repetition.occurrence() == 0
        || rule instanceof MoveCount count && count.moves() == 0
        || rule instanceof BothBare && (royalty.sideWithoutRoyal().isPresent() && !royalty.hasSeveral()
            || definition.mechanisms().stream().anyMatch(Acting.class::isInstance));
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyRuleHasASentence(Game game) {
    Definition definition = game.definition();
    RuleCard card = card(definition);
    assertThat(card.pieces()).extracting(PieceCard::piece).isEqualTo(definition.pieces());
    assertThat(
        Stream.concat(card.mechanisms().stream().skip(new Places(definition.board()).sentences().size()),
            card.draws().stream()))
        .hasSameSizeAs(definition.mechanisms().stream()
            .filter(rule -> !(isNever(rule, definition) || rule instanceof Orbit
                || rule instanceof MovementInCheck
                || rule instanceof Immunity))
            .toList());
    boolean unsaid = definition.goals().stream().anyMatch(Goal.Stalemate.class::isInstance)
        && !Collections.disjoint(RoomRegistry.phrasing(definition, true).properties(),
            Set.of(Property.PASSES_WHEN_STUCK, Property.JUDGES_STALEMATE));
    assertThat(card.goals()).hasSizeGreaterThanOrEqualTo(definition.goals().size() - (unsaid ? 1 : 0));
    Stream.of(card.mechanisms(), card.goals(), card.draws()).flatMap(List::stream)
        .forEach(
            sentence -> assertThat(sentence).matches("[A-Z0-9].*\\.").doesNotContain("null", "  ", "[]"));
    for (PieceCard piece : card.pieces()) {
      assertThat(piece.sentences()).isNotEmpty().allMatch(sentence -> !sentence.endsWith("."));
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void sentencesCanBeReadAloud(Game game) {
    RuleCard card = card(game.definition());
    Stream.of(card.mechanisms(), card.goals(), card.draws(),
        card.pieces().stream().flatMap(piece -> piece.sentences().stream()).toList()).flatMap(List::stream)
        .forEach(sentence -> {
          assertThat(sentence).doesNotContainPattern("(?<!player )\\bwho\\b|\\bWho\\b|\\b[Ww]hom\\b");
          assertThat(unmarkedNotation(sentence)).as(sentence).isEmpty();
        });
  }

  /** Words that could be movement notation and are not marked as such: not in parentheses, and not after what announces them. */
  private static List<String> unmarkedNotation(String sentence) {
    String unmarked = sentence.replaceAll("\\(.*?\\)(?![WFDNAHCZGKRBQU\\[])", "")
        .replaceAll(MovementWords.IN_NOTATION + "[^;]*?(?= from | to |,|;|$)", "");
    return Stream.of(unmarked.split("[ ,;:.]+"))
        .filter(word -> !Set.of("A", "").contains(word) && isNotation(word)).toList();
  }

  private static boolean isNotation(String word) {
    try {
      Betza.parse(word);
      return true;
    } catch (BetzaException e) {
      return false;
    }
  }

  @Test
  void optionsTellWhetherTheyAreChosen() {
    Definition definition = RepositoryGames.of("gleeman", "castling=italian").definition();
    assertThat(card(definition, new GameCard.Option("castling=italian", "The older sense."),
        new GameCard.Option("other", "Another.")).options()).containsExactly(
            new RuleCard.Choice("castling=italian", "The older sense.", true),
            new RuleCard.Choice("other", "Another.", false));
  }

  @Test
  void diagramsTellHowASquareIsReached() {
    MoveDiagram pawn = piece("chess", "P").diagram();
    assertThat(pawn.marks()).containsOnly(
        java.util.Map.entry(new Step(0, 1), new Mark(Access.FREELY, true, false)),
        java.util.Map.entry(new Step(0, 2), new Mark(Access.INITIALLY, true, false)),
        java.util.Map.entry(new Step(1, 1), new Mark(Access.FREELY, false, true)),
        java.util.Map.entry(new Step(-1, 1), new Mark(Access.FREELY, false, true)));
    assertThat(pawn.radius()).isEqualTo(2);
    assertThat(piece("royal-standard", "W").diagram().neededPieces())
        .containsOnly(java.util.Map.entry(new Step(0, 1), "S"));
    assertThat(piece("xiangqi", "C").diagram().hasHops()).isTrue();
    assertThat(piece("xiangqi", "C").sentences()).first()
        .isEqualTo("slides any distance along a rank or file without capturing;"
            + " goes any distance along a rank or file over exactly one piece only to capture (mRcpR)");
  }

  private static PieceCard piece(String game, String letter) {
    return card(RepositoryGames.of(game).definition()).pieces().stream()
        .filter(piece -> piece.piece().letter().equals(letter))
        .findFirst().orElseThrow();
  }
}
