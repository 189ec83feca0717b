package org.variorum.rules.rule.fusion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.card.RuleCard;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.DefinitionException;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.notation.San;
import org.variorum.rules.notation.Spoken;
import org.variorum.rules.position.Move;

/** Pieces become one with others of their side, and part again. */
class FusionTest {

  private static final DefinitionReader READER =
      new DefinitionReader(new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))));
  private static final String FUSION_CHESS =
      "{ pairs: { R + B: Q, R + N: M, R > K: D, N + N: A }, parted: Q D A, parted when: not here attacked by enemy }";

  private static Definition definition(String words) {
    return READER.read("sample.yaml",
        "game: Sample\nfrom: chess\npieces:\n  M: { name: marshall, moves: RN }\n"
            + "  A: { name: double knight, moves: N }\n"
            + "  D: { name: dragon king, royal: yes, moves: KR }\nfusion: " + words + "\n",
        List.of());
  }

  private static Position position(String fen) {
    return Game.of(definition(FUSION_CHESS)).position(fen);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "7k/8/8/8/8/8/B7/R5K1 w - - 0 1 | a1a2 | 7k/8/8/8/8/8/Q7/6K1 | R&a2 | rook joins its own bishop on a2, and both are a queen",
      "6k1/8/8/8/8/8/1B6/R1K5 w - - 0 1 | a1c1 | 6k1/8/8/8/8/8/1B6/2D5 | - | -",
      "6k1/8/8/8/8/8/1B6/R1K5 w - - 0 1 | c1b1 | 6k1/8/8/8/8/8/1B6/RK6 | Kb1 | king goes to b1",
      "7k/8/8/8/8/8/8/RK6 w - - 0 1 | b1a1 | - | - | -",
      "7k/8/8/8/8/8/8/RN4K1 w - - 0 1 | a1b1 | 7k/8/8/8/8/8/8/1M4K1 | R&b1 | -",
      "7k/8/8/8/8/N7/8/1N4K1 w - - 0 1 | b1a3 | 7k/8/8/8/8/A7/8/6K1 | N&a3 | -",
      "6k1/8/8/8/8/8/8/Q5K1 w - - 0 1 | a1a4r | 6k1/8/8/8/R7/8/8/B5K1 | Qa4=R | queen parts: rook goes to a4, bishop stays on a1",
      "6k1/8/8/8/8/8/8/Q5K1 w - - 0 1 | a1d4b | 6k1/8/8/8/3B4/8/8/R5K1 | Qd4=B | -",
      "6k1/8/8/8/8/8/8/Q5K1 w - - 0 1 | a1a4b | - | - | -",
      "r5k1/8/8/8/8/8/8/Q5K1 w - - 0 1 | a1b1r | - | - | -",
      "7k/8/8/8/8/8/8/D7 w - - 0 1 | a1b2k | 7k/8/8/8/8/8/1K6/R7 | Db2=K | -",
      "7k/8/8/8/8/8/8/D7 w - - 0 1 | a1a7r | 7k/R7/8/8/8/8/8/K7 | Da7=R | -"})
  void piecesJoinAndPart(String fen, String move, String after, String san, String spoken) {
    Position position = position(fen);
    assertThat(position.find(move).map(found -> position.play(found).fen().split(" ")[0]).orElse("-"))
        .isEqualTo(after);
    if (!san.equals("-")) {
      Move found = position.find(move).orElseThrow();
      assertThat(San.write(position, found)).isEqualTo(san);
      assertThat(San.find(position, san)).contains(found);
    }
    if (!spoken.equals("-")) {
      assertThat(Spoken.describe(position, position.find(move).orElseThrow())).isEqualTo(spoken);
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "7k/8/8/8/8/8/8/RK6 w - - 0 1 | b1a1 | the king does not go onto a rook: the rook goes onto it",
      "7k/8/8/8/8/8/1P6/1K4B1 w - - 0 1 | b1b2 | a king and a pawn make no piece here",
      "r5k1/8/8/8/8/8/8/Q5K1 w - - 0 1 | a1b1r | the queen parts only where this holds of White",
      "6k1/8/8/8/8/8/8/Q5K1 w - - 0 1 | a1a4b | the bishop does not go from a1 to a4, so it does not leave the queen",
      "6k1/8/8/8/8/8/8/Q5K1 w - - 0 1 | a1a4n | the queen parts into a rook and a bishop",
      "6k1/8/8/p7/8/8/8/Q5K1 w - - 0 1 | a1a5r | a piece that leaves another goes to an empty square only"})
  void whyNot(String fen, String move, String words) {
    Position position = position(fen);
    assertThat(position.whyNot(move).map(why -> why.words()).orElse("-")).contains(words);
  }

  /** A rook that joins loses its right to castle, and so does a king that is joined. */
  @Test
  void whoJoinsCastlesNoMore() {
    Position position = position("4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1");
    assertThat(position.play(position.find("a1b1").orElseThrow()).fen()).contains(" b K ");
    assertThat(position.play(position.find("h1e1").orElseThrow()).fen()).contains(" b - ");
  }

  @Test
  void theCardSaysIt() {
    assertThat(RuleCard.of(definition(FUSION_CHESS), List.of()).toString()).contains(
        "Fusion: a piece may go onto another of its side, and both become one: a rook and a bishop become a queen;",
        "a rook that goes onto a king makes a dragon king", "a knight and another become a double knight",
        "one of the two pieces goes to an empty square as it goes by itself, and the other stays.");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "{ pairs: { R + B: D } } | is royal, and is made of two pieces that are not",
      "{ pairs: { R + B: Q, N + N: Q }, parted: Q } | so it is undefined into which of them it parts",
      "{ pairs: { R + B: R }, parted: R } | is a part of itself"})
  void whatHasNoMeaningIsRefused(String words, String reason) {
    assertThatThrownBy(() -> definition(words)).isInstanceOf(DefinitionException.class)
        .hasMessageContaining(reason);
  }

  /** A rook joins a bishop that nobody attacks. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "7k/8/8/8/8/8/B7/R5K1 w - - 0 1 | a1a2 | Q",
      "6k1/8/8/8/8/1p6/B7/R5K1 w - - 0 1 | a1a2 | the rook joins the bishop on a2 only where this holds of White: the square where it goes is not attacked",
      "6k1/8/8/8/8/1p6/8/R2B2K1 w - - 0 1 | a1d1 | Q"})
  void piecesJoinUnderACondition(String fen, String move, String told) {
    Position position =
        Game.of(definition("{ pairs: { R + B: Q }, joined when: not there attacked by enemy }"))
            .position(fen);
    assertThat(position.find(move).map(found -> position.play(found).fen())
        .orElseGet(() -> position.whyNot(move).orElseThrow().words())).contains(told);
  }

  @Test
  void theCardSaysWhenPiecesJoin() {
    assertThat(RuleCard.of(definition("{ pairs: { R + B: Q }, joined when: not in check }"), List.of())
        .toString()).contains("A piece goes onto another only where this holds of its side: ");
  }
}
