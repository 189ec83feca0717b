package org.variorum.rules.rule.absorption;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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

/** What becomes of a piece that captures. */
class AbsorptionTest {

  private static final DefinitionReader READER =
      new DefinitionReader(new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))));

  private static Definition definition(String word) {
    return READER.read("sample.yaml", "game: Sample\nfrom: chess\nabsorption: " + word + "\n", List.of());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "{ becomes: what it captures } | 7k/8/8/3r4/8/8/8/K2N4 w - - 0 1 | d1d5 | -",
      "{ becomes: what it captures } | 7k/8/8/3r4/8/4N3/8/K7 w - - 0 1 | e3d5 | 7k/8/8/3R4/8/8/8/K7",
      "{ becomes: what it captures } | 7k/8/8/8/8/8/1n6/K7 w - - 0 1 | a1b2 | 7k/8/8/8/8/8/1K6/8",
      "{ becomes: nothing } | 7k/8/8/3r4/8/4N3/8/K7 w - - 0 1 | e3d5 | 7k/8/8/8/8/8/8/K7",
      "{ becomes: nothing } | 7k/8/8/8/8/8/1n6/K7 w - - 0 1 | a1b2 | -",
      "[{ pieces: N, becomes: B }, { becomes: nothing }] | 7k/8/8/3r4/8/4N3/8/K7 w - - 0 1 | e3d5 | 7k/8/8/3B4/8/8/8/K7",
      "{ targets: R, becomes: Q } | 7k/8/8/3r4/8/4N3/8/K7 w - - 0 1 | e3d5 | 7k/8/8/3Q4/8/8/8/K7",
      "{ targets: R, becomes: Q } | 7k/8/8/3b4/8/4N3/8/K7 w - - 0 1 | e3d5 | 7k/8/8/3N4/8/8/8/K7",
      "{ becomes: what it captures } | 1r5k/P7/8/8/8/8/8/K7 w - - 0 1 | a7b8q | 1Q5k/8/8/8/8/8/8/K7",
      "{ becomes: the enemy's } | 7k/8/8/3r4/8/4N3/8/K7 w - - 0 1 | e3d5 | 7k/8/8/3n4/8/8/8/K7",
      "{ becomes: the enemy's } | 7k/8/8/8/8/8/1n6/K7 w - - 0 1 | a1b2 | 7k/8/8/8/8/8/1K6/8",
      "{ pieces: all but K, targets: R, becomes: the enemy's } | 7k/8/8/3b4/8/4N3/8/K7 w - - 0 1 | e3d5 | 7k/8/8/3N4/8/8/8/K7",
      // A piece that promotes changes sides as the promoted piece, and so may not attack its own king.
      "{ becomes: the enemy's } | 1r5k/P7/8/8/8/8/8/K7 w - - 0 1 | a7b8n | 1n5k/8/8/8/8/8/8/K7",
      "{ becomes: the enemy's } | r6k/1P6/8/8/8/8/8/K7 w - - 0 1 | b7a8q | -",
      // Also en passant.
      "{ becomes: the enemy's } | 7k/8/8/3pP3/8/8/8/K7 w - d6 0 1 | e5d6 | 7k/8/3p4/8/8/8/8/K7",
      // A king that would vanish is no attacker.
      "{ becomes: nothing } | 8/8/8/8/8/4k3/8/3K4 w - - 0 1 | d1d2 | 8/8/8/8/8/4k3/3K4/8",
      "{ targets: Q, becomes: nothing } | 8/8/8/8/8/4k3/8/3K4 w - - 0 1 | d1d2 | -"})
  void whoCapturesChanges(String word, String fen, String move, String after) {
    Position position = Game.of(definition(word)).position(fen);
    assertThat(position.find(move).map(found -> position.play(found).fen().split(" ")[0]).orElse("-"))
        .isEqualTo(after);
  }

  /** A rook that captures from where it stands may still castle as long as it is one. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "4k2r/p7/8/8/8/8/8/R3K3 w Qk - 0 1 | a1a7 | b k",
      "r3k3/8/8/8/8/8/8/R3K3 w Qq - 0 1 | a1a8 | b Q"})
  void aRightToCastleIsThatOfARook(String fen, String move, String rights) {
    Position position =
        Game.of(definition("{ becomes: what it captures }\ncaptures without moving: all but K"))
            .position(fen);
    assertThat(position.play(position.find(move).orElseThrow()).fen()).contains(" " + rights + " ");
  }

  @Test
  void aPieceThatChangesSidesIsTold() {
    Position position = Game.of(definition("{ pieces: all but K, becomes: the enemy's }"))
        .position("7k/8/8/3r4/8/4N3/8/K7 w - - 0 1");
    assertThat(position.spoken(position.find("e3d5").orElseThrow(), false)).contains("changes sides");
  }

  /** Kings that cannot capture stand beside each other, as where captures explode. */
  @Test
  void kingsThatWouldVanishGiveNoCheck() {
    Position position = Game.of(definition("{ becomes: nothing }"))
        .position("8/8/8/8/8/3k4/3K4/8 w - - 0 1");
    assertThat(position.inCheck()).isFalse();
    assertThat(position.find("d2d3")).isEmpty();
  }

  /** What is reached in two steps is reached: whatever promotes to one that becomes another by capturing. */
  @Test
  void whatPiecesBecomeIsFollowed() {
    String text =
        "game: Sample\nfrom: chess\npieces:\n  C: { name: cannon, moves: mRcpR }\n  P: { promotes: { becomes: G } }\n"
            + "  G: { name: guard, moves: F }\nabsorption: { pieces: G, becomes: C }\n";
    assertThat(Game.flaws(READER.read("sample.yaml", text, List.of())))
        .noneMatch(flaw -> flaw.toString().contains("no piece becomes one"));
  }

  @Test
  void whatSaysNothingIsRefused() {
    assertThatThrownBy(() -> definition("{ pieces: K, becomes: the enemy's }"))
        .hasMessageContaining("no royal piece changes sides");
    assertThatThrownBy(() -> definition("{ becomes: enemy }"))
        .hasMessageContaining("what it captures, nothing, the enemy's, or the letter of a piece");
  }

  @Test
  void noWallsComeWhereCapturersVanish() {
    String walls = "{ becomes: nothing }\nwalls: { placed: moved }";
    assertThat(Game.flaws(definition(walls)).toString())
        .contains("it is undefined whether a wall may stand where one was");
    assertThat(Game.flaws(definition(walls.replace("nothing", "what it captures")))).isEmpty();
  }

  @Test
  void theCardSaysIt() {
    assertThat(
        RuleCard.of(definition("{ pieces: all but K, becomes: what it captures }"), List.of()).toString())
        .contains("Absorption: ");
    assertThat(RuleCard.of(definition("{ pieces: all but K, becomes: the enemy's }"), List.of()).toString())
        .contains("that captures changes sides.")
        .contains("A piece that promotes by the same move changes sides as what it has become.");
    assertThat(RuleCard.of(definition("{ becomes: nothing }"), List.of()).toString())
        .contains("A royal piece that would leave the game so cannot capture, and gives no check by it.");
  }
}
