package org.variorum.rules.condition;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.card.RuleCard;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.game.Game;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.position.Move;

/** Conditions on the line in which a piece goes. */
class LinesOfMovesTest {

  private static final DefinitionReader READER =
      new DefinitionReader(new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))));

  private static Definition definition(String when) {
    return READER.read("sample.yaml",
        "game: Sample\nfrom: chess\npieces: { R: { moves: { way: RN, when: " + when + " } } }\n", List.of());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "not beyond free | 7k/8/8/8/8/8/8/R6K w - - 0 1 | a1a8 a1b3 a1c2 a1g1",
      "not beyond free | 7k/8/p7/8/8/8/8/R6K w - - 0 1 | a1a5 a1b3 a1c2 a1g1",
      "not beyond free and no enemy all beyond | 7k/8/p7/8/8/8/8/R6K w - - 0 1 | a1b3 a1c2 a1g1",
      "no any all between | 7k/8/p7/8/8/8/8/R1N4K w - - 0 1 | a1a2 a1a3 a1a4 a1a5 a1a6 a1b1 a1b3 a1c2",
      "between not attacked by enemy | 7k/8/8/1b6/8/8/8/R6K w - - 0 1 | a1a2 a1a3 a1a4 a1b1 a1b3 a1c1 a1c2 a1d1 a1e1 a1f1",
      "behind free | 7k/8/8/8/8/8/8/1R5K w - - 0 1 | b1a1 b1c1 b1d1 b1e1 b1f1 b1g1",
      "own K beyond | 7k/8/8/8/8/8/8/R6K w - - 0 1 | a1g1",
      "no enemy all near there | 7k/8/8/1p6/8/8/8/R6K w - - 0 1 | a1a2 a1a3 a1a7 a1a8 a1b1 a1b3 a1c1 a1c2 a1d1 a1e1 a1f1 a1g1",
      "enemy P within 2 of there | 7k/8/8/1p6/8/8/8/R6K w - - 0 1 | a1a3 a1a4 a1a5 a1a6 a1a7 a1b3",
      "enemy P within 2 of here | 7k/8/8/1p6/8/8/8/R6K w - - 0 1 | -",
      "any all between at least 1 | 7k/8/8/8/8/8/8/R6K w - - 0 1 | -"})
  void whatStandsInTheLineDecides(String when, String fen, String moves) {
    assertThat(Game.of(definition(when)).position(fen).moves().stream().map(Move::text)
        .filter(text -> !text.startsWith("h")).filter(text -> !text.startsWith("c1")).sorted())
        .isEqualTo(moves.equals("-") ? List.of() : List.of(moves.split(" ")));
  }

  @Test
  void itIsSaidInWords() {
    assertThat(RuleCard.of(definition("no enemy P near there"), List.of()).toString())
        .contains("the enemy's pawns beside the square where it goes");
    assertThat(RuleCard.of(definition("not beyond free"), List.of()).toString()).contains(
        "there is no next square beyond where it goes that is free");
    assertThat(RuleCard.of(definition("between not attacked by enemy"), List.of()).toString()).contains(
        "each square between where it stands and where it goes is not attacked by the enemy");
    assertThat(Game.of(definition("not beyond free")).position("7k/8/8/8/8/8/8/R6K w - - 0 1").whyNot("a1a4")
        .orElseThrow().words()).contains("there is no next square beyond where it goes that is free");
  }

  @Test
  void onACylinderThereIsNoSuchLine() {
    assertThat(READER.check("sample.yaml",
        "game: Sample\nfrom: chess\nboard: 8x8 cylinder\npieces: { R: { moves: { way: R, when: not beyond free } } }\n",
        Game::flaws)).first().asString()
        .contains("on a cylinder a move does not say in which direction it goes round");
  }
}
