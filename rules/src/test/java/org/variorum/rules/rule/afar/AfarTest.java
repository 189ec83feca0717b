package org.variorum.rules.rule.afar;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.card.RuleCard;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;

/** Pieces that capture others by where they go, without coming to their squares. */
class AfarTest {

  private static final DefinitionReader READER =
      new DefinitionReader(new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))));

  private static Definition definition(String word) {
    return READER.read("sample.yaml", "game: Sample\nfrom: chess\ncaptures from afar: " + word + "\n",
        List.of());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "{ pieces: Q, how: withdrawal } | 7k/8/8/8/3r4/3Q4/8/K7 w - - 0 1 | d3d1 | 7k/8/8/8/8/8/8/K2Q4",
      "{ pieces: Q, how: withdrawal } | 7k/8/8/8/3r4/3Q4/8/K7 w - - 0 1 | d3c2 | 7k/8/8/8/3r4/8/2Q5/K7",
      "{ pieces: Q, how: withdrawal } | 7k/8/3n4/3b4/3r4/3Q4/8/K7 w - - 0 1 | d3d1 | 7k/8/3n4/3b4/8/8/8/K2Q4",
      "{ pieces: Q, how: withdrawal, which: unbroken line } | 7k/8/3n4/3b4/3r4/3Q4/8/K7 w - - 0 1 | d3d1 | 7k/8/8/8/8/8/8/K2Q4",
      "{ pieces: Q, how: withdrawal, which: unbroken line, spares: B } | 7k/8/3n4/3b4/3r4/3Q4/8/K7 w - - 0 1 | d3d1 | 7k/8/8/3b4/8/8/8/K2Q4",
      "{ pieces: R, how: approach } | 7k/8/8/3r4/8/8/8/K2R4 w - - 0 1 | d1d4 | 7k/8/8/8/3R4/8/8/K7",
      "{ pieces: R, how: approach } | 7k/8/8/3r4/8/8/8/K2R4 w - - 0 1 | d1d3 | 7k/8/8/3r4/8/3R4/8/K7",
      "{ pieces: N, how: approach } | 7k/8/8/8/8/3p4/8/K1N5 w - - 0 1 | c1e2 | 7k/8/8/8/8/3p4/4N3/K7",
      "{ pieces: P, how: approach } | 4k3/8/4P3/8/8/8/8/K7 w - - 0 1 | e6e7 | 4k3/4P3/8/8/8/8/8/K7",
      "{ pieces: R, how: coordination, with: K } | 7k/2n3R1/8/8/8/2K2n2/8/8 w - - 0 1 | g7f7 | 7k/5R2/8/8/8/2K5/8/8",
      "[{ pieces: R, how: approach }, { pieces: R, how: withdrawal }] | 7k/8/3n4/8/8/8/3R4/K2b4 w - - 0 1 | d2d5 | 7k/8/8/3R4/8/8/8/K7"})
  void whoGoesCaptures(String word, String fen, String move, String after) {
    Position position = Game.of(definition(word)).position(fen);
    assertThat(position.find(move).map(found -> position.play(found).fen().split(" ")[0]).orElse("-"))
        .isEqualTo(after);
  }

  private static final String LEAPERS = "game: Sample\nfrom: chess\n"
      + "pieces: { R: { moves: { way: mpR, hurdles: any, over: enemy } } }\ncaptures from afar: ";

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "{ pieces: R, how: leap } | 7k/8/8/8/8/8/8/K2R1n1b w - - 0 1 | d1g1 | 7k/8/8/8/8/8/8/K5Rb",
      "{ pieces: R, how: leap } | 7k/8/8/8/8/8/8/K1Rn1bn1 w - - 0 1 | c1e1 | 7k/8/8/8/8/8/8/K3Rbn1",
      "{ pieces: R, how: leap } | 7k/8/8/8/8/8/8/K1Rn1bn1 w - - 0 1 | c1h1 | 7k/8/8/8/8/8/8/K6R",
      "{ pieces: R, how: leap, apart: yes } | 7k/8/8/8/8/8/8/K1Rn1bn1 w - - 0 1 | c1h1 | -",
      "{ pieces: R, how: leap, apart: yes } | 7k/8/8/8/8/8/8/K1Rn1b2 w - - 0 1 | c1g1 | 7k/8/8/8/8/8/8/K5R1",
      "{ pieces: R, how: leap, spares: N } | 7k/8/8/8/8/8/8/K1Rn1b2 w - - 0 1 | c1g1 | 7k/8/8/8/8/8/8/K2n2R1",
      "{ pieces: R, how: leap, along: diagonal } | 7k/8/8/8/8/8/8/K1Rn1b2 w - - 0 1 | c1g1 | 7k/8/8/8/8/8/8/K2n1bR1",
      "{ pieces: P, how: custody } | 7k/8/8/8/2PpP3/8/3P4/K7 w - - 0 1 | d2d3 | 7k/8/8/8/2PpP3/3P4/8/K7",
      "{ pieces: P, how: custody } | 7k/8/8/3N4/3p4/8/3P4/K7 w - - 0 1 | d2d3 | 7k/8/8/3N4/8/3P4/8/K7",
      "{ pieces: P, how: custody, with: P K } | 7k/8/8/3N4/3p4/8/3P4/K7 w - - 0 1 | d2d3 | 7k/8/8/3N4/3p4/3P4/8/K7",
      "{ pieces: P, how: custody } | 7k/8/3N4/3p4/3p4/8/3P4/K7 w - - 0 1 | d2d3 | 7k/8/3N4/3p4/3p4/3P4/8/K7",
      "{ pieces: P, how: custody, which: unbroken line } | 7k/8/3N4/3p4/3p4/8/3P4/K7 w - - 0 1 | d2d3 | 7k/8/3N4/8/8/3P4/8/K7",
      "{ pieces: P, how: custody, which: unbroken line, spares: R } | 7k/8/3N4/3p4/3r4/8/3P4/K7 w - - 0 1 | d2d3 | 7k/8/3N4/8/3r4/3P4/8/K7",
      "{ pieces: P, how: custody } | 7k/8/8/1N3N2/2p1p3/8/3P4/K7 w - - 0 1 | d2d3 | 7k/8/8/1N3N2/8/3P4/8/K7",
      "{ pieces: P, how: custody, closing squares: d5 } | 7k/8/8/8/3p4/8/3P4/K7 w - - 0 1 | d2d3 | 7k/8/8/8/8/3P4/8/K7",
      "{ pieces: P, how: custody, closing squares: nowhere / d5 } | 7k/8/8/8/3p4/8/3P4/K7 w - - 0 1 | d2d3 | 7k/8/8/8/3p4/3P4/8/K7",
      "{ pieces: P, how: custody, with: K, closing squares: d5 } | 7k/8/8/8/3p4/8/3P4/K7 w - - 0 1 | d2d3 | 7k/8/8/8/8/3P4/8/K7",
      "{ pieces: P, how: custody, with: K, closing squares: d5 } | 7k/8/8/3N4/3p4/8/3P4/K7 w - - 0 1 | d2d3 | 7k/8/8/3N4/3p4/3P4/8/K7",
      "{ pieces: P, how: custody, closing squares: d5 } | 7k/8/3n4/3p4/3p4/8/3P4/K7 w - - 0 1 | d2d3 | 7k/8/3n4/3p4/3p4/3P4/8/K7",
      "{ pieces: P, how: custody, closing squares: d5 d6 } | 7k/8/8/3p4/3p4/8/3P4/K7 w - - 0 1 | d2d3 | 7k/8/8/3p4/3p4/3P4/8/K7",
      "{ pieces: P, how: custody, which: unbroken line, closing squares: light } | 7k/8/8/3p4/3p4/8/3P4/K7 w - - 0 1 | d2d3 | 7k/8/8/3p4/3p4/3P4/8/K7",
      "{ pieces: P, how: custody, which: unbroken line, closing squares: dark } | 7k/8/8/3p4/3p4/8/3P4/K7 w - - 0 1 | d2d3 | 7k/8/8/8/8/3P4/8/K7",
      "{ pieces: P, how: custody, along: straight } | 7k/8/8/1N3N2/2p1p3/8/3P4/K7 w - - 0 1 | d2d3 | 7k/8/8/1N3N2/2p1p3/3P4/8/K7"})
  void whoLeapsOrClosesInCaptures(String word, String fen, String move, String after) {
    Position position =
        Game.of(READER.read("sample.yaml", LEAPERS + word + "\n", List.of())).position(fen);
    assertThat(position.find(move).map(found -> position.play(found).fen().split(" ")[0]).orElse("-"))
        .isEqualTo(after);
  }

  @Test
  void whoMayNotLeapIsToldWhy() {
    Game game =
        Game.of(READER.read("sample.yaml", LEAPERS + "{ pieces: R, how: leap, apart: yes }\n", List.of()));
    assertThat(game.position("7k/8/8/8/8/8/8/K1Rn1bn1 w - - 0 1").whyNot("c1h1").orElseThrow().words())
        .contains("this move goes over two pieces that stand next to each other");
  }

  @Test
  void theCardSaysIt() {
    assertThat(RuleCard.of(definition("{ pieces: Q, how: withdrawal }"), List.of()).toString())
        .contains("Captures from afar: ");
    assertThat(
        RuleCard.of(definition("{ pieces: Q, how: custody, closing squares: a1 h8 }"), List.of()).toString())
        .contains(
            "an enemy that stands alone between its arrival square and another piece of its side, or a1 or h8 while that is empty,");
  }
}
