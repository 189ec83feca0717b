package org.variorum.rules.ini;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.game.Game;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.language.Library;

/** Definitions become entries, and what entries say of them is what they are. */
@Execution(ExecutionMode.CONCURRENT)
class ExporterTest {

  private static final Library GAMES =
      new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games")));
  private static final int DEPTH = 2;

  /** Every game that options can say. */
  static List<ExportResult> games() {
    return GAMES.ids().stream().map(id -> new Exporter(GAMES).export(id, id))
        .filter(exported -> exported.unexpressed().isEmpty()).toList();
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatIsExportedIsImportedAsTheSame(ExportResult exported) {
    ImportResult back =
        new Importer(IniFile.read(exported.text()), Library.of(Map.of()), _ -> Optional.empty())
            .importNamed(exported.name()).orElseThrow();
    assertThat(back.refusals()).isEmpty();
    Game same = Game.of(new DefinitionReader(Library.of(Map.of())).read("same.yaml",
        back.definition().orElseThrow(), List.of()));
    Game game = Game.of(new DefinitionReader(GAMES).read(exported.name(), List.of()));
    for (int depth = 1; depth <= DEPTH; depth++) {
      assertThat(same.start().perft(depth)).isEqualTo(game.start().perft(depth));
    }
  }

  @Test
  void manyGamesCanBeSaid() {
    assertThat(games()).hasSizeGreaterThan(100);
  }

  @Test
  void leapsToAnywhereAndCompulsoryChecksAreLost() {
    Library one = Library.of(Map.of("mine", """
        game: Mine
        board: 8x8
        start: "n3k3/8/8/8/8/8/8/N3K3 w - - 0 1"
        pieces: { K: { name: king, royal: yes, moves: K }, N: { name: knight, moves: NmU } }
        compulsory checks: yes
        """));
    assertThat(new Exporter(one).export("mine", "mine").unexpressed())
        .containsExactlyInAnyOrder("compulsory checks", "pieces: N: moves");
  }

  @Test
  void whatIsLostIsSaid() {
    Library one = Library.of(Map.of("mine", """
        game: Mine
        board: 8x8
        start: "4k3/8/8/8/8/8/8/4K3 w - - 0 1"
        pieces: { K: { name: king, royal: yes, moves: K } }
        exchange: { pieces: K, with: K, when: in check }
        """));
    ExportResult exported = new Exporter(one).export("mine", "mine");
    assertThat(exported.unexpressed()).containsExactly("exchange");
    assertThat(exported.text()).startsWith("[mine]\n# not expressed: exchange\n").contains("king = k\n");
  }

  @ParameterizedTest
  @CsvSource({"xiangqi, chasingRule = axf", "minixiangqi, chasingRule = axf", "manchu, chasingRule = axf",
      "cambodian, countingRule = cambodian", "makruk, countingRule = makruk"})
  void whatPiecesCountAsGoesWithoutSaying(String id, String option) {
    assertThat(new Exporter(GAMES).export(id, id).text()).contains(option + "\n")
        .doesNotContain("perpetual chase", "draws: counting");
  }

  @Test
  void otherChasesAreNotSaid() {
    ExportResult exported = new Exporter(GAMES).export("xiangqi", "xiangqi");
    assertThat(exported.unexpressedDraws()).doesNotContain("draws: perpetual chase");
    Library one = Library.of(Map.of("mine", """
        game: Mine
        board: 8x8
        start: "4k3/8/8/8/8/8/8/4K2R w - - 0 1"
        pieces: { K: { name: king, royal: yes, moves: K }, R: { name: rook, moves: R } }
        draws: { perpetual chase: { pieces: R, targets: R } }
        """));
    assertThat(new Exporter(one).export("mine", "mine").text()).contains("perpetual chase")
        .doesNotContain("chasingRule");
  }

  private static ExportResult castling(String start, String castling) {
    return new Exporter(Library.of(Map.of("mine", """
        game: Mine
        board: 8x8
        start: "%s - 0 1"
        pieces: { K: { name: king, royal: yes, moves: K }, R: { name: rook, moves: R } }
        castling: %s
        """.formatted(start, castling)))).export("mine", "mine");
  }

  @Test
  void castlingSaysItsRank() {
    assertThat(castling("8/r3k3/8/8/8/8/4K2R/8 w Kq", "orthodox").text()).contains("castlingRank = 2\n")
        .doesNotContain("chess960", "castling: ");
    assertThat(castling("r3k3/8/8/8/8/8/8/4K2R w Kq", "orthodox").text()).doesNotContain("castlingRank",
        "castling: ");
    assertThat(castling("8/r3k3/8/8/8/8/8/4K2R w Kq", "orthodox").unexpressed())
        .containsExactly("castling: on different ranks");
    assertThat(castling("8/r3k3/8/8/8/8/4K2R/8 w Ha", "{ style: orthodox, from: rank 2 }").text())
        .contains("castlingRank = 2\n", "chess960 = true\n").doesNotContain("castling: ");
    assertThat(castling("r3k3/8/8/8/8/8/8/4K1RR w HGa", "{ style: orthodox, from: rank 1 }").unexpressed())
        .containsExactly("castling: from");
    assertThat(castling("r3k3/8/8/8/8/8/8/4K2R w Ha", "{ style: orthodox, from: e1-h1 }").unexpressed())
        .containsExactly("castling: from");
  }
}
