package org.variorum.rules.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.FileProblem;
import org.variorum.rules.game.Game;
import org.variorum.rules.rule.movecount.MoveCount;

/** What can happen in a game is not denied: whatever rule brings it about. */
class PossibleTest {

  private static final String PEACEFUL = """
      game: Peaceful
      board: 5x5
      start: "k4/p4/5/4P/4K w - - 0 1"
      pieces:
        K: { name: king, royal: yes, moves: mK }
        P: { name: pawn, moves: mfW }
      royalty: capture
      """;

  private static final String LACKING = """
      game: Lacking
      board: 5x5
      start: "kr3/p4/5/4P/3RK w - - 0 1"
      pieces:
        K: { name: king, royal: yes, moves: K }
        R: { name: rook, moves: R }
        P: { name: pawn, moves: mfWcfF, promotes: { becomes: R, in: rank 5 } }
        L: { name: lion, moves: K2 }
      """;

  private static List<String> check(String text) {
    return new DefinitionReader(Library.of(Map.of())).check("sample.yaml", text, Game::flaws).stream()
        .map(FileProblem::toString).toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"push: { pieces: K P, off the board: yes }",
      "surroundings: { which: enclosed one, happens: are captured }",
      "captures from afar: { pieces: P, how: approach }"})
  void aGameIsWonByEveryRuleThatTakesTheRoyalPiece(String rule) {
    assertThat(check(PEACEFUL + rule + "\n")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"push: { pieces: K P }", "push: { pieces: K P, targets: P, off the board: yes }",
      "surroundings: { which: enclosed one, happens: change sides }",
      "surroundings: { which: enclosed one, happens: are captured, spares: K }",
      "effects: { remove: enemy all near there }"})
  void aGameIsNotWonByARuleThatSparesTheRoyalPiece(String rule) {
    assertThat(check(PEACEFUL + rule + "\n")).singleElement().asString()
        .contains("neither side can win this game: no piece captures");
  }

  @ParameterizedTest
  @ValueSource(strings = {"push: { pieces: K P, off the board: yes, targets: P }",
      "effects: { remove: enemy P near there }", "effects: { turn: enemy P near there }"})
  void aSideIsBaredByEveryRuleThatTakesPieces(String rule) {
    assertThat(check(PEACEFUL + rule + "\ngoals: { bare king: loss }\n"))
        .isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"effects: { change: enemy P near there, becomes: L }",
      "effects: { pieces: P, after: captures, change: own P near here, becomes: L }", "effects: { put: L }",
      "absorption: { becomes: L }", "fusion: { pairs: { R + P: L } }",
      "promotion in place: { pieces: R, becomes: L, in: rank 5 }",
      "moving enemies: { pieces: P, way: mW, becomes: L, in: rank 5 }"})
  void aKindThatARuleBringsIsInTheGame(String rule) {
    assertThat(check(LACKING)).singleElement().asString().contains("no game has the pieces L");
    assertThat(check(LACKING + rule + "\n")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "promotes: { becomes: R, in: rank 5 }|promotes: { becomes: L R, in: rank 5 }|",
      "R: { name: rook, moves: R }|R: { name: rook, moves: R, basic: L }|hands: { L: anywhere }",
      "moves: K2 }|moves: K2, basic: P }|hands: { P: { either form: yes } }",
      "3RK w|3RK[L] w|hands: { L: anywhere }",
      "3RK w - - 0 1|3RK w - - 0 1 stacks:d1=L|stacks: { beneath: all }"})
  void aKindThatAPieceMayBecomeIsInTheGame(String old, String with, String line) {
    String text = LACKING.replace(old, with) + (line == null ? "" : line + "\n");
    assertThat(text).contains(with);
    assertThat(check(text)).isEmpty();
  }

  @Test
  void whatIsPutByAPieceThatNoGameHasIsNotInTheGame() {
    String text = LACKING + "  E: { name: elephant, moves: A }\neffects: { pieces: L, put: E }\n";
    assertThat(check(text)).singleElement().asString().contains("no game has the pieces L, E");
  }

  @Test
  void aPieceThatEffectsPromoteIsProgressByDefault() {
    String text =
        DefinitionSamples.replacing("moves: mfWcfF }", "moves: mfWcfF }\n  Q: { name: queen, moves: Q }")
            + "effects: { pieces: P, change: own P in rank 5, becomes: Q }\n";
    assertThat(progress(text)).containsExactly("P");
    assertThat(progress(text.replace("own P in", "enemy P in"))).isEmpty();
    assertThat(progress(text + "draws: { progress: captures }\n")).isEmpty();
  }

  private static List<String> progress(String text) {
    Definition definition = DefinitionSamples.read(text);
    return definition.mechanism(MoveCount.class).orElseThrow().pieces().stream().toList();
  }

  /** White began with one rook on the board and one in hand: on the board and in hand together it may have two. */
  @Test
  void aLimitOfPromotionCountsThePiecesInHand() {
    String text = """
        game: Limited
        board: 5x5
        start: "k4/p4/5/4P/R3K[Rr] w - - 0 1"
        pieces:
          K: { name: king, royal: yes, moves: K }
          R: { name: rook, moves: R }
          P: { name: pawn, moves: mfWcfF, promotes: { becomes: R, in: rank 5, limited: yes } }
        hands: { R: { in: anywhere, captured: out of the game } }
        """;
    Game game = Game.of(DefinitionSamples.read(text));
    assertThat(moves(game, "5/4P/1k3/5/4K[] w - - 0 1")).contains("e4e5r");
    assertThat(moves(game, "5/4P/1k3/5/4K[R] w - - 0 1")).contains("e4e5r");
    assertThat(moves(game, "5/4P/1k3/5/R3K[] w - - 0 1")).contains("e4e5r");
    assertThat(moves(game, "5/4P/1k3/5/R3K[R] w - - 0 1")).doesNotContain("e4e5r");
    assertThat(moves(game, "4k/5/5/p3K/5[] b - - 0 1")).isNotEmpty();
  }

  private static List<String> moves(Game game, String fen) {
    return game.position(fen).moves().stream().map(Object::toString).toList();
  }
}
