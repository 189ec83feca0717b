package org.variorum.server.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.definition.Man;
import org.variorum.rules.guide.DirectoryPages;
import org.variorum.rules.guide.Pages;
import org.variorum.server.api.InsightView;
import org.variorum.server.api.RulesPage;
import org.variorum.server.catalog.Edition;
import org.variorum.server.catalog.Games;
import org.variorum.server.view.Insights;
import org.variorum.server.view.Views;

final class RulesPagesTest {

  private static final Pages PROJECT =
      new DirectoryPages(Path.of(System.getProperty("variorum.games", "../games")));

  static Stream<Edition> editions() {
    return Games.editions();
  }

  private static RulesPage page(Pages pages, Edition edition) {
    return new RulesPages(Games.catalog(), pages, new Views()).page(edition);
  }

  private static Pages text(String text) {
    return id -> Optional.of(text);
  }

  @ParameterizedTest
  @MethodSource("editions")
  void everyGameHasItsRules(Edition edition) {
    RulesPage page = page(PROJECT, edition);
    assertThat(page.game()).isEqualTo(edition.summary());
    assertThat(page.options()).isEqualTo(edition.options());
    assertThat(page.guide()).isNotEmpty().allSatisfy(block -> assertThat(
        Stream.of(block.prose(), block.example(), block.diagram()).filter(Objects::nonNull)).hasSize(1));
    assertThat(page.card()).extracting(RulesPage.Section::title).contains("The men", "How a game ends");
    assertThat(page.card()).allSatisfy(section -> assertThat(section.sentences()).isNotEmpty());
  }

  @ParameterizedTest
  @MethodSource("editions")
  void everyManIsShownWhereItCanDoSomething(Edition edition) {
    for (Man man : edition.game().definition().men()) {
      Stage stage = Stage.of(edition.game(), man);
      InsightView insight = Insights.of(edition.game(), stage.fen(), stage.square());
      assertThat(insight.man()).isEqualTo(man.letter());
      assertThat(insight.sights()).as(man.name() + " in " + stage).isNotEmpty();
      assertThat(insight.barred()).as(man.name() + " in " + stage).isNull();
    }
  }

  @Test
  void examplesOfAPageCanBePlayed() {
    RulesPage page = page(PROJECT, Games.edition("royal-standard"));
    List<RulesPage.Example> examples =
        page.guide().stream().map(RulesPage.Block::example).filter(Objects::nonNull).toList();
    assertThat(examples).isNotEmpty();
    RulesPage.Example first = examples.getFirst();
    assertThat(first.line().position().moves()).extracting(move -> move.text()).containsAll(first.legal());
    assertThat(first.refused()).extracting(refused -> refused.why().rule()).contains("OUT_OF_RANGE");
  }

  @Test
  void htmlOfAPageIsShownAsTextAndDangerousLinksLeadNowhere() {
    RulesPage page = page(text("""
        # Chess

        Text with <script>alert(1)</script> and <b>bold</b>, [a link](javascript:alert(1)),
        [another](https://example.org/).
        """), Games.edition("chess"));
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
        """), Games.edition("chess"));
    assertThat(page.guide()).extracting(RulesPage.Block::prose).containsExactly("<p>Before.</p>\n",
        "<p>After.</p>\n");
  }

  @Test
  void aPageThatCannotBeReadIsReplacedByDiagrams() {
    RulesPage page = page(text("no title"), Games.edition("chess"));
    assertThat(page.guide()).extracting(RulesPage.Block::diagram).doesNotContainNull().hasSize(6);
    assertThat(page.guide().stream().map(RulesPage.Block::diagram).filter(Objects::nonNull)
        .filter(diagram -> diagram.letter().equals("K")).map(diagram -> diagram.sights().size()))
        .containsExactly(8);
  }
}
