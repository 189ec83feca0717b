package org.variorum.rules.rule.selfcapture;

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

/** Captures of own pieces. */
class SelfCaptureTest {

  private static final DefinitionReader READER =
      new DefinitionReader(new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))));

  private static Definition definition(String words) {
    return READER.read("sample.yaml", "game: Sample\nfrom: chess\nself-captures: " + words + "\n", List.of());
  }

  private static Position position(String words, String fen) {
    return Game.of(definition(words)).position(fen);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "{} | 7k/8/8/8/8/8/P7/R3K3 w - - 9 9 | a1a2 | 7k/8/8/8/8/8/R7/4K3 b - - 0 9 | Rxa2 | rook captures its own pawn on a2",
      "{} | 7k/8/8/8/8/1N6/P7/4K3 w - - 0 1 | a2b3 | 7k/8/8/8/8/1P6/8/4K3 b - - 0 1 | axb3 | pawn captures its own knight on b3",
      "{} | 7k/8/8/8/8/P7/P7/4K3 w - - 0 1 | a2a3 | - | - | -",
      "{ ways: moving } | 7k/8/8/8/8/P7/P7/4K3 w - - 0 1 | a2a3 | 7k/8/8/8/8/P7/8/4K3 b - - 0 1 | axa3 | -",
      "{} | 1N5k/P7/8/8/8/8/8/4K3 w - - 0 1 | a7b8q | 1Q5k/8/8/8/8/8/8/4K3 b - - 0 1 | axb8=Q+ | pawn captures its own knight on b8 and becomes a queen, check",
      "{} | 6k1/8/8/8/8/8/8/R3K2R w KQ - 0 1 | e1d1 | 6k1/8/8/8/8/8/8/R2K3R b - - 1 1 | Kd1 | -",
      "{} | 6k1/8/8/8/8/8/8/RN2K2R w KQ - 0 1 | a1b1 | 6k1/8/8/8/8/8/8/1R2K2R b K - 0 1 | Rxb1 | -",
      // A pinned piece captures nobody off its line, and a king may clear a square for itself.
      "{} | 4r2k/8/8/8/8/8/3PN3/4K3 w - - 0 1 | e2d4 | - | - | -",
      "{} | 4r2k/8/8/8/8/8/3PN3/4K3 w - - 0 1 | e1d2 | 4r2k/8/8/8/8/8/3KN3/8 b - - 0 1 | Kxd2 | -",
      "{ targets: all but P } | 7k/8/8/8/8/8/P7/R3K3 w - - 0 1 | a1a2 | - | - | -",
      "{ pieces: all but R } | 7k/8/8/8/8/8/P7/R3K3 w - - 0 1 | a1a2 | - | - | -"})
  void piecesCaptureTheirOwn(String words, String fen, String move, String after, String san, String spoken) {
    Position position = position(words, fen);
    assertThat(position.find(move).map(found -> position.play(found).fen()).orElse("-")).isEqualTo(after);
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
      "{ targets: all but P } | a1a2 | a pawn is not captured by its own side",
      "{ pieces: all but R } | a1a2 | a rook captures no pieces of its own side",
      "{ ways: moving } | a1e1 | a king is not captured by its own side",
      "{} | a2a3 | the pawn captures pieces of its own side only where it could capture an enemy"})
  void whyNot(String words, String move, String why) {
    Position position = position(words, "7k/8/8/8/8/N7/P7/R3K3 w - - 0 1");
    assertThat(position.whyNot(move).map(found -> found.words()).orElse("-")).contains(why);
  }

  /** It is no capture for any other rule: nobody has to make it. */
  @Test
  void nobodyHasTo() {
    Position position = Game.of(READER.read("sample.yaml",
        "game: Sample\nfrom: chess\nself-captures: {}\ncompulsory captures: yes\n", List.of()))
        .position("7k/8/8/8/8/8/P7/R3K3 w - - 0 1");
    assertThat(position.find("a2a4")).isPresent();
  }

  @Test
  void theCardSaysIt() {
    assertThat(RuleCard.of(definition("{ pieces: all but K, targets: P }"), List.of()).toString()).contains(
        "Self-captures: all pieces but kings may capture pawns of their own side; never a royal one. A piece captured so leaves"
            + " the game, and nothing else follows from it.");
  }

  /** A king makes no capture in which it would explode; a king that survives captures like other pieces. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "explosion: { spares: P } | false",
      "explosion: { spares: P, immune: K } | true",
      "explosion: { spares: K P, capturer: stays } | true",
      "absorption: { pieces: N, becomes: B } | true",
      "absorption: { becomes: nothing } | false"})
  void aKingThatWouldVanishCapturesNobody(String words, boolean may) {
    Position position = Game.of(READER.read("sample.yaml",
        "game: Sample\nfrom: chess\nself-captures: {}\n" + words + "\n", List.of()))
        .position("7k/8/8/8/8/8/P7/K7 w - - 0 1");
    assertThat(position.find("a1a2").isPresent()).isEqualTo(may);
  }

  @Test
  void whatHasNoMeaningIsRefused() {
    assertThatThrownBy(() -> definition("{ targets: K }")).isInstanceOf(DefinitionException.class)
        .hasMessageContaining(
            "a royal piece is never captured by its own side, so nothing is captured; name others");
  }
}
