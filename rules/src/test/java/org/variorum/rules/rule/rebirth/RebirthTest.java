package org.variorum.rules.rule.rebirth;

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

/** Where captured pieces come back. */
class RebirthTest {

  private static final String CIRCE = "{ by file: P }";
  private static final String ANTICIRCE = "{ which: capturers, by file: P }";

  private static final DefinitionReader READER =
      new DefinitionReader(new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))));

  private static Definition definition(String word) {
    return READER.read("sample.yaml", "game: Sample\nfrom: chess\nrebirth: " + word + "\n", List.of());
  }

  private static Position played(String word, String fen, String move) {
    Position position = Game.of(definition(word)).position(fen);
    return position.find(move).map(position::play).orElseThrow();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      // Of rooks, knights and bishops the one of the colour of the square.
      "7k/8/8/3r4/8/4N3/8/1K6 w - - 0 1 | e3d5 | r6k/8/8/3N4/8/8/8/1K6",
      "k7/8/8/4r3/2N5/8/8/K7 w - - 0 1 | c4e5 | k6r/8/8/4N3/8/8/8/K7",
      "7k/8/8/3n4/8/4N3/8/K7 w - - 0 1 | e3d5 | 6nk/8/8/3N4/8/8/8/K7",
      "7k/8/8/3b4/8/4N3/8/K7 w - - 0 1 | e3d5 | 2b4k/8/8/3N4/8/8/8/K7",
      "7k/8/8/3q4/8/4N3/8/K7 w - - 0 1 | e3d5 | 3q3k/8/8/3N4/8/8/8/K7",
      // Of pawns the file.
      "7k/8/8/3p4/8/4N3/8/K7 w - - 0 1 | e3d5 | 7k/3p4/8/3N4/8/8/8/K7",
      "7k/8/8/3pP3/8/8/8/K7 w - d6 0 1 | e5d6 | 7k/3p4/3P4/8/8/8/8/K7",
      // A piece stands there: the capturer, or another.
      "7k/3q4/8/4N3/8/8/8/K7 w - - 0 1 | e5d7 | 3q3k/3N4/8/8/8/8/8/K7",
      "3q3k/8/4N3/8/8/8/8/K7 w - - 0 1 | e6d8 | 3N3k/8/8/8/8/8/8/K7",
      "3r3k/8/8/3q4/8/4N3/8/K7 w - - 0 1 | e3d5 | 3r3k/8/8/3N4/8/8/8/K7",
      // The capturer has left it.
      "3N3k/8/4q3/8/8/8/8/K7 w - - 0 1 | d8e6 | 3q3k/8/4N3/8/8/8/8/K7",
      "8/8/8/8/8/4n3/8/k2Q3K b - - 0 1 | e3d1 | 8/8/8/8/8/8/8/k2n3K"})
  void theyComeBack(String fen, String move, String after) {
    assertThat(played(CIRCE, fen, move).fen().split(" ")[0]).isEqualTo(after);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "{ pieces: Q } | 7k/8/8/3r4/8/4N3/8/K7 w - - 0 1 | e3d5 | 7k/8/8/3N4/8/8/8/K7",
      "{ squares: enemy } | 7k/8/8/3n4/8/4N3/8/K7 w - - 0 1 | e3d5 | 7k/8/8/3N4/8/8/8/Kn6",
      "{ squares: enemy, by file: P } | 7k/8/8/3p4/8/4N3/8/K7 w - - 0 1 | e3d5 | 7k/8/8/3N4/8/8/3p4/K7",
      "{ pieces: P } | 7k/8/8/8/3p4/8/4N3/K7 w - - 0 1 | e2d4 | 7k/2p5/8/8/3N4/8/8/K7",
      "{ pieces: P } | 7k/8/8/3p4/8/4N3/8/K7 w - - 0 1 | e3d5 | 7k/3p4/8/3N4/8/8/8/K7"})
  void whichAndWhere(String word, String fen, String move, String after) {
    assertThat(played(word, fen, move).fen().split(" ")[0]).isEqualTo(after);
  }

  /** The queen would come back on d8 and give check. */
  @Test
  void aCaptureMayGiveCheckToTheCapturer() {
    Position position = Game.of(definition(CIRCE)).position("7k/8/8/8/4q3/2N5/8/3K4 w - - 0 1");
    assertThat(position.find("c3e4")).isEmpty();
    assertThat(position.whyNot("c3e4").map(Object::toString).orElseThrow())
        .contains("the king on d1 would be attacked by the queen on d8");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      // The king has never moved: the right of the rook is there again.
      "r3k3/8/8/8/2N5/4r3/8/4K3 w q - 0 1 | c4e3 | kq",
      "r3k3/8/8/8/5N2/3r4/8/4K3 w q - 0 1 | f4d3 | q",
      "4k3/8/8/5N2/8/6r1/8/4K3 w - - 0 1 unmoved:e8 | f5g3 | k",
      // It has moved.
      "4k3/8/8/5N2/8/6r1/8/4K3 w - - 0 1 | f5g3 | -"})
  void aRookMayCastleAgain(String fen, String move, String rights) {
    assertThat(played(CIRCE, fen, move).fen().split(" ")[2]).isEqualTo(rights);
  }

  @Test
  void aKingIsRememberedThatHasNeverMoved() {
    Position position = Game.of(definition(CIRCE)).position("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    for (String move : List.of("a1a2", "e8d8", "h1h2")) {
      position = position.play(position.find(move).orElseThrow());
    }
    assertThat(position.fen()).isEqualTo("3k4/8/8/8/8/8/R6R/4K3 b - - 3 2 unmoved:e1");
    position = position.play(position.find("d8e8").orElseThrow());
    assertThat(position.play(position.find("e1d1").orElseThrow()).fen())
        .isEqualTo("4k3/8/8/8/8/8/R6R/3K4 b - - 5 3");
  }

  @Test
  void aPieceThatComesBackIsTold() {
    Position position = Game.of(definition(CIRCE)).position("7k/8/8/3r4/8/4N3/8/1K6 w - - 0 1");
    assertThat(position.spoken(position.find("e3d5").orElseThrow(), false))
        .contains("the rook comes back on a8");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      // To the square of its like that has the colour of the square of the capture; pawns on their file; kings home.
      "7k/8/8/3r4/8/4N3/8/K7 w - - 0 1 | e3d5 | 7k/8/8/8/8/8/8/KN6",
      "7k/8/8/3rp3/5P2/8/8/K7 w - - 0 1 | f4e5 | 7k/8/8/3r4/8/8/4P3/K7",
      "7k/8/8/3pP3/8/8/8/K7 w - d6 0 1 | e5d6 | 7k/8/8/8/8/8/3P4/K7",
      "7k/8/8/8/8/8/1n6/K7 w - - 0 1 | a1b2 | 7k/8/8/8/8/8/8/4K3",
      // A piece on that square forbids it, unless it is the capturer itself, before or after.
      "7k/8/8/3r4/8/4N3/8/KR6 w - - 0 1 | e3d5 | -",
      "7k/8/8/8/3r4/8/8/K2Q4 w - - 0 1 | d1d4 | 7k/8/8/8/8/8/8/K2Q4",
      "7k/8/8/8/8/8/8/Kn3R2 w - - 0 1 | f1b1 | 7k/8/8/8/8/8/8/K6R",
      "7k/8/8/8/3Q4/8/8/K2n4 w - - 0 1 | d4d1 | 7k/8/8/8/8/8/8/K2Q4",
      // A pawn that captures on the last rank promotes first.
      "1r5k/P7/8/8/8/8/8/K7 w - - 0 1 | a7b8q | 7k/8/8/8/8/8/8/K2Q4",
      "1r5k/P7/8/8/8/8/8/K2b4 w - - 0 1 | a7b8q | -"})
  void capturersComeBack(String fen, String move, String after) {
    Position position = Game.of(definition(ANTICIRCE)).position(fen);
    assertThat(position.find(move).map(found -> position.play(found).fen().split(" ")[0]).orElse("-"))
        .isEqualTo(after);
  }

  /** A king is attacked only by a piece that could come back. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "k7/8/8/8/8/8/r7/K7 w - - 0 1 | true", "k6r/8/8/8/8/8/r7/K7 w - - 0 1 | false",
      "7k/8/8/8/8/1p6/K7/8 w - - 0 1 | true", "7k/p7/8/8/8/1p6/K7/8 w - - 0 1 | false",
      // As whatever it would promote to.
      "7k/8/8/8/8/8/1p6/K7 w - - 0 1 | true", "1n1q1b1k/8/8/8/8/8/1p6/K7 w - - 0 1 | false"})
  void aKingIsSafeFromWhoCannotComeBack(String fen, boolean check) {
    assertThat(Game.of(definition(ANTICIRCE)).position(fen).inCheck()).isEqualTo(check);
  }

  @Test
  void aCapturerThatComesBackIsTold() {
    Position position = Game.of(definition(ANTICIRCE)).position("7k/8/8/3r4/8/4N3/8/K7 w - - 0 1");
    assertThat(position.spoken(position.find("e3d5").orElseThrow(), false))
        .contains("the knight comes back on b1");
    assertThat(RuleCard.of(definition(ANTICIRCE), List.of()).toString())
        .contains("Rebirth: kings, queens, rooks, bishops, knights and pawns that capture come back at once")
        .contains("Pawns come back only on the file where they captured.");
    Position shut = Game.of(definition(ANTICIRCE)).position("7k/8/8/3r4/8/4N3/8/KR6 w - - 0 1");
    assertThat(shut.whyNot("e3d5").map(Object::toString).orElseThrow())
        .contains("the square is occupied to which the capturer would come back");
  }

  @Test
  void royalPiecesDoNotComeBack() {
    assertThatThrownBy(() -> definition("{ pieces: all }")).isInstanceOf(DefinitionException.class)
        .hasMessageContaining("the royal piece K does not come back");
  }

  @Test
  void theCardSaysIt() {
    String card = RuleCard.of(definition(CIRCE), List.of()).toString();
    assertThat(card).contains("Rebirth: captured queens, rooks, bishops, knights and pawns come back")
        .contains("Pawns come back only on the file where they were captured.")
        .contains("only rooks count here as pieces that have not moved");
  }
}
