package org.variorum.rules.rule.unmoved;

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
import org.variorum.rules.position.IllegalSetupException;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Refusal;

/** Pieces that have never moved may go farther. */
class FirstMovesTest {

  private static final DefinitionReader READER =
      new DefinitionReader(new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))));

  private static Definition definition(String parent, String more) {
    return READER.read("sample.yaml", "game: Sample\nfrom: " + parent + "\n" + more + "\n", List.of());
  }

  private static Position play(Position position, String... moves) {
    Position after = position;
    for (String move : moves) {
      after = after.play(after.find(move).orElseThrow());
    }
    return after;
  }

  private static List<String> moves(Position position) {
    return position.moves().stream().map(Move::text).toList();
  }

  private static final Game CAMBODIAN = Game.of(definition("cambodian", ""));

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "4k3/8/8/8/8/8/8/3K4 w D - 0 1 | d1c1 d1e1 d1c2 d1d2 d1e2 d1b2 d1f2",
      "4k3/8/8/8/8/8/8/3K4 w - - 0 1 | d1c1 d1e1 d1c2 d1d2 d1e2",
      // Not out of check; the other piece may leap between.
      "3rk3/8/8/8/8/8/8/3K4 w D - 0 1 | d1c1 d1e1 d1c2 d1e2",
      "4k3/8/8/8/8/r5K1/8/4M3 w E - 0 1 | e1e3 g3f2 g3g2 g3h2 g3f4 g3g4 g3h4",
      // Over a piece, and never onto one.
      "4k3/8/8/8/8/8/4P3/3KM3 w DE - 0 1 | d1c1 d1c2 d1d2 d1b2 d1f2 e1d2 e1f2 e1e3 e2e3"})
  void whoHasNeverMovedLeaps(String fen, String legal) {
    assertThat(moves(CAMBODIAN.position(fen))).containsExactlyInAnyOrder(legal.split(" "));
  }

  @Test
  void theRightIsGoneOnceAndForAll() {
    Position start = CAMBODIAN.position("4k3/8/8/8/8/8/8/3KM3 w DE - 0 1");
    assertThat(play(start, "d1b2").fen()).contains(" b E - 1 1 ");
    assertThat(play(start, "e1e3").fen()).contains(" b D - 1 1 ");
    Position back = play(start, "d1c1", "e8e7", "c1d1", "e7e8");
    assertThat(back.fen()).contains(" w E - ");
    assertThat(back.whyNot("d1b2")).get().extracting(Refusal::words)
        .isEqualTo("the ang on d1 goes so only on its first move, and has moved");
  }

  @Test
  void aRookTakesItAwayWhateverStandsBetween() {
    Position start = CAMBODIAN.position("k4r2/8/8/3P4/8/8/8/3KM3 b DE - 0 1");
    assertThat(play(start, "f8d8").fen()).contains(" w E - ");
    assertThat(play(start, "f8e8").fen()).contains(" w DE - ");
  }

  @Test
  void aPositionSaysWhoHasNeverMoved() {
    assertThat(CAMBODIAN.start().fen()).isEqualTo("rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w DEde - 0 1");
    assertThatThrownBy(() -> CAMBODIAN.position("4k3/8/8/8/8/8/8/2K5 w D - 0 1"))
        .isInstanceOf(IllegalSetupException.class).hasMessageContaining("never moved on the file D");
  }

  @Test
  void theCardSaysIt() {
    assertThat(RuleCard.of(CAMBODIAN.definition(), List.of()).toString())
        .contains(
            "First moves: an ang that has never moved may also leap like a knight, the longer part sideways, forward only, without capturing (mfsN), but not in check,"
                + " nor once a tuuk (R) has moved");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "chess | first moves: { pieces: K, way: N } | a first move captures nothing: write m before each part of the movement",
      "chess | first moves: { pieces: K, way: mfinD } | a first move is no initial one",
      "chess | first moves: [{ pieces: K, way: mN }, { pieces: K, way: mD }] | the piece K is named twice",
      "chess | first moves: { pieces: K, way: mN, until aimed at by: K } | the royal piece K aims at no piece",
      "delegating | first moves: { pieces: N, way: mD } | it is undefined what the first move of such a piece is"})
  void whatHasNoMeaningIsRefused(String game, String words, String reason) {
    assertThatThrownBy(() -> Game.of(definition(game, words))).isInstanceOf(RuntimeException.class)
        .hasMessageContaining(reason);
  }
}
