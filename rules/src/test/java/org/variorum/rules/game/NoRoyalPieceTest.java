package org.variorum.rules.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.board.Side;
import org.variorum.rules.card.RuleCard;
import org.variorum.rules.definition.DefinitionException;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.position.IllegalSetupException;
import org.variorum.rules.position.Outcome;

/** An army without a king against one with a king. */
class NoRoyalPieceTest {

  private static Game game(String lines) {
    return Game.of(new DefinitionReader(
        new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))))
        .read("sample.yaml", "game: Sample\nfrom: chess\n" + lines, List.of()));
  }

  private static final Game PAWNS = game("""
      no royal piece: White
      start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w kq - 0 1"
      goals: { extinction: { pieces: all } }
      """);

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      // Mate of the one king; White's last piece; White without a move; a piece that is attacked is not in check.
      "R5k1/5ppp/8/8/8/8/8/8 b - - 0 1 | mate | WHITE",
      "6k1/8/8/8/8/8/8/8 w - - 0 1 | extinct | BLACK",
      "6k1/8/8/8/p7/P7/8/8 w - - 0 1 | stalemate | -",
      "6k1/8/8/8/8/8/r7/Q7 w - - 0 1 | - | -"})
  void endsByMateOrByExtinction(String fen, String reason, String winner) {
    Position position = PAWNS.position(fen);
    assertThat(position.outcome().map(outcome -> outcome.reason().word()).orElse("-")).isEqualTo(reason);
    assertThat(position.outcome().flatMap(Outcome::winner).map(Side::name).orElse("-")).isEqualTo(winner);
    assertThat(position.inCheck()).isEqualTo(reason.equals("mate"));
  }

  @Test
  void itsPiecesAreNeverPinned() {
    Position position = PAWNS.position("4r1k1/8/8/8/8/4N3/8/4Q3 w - - 0 1");
    assertThat(position.moves()).filteredOn(move -> move.text().startsWith("e3")).hasSize(8);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "4k3/8/8/8/8/8/8/K6P w - - 0 1 | White may have no king and has 1",
      "8/8/8/8/8/8/8/7P w - - 0 1 | Black has no king",
      "4k3/8/8/8/8/8/8/4R3 w - - 0 1 | Black is in check, but it is White's turn"})
  void otherPositionsAreRefused(String fen, String flaw) {
    assertThatThrownBy(() -> PAWNS.position(fen)).isInstanceOfSatisfying(IllegalSetupException.class,
        e -> assertThat(e.flaws()).containsExactly(flaw));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "start: \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w kq - 0 1\""
          + "|sample.yaml:3:9: White has no royal piece in the start position; expected exactly one a side, or \"no royal"
          + " piece: White\"",
      "no royal piece: Black|sample.yaml:3:1: together with chess.yaml:7:9: Black has a royal piece in the start position;"
          + " expected none, as \"no royal piece\" says",
      "no royal piece: nobody|sample.yaml:3:17: \"nobody\" is none of the words that can stand here; expected White, Black"})
  void mistakesAreTold(String lines, String complaint) {
    assertThatThrownBy(() -> game(lines)).isInstanceOfSatisfying(DefinitionException.class,
        e -> assertThat(e.problems()).singleElement().asString().isEqualTo(complaint));
  }

  @Test
  void theCardSaysSo() {
    assertThat(RuleCard.of(PAWNS.definition(), List.of()).goals())
        .contains("White has no royal piece: only Black can be in check or mated.");
  }
}
