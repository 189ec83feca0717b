package org.variorum.view.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.guide.DirectoryPages;
import org.variorum.rules.guide.Pages;
import org.variorum.view.answer.InsightView;
import org.variorum.view.answer.RulesPage;
import org.variorum.view.game.Edition;
import org.variorum.view.game.TestGames;
import org.variorum.view.position.InsightViews;
import org.variorum.view.position.Views;

final class RulesPagesTest {

  private static final Pages PROJECT =
      new DirectoryPages(Path.of(System.getProperty("variorum.games", "../games")));

  private static final Map<Edition, RulesPage> PAGES = new ConcurrentHashMap<>();

  static Stream<Edition> editions() {
    return TestGames.editions();
  }

  private static RulesPage page(Pages pages, Edition edition) {
    return new RulesPages(TestGames.games(), pages, new Views(), (_, _) -> {
    }, () -> {}).page(edition);
  }

  /** The page of a game of the project, made once for all tests. */
  private static RulesPage page(Edition edition) {
    return PAGES.computeIfAbsent(edition, _ -> page(PROJECT, edition));
  }

  private static Pages text(String text) {
    return id -> Optional.of(text);
  }

  @Execution(ExecutionMode.CONCURRENT)
  @ParameterizedTest
  @MethodSource("editions")
  void everyGameHasItsRules(Edition edition) {
    RulesPage page = page(edition);
    assertThat(page.game()).isEqualTo(edition.summary());
    assertThat(page.options()).isEqualTo(edition.options());
    assertThat(page.guide()).isNotEmpty().allSatisfy(block -> assertThat(
        Stream.of(block.prose(), block.example(), block.diagram()).filter(Objects::nonNull)).hasSize(1));
    assertThat(page.card()).extracting(RulesPage.Section::title).contains("The pieces", "How a game ends");
    assertThat(page.card()).allSatisfy(section -> assertThat(section.sentences()).isNotEmpty());
  }

  @Execution(ExecutionMode.CONCURRENT)
  @ParameterizedTest
  @MethodSource("editions")
  void notationStandsBesideTheSameWords(Edition edition) {
    page(edition).card().stream().flatMap(section -> section.sentences().stream()).forEach(sentence -> {
      assertThat(sentence.words()).isNotBlank();
      if (sentence.notated() != null) {
        assertThat(sentence.notated()).hasSizeGreaterThan(sentence.words().length())
            .startsWith(sentence.words().substring(0, 4));
      }
    });
  }

  @Test
  void movementIsSaidInWordsWithNotationApart() {
    assertThat(page(TestGames.edition("chess")).card().getFirst().sentences()).contains(
        new RulesPage.Sentence("Rook (R): slides any distance along a rank or file.",
            "Rook (R): slides any distance along a rank or file (R)."));
  }

  @Execution(ExecutionMode.CONCURRENT)
  @ParameterizedTest
  @MethodSource("editions")
  void everyPieceIsShownWhereItCanDoSomething(Edition edition) {
    for (PieceKind piece : edition.game().definition().pieces()) {
      DiagramSetup diagramSetup = DiagramSetup.of(edition.game(), piece);
      InsightView insight = InsightViews.of(edition.game(), diagramSetup.fen(), diagramSetup.square());
      assertThat(insight.piece()).isEqualTo(piece.letter());
      if (piece.ways().isEmpty() && edition.game().rules().company(piece.letter()).isEmpty()) {
        // A disc that is only dropped goes nowhere, and an imitator only after a move of the opponent.
        assertThat(insight.sights()).as(piece.name() + " in " + diagramSetup).isEmpty();
        continue;
      }
      assertThat(insight.sights()).as(piece.name() + " in " + diagramSetup).isNotEmpty();
      assertThat(insight.barred()).as(piece.name() + " in " + diagramSetup).isNull();
    }
  }

  @Test
  void examplesOfAPageCanBePlayed() {
    RulesPage page = page(TestGames.edition("royal-standard"));
    List<RulesPage.Example> examples =
        page.guide().stream().map(RulesPage.Block::example).filter(Objects::nonNull).toList();
    assertThat(examples).isNotEmpty();
    RulesPage.Example first = examples.getFirst();
    assertThat(first.line().position().moves()).extracting(move -> move.text()).containsAll(first.legal());
    assertThat(first.refused()).extracting(refused -> refused.why().rule()).contains("OUT_OF_RANGE");
  }

  private static Stream<RulesPage.Example> examples(RulesPage page) {
    return page.guide().stream().map(RulesPage.Block::example).filter(Objects::nonNull);
  }

  @Execution(ExecutionMode.CONCURRENT)
  @ParameterizedTest
  @MethodSource("editions")
  void readersAreToldNoNumbersOfRules(Edition edition) {
    RulesPage page = page(edition);
    Stream<String> prose = page.guide().stream().map(RulesPage.Block::prose).filter(Objects::nonNull);
    Stream<String> said = examples(page).flatMap(example -> Stream.of(example.title(), example.say()));
    Stream<String> card = page.card().stream().flatMap(section -> section.sentences().stream())
        .map(RulesPage.Sentence::words);
    assertThat(Stream.of(prose, said, card).flatMap(texts -> texts))
        .noneMatch(text -> text.matches("(?s).*\\b[A-Z]{2,4}-\\d.*"));
  }

  @Execution(ExecutionMode.CONCURRENT)
  @ParameterizedTest
  @MethodSource("editions")
  void examplesAreToldFromTheirBeginning(Edition edition) {
    assertThat(examples(page(edition)))
        .allSatisfy(example -> assertThat(example.begin().fen()).isEqualTo(example.line().start()));
  }

  @Test
  void theInventorsDiagramOfTheWindmillHasHisAnswer() {
    RulesPage.Example diagram = examples(page(TestGames.edition("royal-standard")))
        .filter(example -> example.title().equals("The inventor's diagram")).findFirst().orElseThrow();
    String windmill = "d3";
    assertThat(diagram.line().position().moves()).extracting(move -> move.text())
        .filteredOn(text -> text.startsWith(windmill)).containsExactlyInAnyOrderElementsOf(diagram.legal());
    assertThat(diagram.legal()).hasSize(10);
  }

  @Test
  void theSampleOfDelegatingChessGoesOnToItsEnd() {
    RulesPage.Example sample = examples(page(TestGames.edition("delegating")))
        .filter(example -> example.title().equals("The inventor's sample game")).findFirst().orElseThrow();
    assertThat(sample.line().plies()).extracting(ply -> ply.san()).containsExactly("d4+", "Nd8", "Kd2",
        "Qxg7", "dxg4", "Qe9+", "d4", "Cxa12", "Cc2");
  }

  @Test
  void whoShootsInRifleIsNotToldToPromote() {
    String rifle =
        page(TestGames.edition("notake-rifle")).guide().stream().map(RulesPage.Block::prose)
            .filter(Objects::nonNull).collect(Collectors.joining());
    assertThat(rifle).contains("does not promote itself").doesNotContain("may promote by its own move");
    String approaching = page(TestGames.edition("notake-approaching")).guide().stream()
        .map(RulesPage.Block::prose).filter(Objects::nonNull).collect(Collectors.joining());
    assertThat(approaching).contains("may promote by its own move");
  }

  @Test
  void htmlOfAPageIsShownAsTextAndDangerousLinksLeadNowhere() {
    RulesPage page = page(text("""
        # Chess

        Text with <script>alert(1)</script> and <b>bold</b>, [a link](javascript:alert(1)),
        [another](https://example.org/).
        """), TestGames.edition("chess"));
    assertThat(page.guide().getFirst().prose()).doesNotContain("<script", "<b>", "javascript:")
        .contains("&lt;script&gt;", "rel=\"noopener noreferrer\"", "href=\"https://example.org/\"");
  }

  @Test
  void whatOfAPageIsNotSoIsLeftOut() {
    RulesPage page = page(text("""
        # Chess

        Before.

        ```example
        title: No
        moves: e5
        say: This is not possible.
        ```

        After.
        """), TestGames.edition("chess"));
    assertThat(page.guide()).extracting(RulesPage.Block::prose).containsExactly("<p>Before.</p>\n",
        "<p>After.</p>\n");
  }

  @Test
  void aPageThatCannotBeReadIsReplacedByDiagrams() {
    RulesPage page = page(text("no title"), TestGames.edition("chess"));
    assertThat(page.guide()).extracting(RulesPage.Block::diagram).doesNotContainNull().hasSize(6);
    assertThat(page.guide().stream().map(RulesPage.Block::diagram).filter(Objects::nonNull)
        .filter(diagram -> diagram.letter().equals("K")).map(diagram -> diagram.sights().size()))
        .containsExactly(8);
  }
}
