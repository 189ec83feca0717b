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

/** Sides with several royal pieces: all count, or only the last, or check means that all are attacked. */
class SeveralRoyalsTest {

  private static Game game(String lines) {
    return Game.of(new DefinitionReader(
        new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))))
        .read("sample.yaml", "game: Sample\nfrom: chess\ncastling: none\n" + lines, List.of()));
  }

  private static Game kings(String mode, String several) {
    return game("royalty: { mode: " + mode + ", of several: " + several + " }\n"
        + "pieces: { P: { promotes: { becomes: Q R B N K } } }\n"
        + "start: \"rnbkkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKKBNR w - - 0 1\"\n");
  }

  private static final Game COREGAL = game("""
      royalty: { mode: check, of several: all }
      pieces: { Q: { royal: yes } }
      start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1"
      """);
  private static final Game LAST = kings("check", "last");
  private static final Game NOT_ALL = kings("check", "not all");

  private static Game of(String name) {
    return switch (name) {
      case "coregal" -> COREGAL;
      case "last" -> LAST;
      case "not all" -> NOT_ALL;
      case "capture all" -> kings("capture", "all");
      default -> kings("capture", "last");
    };
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      // A queen that is attacked is in check, beside the king or alone, and so is each of two.
      "coregal | 4k3/8/8/q7/8/8/8/R6K b - - 0 1 | a5 | -",
      "coregal | 4k3/8/8/q7/2q5/8/P7/R5NK b - - 0 1 | - | -",
      "coregal | 4k3/8/8/8/8/8/1r3PPP/1r4QK w - - 0 1 | g1 | mate",
      // One of two kings may be left attacked, both may not where that is said; the last may not.
      "last | k3k3/8/8/8/8/8/8/R3K3 b - - 0 1 | - | -",
      "last | k7/8/8/8/8/8/8/R3K3 b - - 0 1 | a8 | -",
      "not all | k3k3/8/8/8/8/8/8/R3K3 b - - 0 1 | - | -",
      "not all | k3k3/8/8/8/8/8/8/R3RK2 b - - 0 1 | a8 e8 | -",
      "not all | k3k3/P2PPP2/8/8/8/8/8/R3RKQ1 b - - 0 1 | - | -"})
  void checkIsOfThoseThatCount(String game, String fen, String checked, String end) {
    Position position = of(game).position(fen);
    assertThat(
        String.join(" ", position.checkedSquares().stream().map(position.game().board()::name).toList()))
        .isEqualTo(checked.equals("-") ? "" : checked);
    assertThat(position.inCheck()).isEqualTo(!checked.equals("-"));
    assertThat(position.outcome().map(outcome -> outcome.reason().word()).orElse("-")).isEqualTo(end);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "last | 7k/7k/8/8/8/8/8/K6R w - - 0 1 | h1h7 | -",
      "capture last | 7k/7k/8/8/8/8/8/K6R w - - 0 1 | h1h7 | -",
      "capture last | 8/7k/8/8/8/8/8/K6R w - - 0 1 | h1h7 | WHITE",
      "capture all | 7k/7k/8/8/8/8/K7/K6R w - - 0 1 | h1h7 | WHITE"})
  void othersAreCaptured(String game, String fen, String move, String winner) {
    Position position = of(game).position(fen);
    Position after = position.play(position.find(move).orElseThrow());
    assertThat(after.outcome().flatMap(Outcome::winner).map(Side::name).orElse("-")).isEqualTo(winner);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "coregal | 4k3/8/8/q7/8/8/8/R6K b - - 0 1 | e8d8 | that does not end the check by the rook on a1",
      "coregal | 4k3/8/8/1q6/8/8/8/R6K b - - 0 1 | b5a5 | the queen on a5 would be attacked by the rook on a1",
      "not all | k3k3/8/8/8/8/8/8/R3RK2 b - - 0 1 | a8a7 | that does not end the check by the rook on a1 and the rook on e1",
      "not all | 1k2k3/8/8/8/8/8/8/R3RK2 b - - 0 1 | b8a8 | the king on a8 and the king on e8 would be attacked by the rook"
          + " on a1 and the rook on e1"})
  void whyNotNamesThem(String game, String fen, String move, String reason) {
    assertThat(of(game).position(fen).whyNot(move).orElseThrow().words()).isEqualTo(reason);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "last | 8/8/8/8/8/8/8/K6R w - - 0 1 | Black has no king",
      "not all | k3k3/8/8/8/8/8/8/R3RK2 w - - 0 1 | Black is in check, but it is White's turn"})
  void otherPositionsAreRefused(String game, String fen, String flaw) {
    assertThatThrownBy(() -> of(game).position(fen)).isInstanceOfSatisfying(IllegalSetupException.class,
        e -> assertThat(e.flaws()).containsExactly(flaw));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "royalty: { mode: capture, of several: not all }|\"not all\" needs check",
      "pieces: { P: { promotes: { becomes: Q K } } }|the piece P could promote to a second royal piece",
      "royalty: { of several: all }\\nhands: { K: anywhere }|the royal piece K is never in a hand",
      "royalty: { of several: last }\\npieces: { Q: { royal: yes }, R: { captures: { K: R } } }|the piece R captures some royal"
          + " pieces and not others",
      "royalty: { of several: last }\\npieces: { K: { in check: F } }|the royal piece K goes otherwise in check",
      "royalty: { of several: last }\\nen passant: none\\nacting: { form: rifle }|acting and several royal pieces of which not"
          + " all count"})
  void whatHasNoMeaningIsRefused(String lines, String complaint) {
    assertThatThrownBy(() -> game(lines.replace("\\n", "\n"))).satisfies(
        e -> assertThat(
            e instanceof DefinitionException refused ? refused.problems().toString() : e.getMessage())
            .contains(complaint));
  }

  @Test
  void theCardSaysSo() {
    assertThat(RuleCard.of(NOT_ALL.definition(), List.of()).goals())
        .contains(
            "A side may have several royal pieces. Some of them may be left attacked, and may be captured,"
                + " while another is not attacked. The side is in check when all of them are attacked.");
    assertThat(RuleCard.of(of("capture all").definition(), List.of()).goals())
        .contains(
            "A side wins by capturing a royal piece of the enemy, so that it has fewer than at the start.");
  }
}
