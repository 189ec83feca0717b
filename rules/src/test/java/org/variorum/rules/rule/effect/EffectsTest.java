package org.variorum.rules.rule.effect;

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
import org.variorum.rules.definition.FileProblem;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.notation.Spoken;

/** What moves do to the board besides. */
class EffectsTest {

  private static final DefinitionReader READER =
      new DefinitionReader(new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))));

  private static Definition definition(String words) {
    return READER.read("sample.yaml", "game: Sample\nfrom: chess\neffects: " + words + "\n", List.of());
  }

  /** All complaints and hints; the bishops capture nobody. */
  private static List<String> problems(String words) {
    return READER.check("sample.yaml",
        "game: Sample\nfrom: chess\npieces: { B: { moves: mB } }\neffects: " + words + "\n", Game::flaws)
        .stream().map(FileProblem::toString).toList();
  }

  private static Position position(String words, String fen) {
    return Game.of(definition(words)).position(fen);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "{ after: captures, pieces: R, remove: enemy P near there } | 7k/8/3pp3/3rp3/4n3/8/8/K2R4 w - - 0 1 | d1d5 | 7k/8/8/3R4/4n3/8/8/K7",
      "{ after: captures, pieces: R, remove: enemy P near there } | 7k/8/3pp3/4p3/4n3/8/8/K2R4 w - - 0 1 | d1d5 | 7k/8/3pp3/3Rp3/4n3/8/8/K7",
      "{ pieces: N, turn: enemy all near there } | 8/8/8/2p1k3/5q2/8/4N3/K7 w - - 0 1 | e2d4 | 8/8/8/2P1k3/3N1q2/8/8/K7",
      "{ pieces: N, turn: enemy all near there } | 8/8/2p5/4k3/8/8/4N3/K7 w - - 0 1 | e2d4 | 8/8/2p5/4k3/3N4/8/8/K7",
      "{ pieces: N, turn: enemy all near there } | 7k/8/2p5/2p1p3/8/8/4N3/K7 w - - 0 1 | e2d4 | 7k/8/2p5/2P1P3/3N4/8/8/K7",
      "{ pieces: P, put: N } | 7k/8/8/8/8/8/4P3/K7 w - - 0 1 | e2e4 | 7k/8/8/8/4P3/8/4N3/K7",
      "{ pieces: P, put: N, in: between } | 7k/8/8/8/8/8/4P3/K7 w - - 0 1 | e2e4 | 7k/8/8/8/4P3/4N3/8/K7",
      "{ pieces: R, put: P, in: beyond } | 7k/8/8/8/8/8/8/K2R4 w - - 0 1 | d1d4 | 7k/8/8/3P4/3R4/8/8/K7",
      "{ pieces: R, put: P, in: beyond } | 7k/8/8/3n4/8/8/8/K2R4 w - - 0 1 | d1d4 | 7k/8/8/3n4/3R4/8/8/K7",
      "{ change: own P in rank 7, becomes: Q } | 7k/P7/8/8/8/8/8/K6N w - - 0 1 | h1g3 | 7k/Q7/8/8/8/6N1/8/K7",
      "{ change: own P in rank 7, becomes: Q, when: there in rank 2 } | 7k/P7/8/8/8/8/8/K6N w - - 0 1 | h1g3 | 7k/P7/8/8/8/6N1/8/K7",
      // All are read before the first is made, so that what was a knight is not yet a rook.
      "[{ change: own N, becomes: R }, { change: own R, becomes: Q }] | 7k/8/8/8/8/8/1R6/K6N w - - 0 1 | b2b3 | 7k/8/8/8/8/1Q6/8/K6R",
      // The checking piece is gone, or exposes its own king.
      "{ pieces: P, remove: enemy R near there } | 7k/8/8/8/8/1r6/2P5/1K6 w - - 0 1 | c2c3 | 7k/8/8/8/8/2P5/8/1K6",
      "{ pieces: P, remove: own N near there } | 1r5k/8/8/8/8/1N6/2P5/1K6 w - - 0 1 | c2c3 | -",
      // It threatens nobody: a king goes where a rook would remove it with others.
      "{ after: captures, pieces: R, remove: enemy all near there } | 8/8/8/2pk4/8/8/8/K1R5 w - - 0 1 | c1c5 | 8/8/8/2Rk4/8/8/8/K7"})
  void whatMovesDo(String words, String fen, String move, String after) {
    Position position = position(words, fen);
    assertThat(position.find(move).map(found -> position.play(found).fen().split(" ")[0]).orElse("-"))
        .isEqualTo(after);
  }

  @Test
  void aRookThatIsChangedDoesNotCastle() {
    Position position =
        position("{ pieces: P, change: own R in rank 1, becomes: N }", "4k3/8/8/8/8/8/P7/R3K2R w KQ - 0 1");
    assertThat(position.play(position.find("a2a3").orElseThrow()).fen())
        .isEqualTo("4k3/8/8/8/8/P7/8/N3K2N b - - 0 1");
  }

  /** What has been put on the way, or has become another, is not captured in passing; where the pawn came from somebody may stand. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "{ pieces: P, put: N } | e3",
      "{ pieces: P, put: N, in: between } | -",
      "{ pieces: P, change: own P there, becomes: N } | -",
      "{ pieces: P, remove: own P there } | -"})
  void whoHasCrossedASquareIsCapturedThereOnlyAsItWas(String words, String crossed) {
    Position position = position(words, "k7/8/8/8/3p4/8/4P3/K7 w - - 0 1");
    Position played = position.play(position.find("e2e4").orElseThrow());
    assertThat(played.fen().split(" ")[3]).isEqualTo(crossed);
    assertThat(position(words, played.fen()).fen()).isEqualTo(played.fen());
  }

  @Test
  void itIsTold() {
    Position position =
        position("{ pieces: N, turn: enemy all near there }", "7k/8/2p5/2p1p3/8/8/4N3/K7 w - - 0 1");
    assertThat(Spoken.describe(position, position.find("e2d4").orElseThrow())).contains("turns 2 pieces");
    assertThat(RuleCard
        .of(definition("[{ after: captures, pieces: R, remove: enemy P near there }, { pieces: P, put: N }]"),
            List.of())
        .toString()).contains(
            "Effects: When a rook captures, the enemy's pawns beside the square where the piece has gone leave the game. When a pawn moves, a"
                + " knight of its side comes to the square that it left, if that is free. Nothing happens to royal pieces, and"
                + " nothing is threatened so.");
  }

  /** The condition is tested after the piece has moved. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "{ pieces: R, remove: enemy P near here } | the enemy's pawns beside the square that was left leave the game",
      "{ pieces: R, remove: enemy P here } | the enemy's pawns on the square that was left leave the game",
      "{ pieces: R, remove: enemy P between } | between the one that was left and where the piece has gone",
      "{ pieces: R, put: P, when: here in rank 2 } | this holds of its side: the square that was left lies on rank 2, a pawn",
      "{ pieces: R, put: P, when: there free } | the square where the piece has gone is free",
      "{ pieces: R, put: P, when: not beyond free } | there is no next square beyond where the piece has gone that is free"})
  void theSquareThatWasLeftIsToldAsThat(String words, String told) {
    assertThat(RuleCard.of(definition(words), List.of()).toString()).contains(told);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "{ pieces: R } | say one of remove, turn, change and put",
      "{ remove: enemy P, put: N } | an effect does one thing",
      "{ remove: enemy P at least 2 } | this names no pieces",
      "{ remove: enemy P attacked by own } | it happens before they are known",
      "{ remove: enemy P, when: in check } | it happens before they are known",
      "{ change: own P } | say by \"becomes\" what the pieces become",
      "{ put: K } | no piece becomes royal",
      "{ after: drops, put: P } | no pieces are dropped in this game",
      "{ pieces: N, put: P, in: beyond } | these pieces never go in one",
      "{ pieces: N, put: P, in: between } | these pieces never go in one",
      "{ pieces: N, remove: enemy all between } | these pieces never go in one",
      "{ pieces: N, remove: enemy P near there, when: beyond free } | these pieces never go in one",
      "{ pieces: K, put: P, in: between } | these pieces go to the next square only",
      "{ change: own K, becomes: Q } | no effect happens to a royal piece, so not to K",
      "{ remove: enemy K P near there } | no effect happens to a royal piece, so not to K",
      "{ turn: any all but P Q R B N } | no effect happens to a royal piece, so not to K",
      "{ change: own P, becomes: P } | these pieces are that already: P",
      "{ put: P, becomes: Q } | nothing is changed"})
  void whatHasNoMeaningIsRefused(String words, String reason) {
    assertThatThrownBy(() -> definition(words)).isInstanceOf(DefinitionException.class)
        .hasMessageContaining(reason);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "{ pieces: N R, put: P, in: beyond }", "{ pieces: P, put: N, in: between }",
      "{ remove: enemy all but K near there }",
      "{ remove: enemy all near there }", "{ pieces: N, remove: enemy P near there }",
      "{ change: own P N, becomes: N }"})
  void whatCanHappenIsAccepted(String words) {
    assertThat(problems(words)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "{ pieces: P, put: N, in: there } | nothing is ever put there: the piece stands where it has gone",
      "{ pieces: B, after: captures, put: N } | this never happens: none of these pieces captures"})
  void whatNeverHappensIsHintedAt(String words, String reason) {
    assertThat(problems(words)).singleElement().asString().contains("hint: " + reason);
  }
}
