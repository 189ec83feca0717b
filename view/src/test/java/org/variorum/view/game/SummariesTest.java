package org.variorum.view.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.game.Position;
import org.variorum.rules.notation.San;
import org.variorum.rules.position.Move;
import org.variorum.view.answer.Family;
import org.variorum.view.answer.GameEntry;
import org.variorum.view.answer.GameList;
import org.variorum.view.answer.GameSummary;
import org.variorum.view.answer.Shape;

class SummariesTest {

  static Stream<Edition> editions() {
    return TestGames.editions();
  }

  @ParameterizedTest
  @MethodSource("editions")
  void everyGameOfTheProjectIsOnOfferWithEveryOption(Edition edition) {
    GameSummary summary = edition.summary();
    assertThat(summary.name()).isNotBlank();
    assertThat(summary.start()).isEqualTo(edition.game().start().fen());
    assertThat(summary.pieces()).hasSize(edition.game().definition().pieces().size());
    assertThat(summary.shape().files() * summary.shape().ranks() - summary.shape().holes().size())
        .isEqualTo(edition.game().board().size());
    assertThat(summary.hands()).isEqualTo(summary.start().contains("["));
    assertThat(edition.hash()).matches("[0-9a-f]{64}");
    assertThat(edition.sources()).containsKey(summary.id());
  }

  @Test
  void aGamesExampleOfAMoveIsOneOfItsFirstMoves() {
    TestGames.editions().forEach(edition -> {
      GameSummary.Example example = Objects.requireNonNull(edition.summary().example(), edition.toString());
      Position start = edition.game().start();
      Move move = start.find(example.text()).orElseThrow();
      assertThat(San.write(start, move)).isEqualTo(example.san());
    });
  }

  @Test
  void mechanismsAreToldInAWordEach() {
    assertThat(TestGames.edition("chess").summary().special()).isEmpty();
    assertThat(TestGames.edition("shogi").summary().special()).containsExactly("drops");
    assertThat(TestGames.edition("delegating").summary().special()).contains("borrowed movement");
    assertThat(TestGames.edition("notake-rifle").summary().special()).contains("acting, not capturing");
    assertThat(TestGames.edition("royal-standard").summary().special()).contains("range", "displacement");
  }

  @Test
  void linesAndNamesAtTheEdgesAreGivenAsPlayersKnowThem() {
    Shape plain = TestGames.edition("shogi").summary().shape();
    assertThat(plain.cells()).noneMatch(Shape.Cell::dark)
        .contains(new Shape.Cell("c3", 2, 6, false, 0, "7g"));
    assertThat(plain.lines()).hasSize(20).contains(List.of(0.0, 0.0, 9.0, 0.0));
    assertThat(plain.dots()).hasSize(8);
    assertThat(Objects.requireNonNull(plain.edges()).files()).startsWith("9").endsWith("1");
    Shape points = TestGames.edition("xiangqi").summary().shape();
    assertThat(points.lines()).contains(List.of(0.5, 0.5, 0.5, 9.5), List.of(1.5, 0.5, 1.5, 4.5),
        List.of(3.5, 0.5, 5.5, 2.5));
    assertThat(points.edges()).isNull();
    assertThat(TestGames.edition("chess").summary().shape().lines()).isEmpty();
  }

  @Test
  void whatMayBeWrittenOnPiecesIsGivenForEachSide() {
    assertThat(TestGames.edition("xiangqi").summary().pieces())
        .filteredOn(piece -> piece.letter().equals("K")).singleElement()
        .satisfies(general -> assertThat(general.characters()).containsExactly("帥", "將"));
    assertThat(TestGames.edition("chess").summary().pieces())
        .allMatch(piece -> piece.characters() == null);
  }

  @Test
  void cornersThatAreMissingAreHoles() {
    assertThat(TestGames.edition("royal-standard").summary().shape().holes())
        .containsExactly("a1", "g1", "a6", "g6");
  }

  @Test
  void theListShowsEachBoardOnceAndFamiliesInTheirOrder() {
    GameList list = TestGames.games().list();
    assertThat(list.shapes()).doesNotHaveDuplicates().hasSizeLessThan(list.games().size());
    assertThat(list.families()).extracting(Family::id).startsWith("inventors").doesNotHaveDuplicates();
    assertThat(list.games()).extracting(GameEntry::family).isSortedAccordingTo(
        Comparator.comparingInt(list.families().stream().map(Family::id).toList()::indexOf));
    Map<String, List<GameEntry>> forms = list.games().stream().filter(game -> game.formOf() != null)
        .collect(Collectors.groupingBy(game -> String.valueOf(game.formOf())));
    assertThat(forms).isNotEmpty().allSatisfy((_, games) -> assertThat(games).hasSizeGreaterThan(1)
        .extracting(GameEntry::family).containsOnly(games.getFirst().family()));
    for (GameEntry game : list.games()) {
      GameSummary summary = TestGames.edition(game.id()).summary();
      assertThat(list.shapes().get(game.shape())).usingRecursiveComparison().ignoringFields("signs")
          .isEqualTo(summary.shape());
      assertThat(game.signs()).isEqualTo(summary.shape().signs());
      assertThat(game.pieces()).isEqualTo(summary.pieces());
      assertThat(game.options()).isEqualTo(summary.options());
    }
  }
}
